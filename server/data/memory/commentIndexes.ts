import type { CommentRow } from '../rows';
import { createGroups } from './groups';
import { createLinks } from './links';
import type { Tables } from './tables';

type Kept = Readonly<CommentRow> | null;

export function createCommentIndexes({ posts }: Pick<Tables, 'posts'>) {
  const ofPost = createGroups();
  const ofUser = createLinks();
  const received = createLinks();
  const receiverOf = ({ postId }: CommentRow) => posts.get(postId)?.authorId ?? '';
  return {
    ofPost,
    ofUser,
    /** By the author whose posts were commented on. */
    received,
    change(before: Kept, after: Kept) {
      if (before) {
        ofPost.drop(before.postId, before.id);
        ofUser.drop(before.authorId, before.id);
        received.drop(receiverOf(before), before.id);
      }
      if (after) {
        ofPost.put(after.postId, after);
        ofUser.put(after.authorId, after.id);
        received.put(receiverOf(after), after.id);
      }
    },
  };
}
