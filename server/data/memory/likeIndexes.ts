import type { LikeRow } from '../rows';
import { createGroups } from './groups';
import { createLinks } from './links';
import { keysOf } from './tableRows';
import type { Tables } from './tables';

type Kept = Readonly<LikeRow> | null;

export function createLikeIndexes({ posts }: Pick<Tables, 'posts'>) {
  const ofPost = createLinks();
  const ofUser = createLinks();
  const received = createGroups();
  const authorOf = ({ postId }: LikeRow) => posts.get(postId)?.authorId ?? '';

  function forget(like: LikeRow) {
    const key = keysOf.likes(like);
    ofPost.drop(like.postId, key);
    ofUser.drop(like.userId, key);
    received.drop(authorOf(like), key);
  }

  function keep(like: LikeRow) {
    const key = keysOf.likes(like);
    ofPost.put(like.postId, key);
    ofUser.put(like.userId, key);
    received.put(authorOf(like), { id: key, createdAt: like.createdAt });
  }

  return {
    ofPost,
    ofUser,
    /** By the author whose posts were liked. */
    received,
    change(before: Kept, after: Kept) {
      if (before) forget(before);
      if (after) keep(after);
    },
  };
}

export type LikeIndexes = ReturnType<typeof createLikeIndexes>;
