import type { FollowRow, LikeRow, UserRow } from '../rows';
import type { FollowIndexes } from './followIndexes';
import { createGroups } from './groups';
import type { LikeIndexes } from './likeIndexes';
import { createPublicPosts } from './publicPosts';
import { createRanking } from './ranking';
import type { StoredPost } from './tableRows';
import type { Tables } from './tables';

type Kept<Row> = Readonly<Row> | null;
type Around = { tables: Tables; likes: LikeIndexes; follows: FollowIndexes };

export function createPostIndexes({ tables, likes, follows }: Around) {
  const byUrl = new Map<string, string>();
  const ofAuthor = createGroups();
  const publishedOf = createGroups();
  const open = createPublicPosts(likes);
  /** Authors whom everyone may read, by followers. */
  const popularAuthors = createRanking();

  function rankAuthor(id: string) {
    const user = tables.users.get(id);
    if (!user || user.isBlocked || publishedOf.of(id).size === 0) return popularAuthors.drop(id);
    popularAuthors.put({ id, score: follows.ofAuthor.of(id).size, at: user.createdAt });
  }

  function publish(post: StoredPost) {
    const isBlocked = tables.users.get(post.authorId)?.isBlocked ?? true;
    if (post.isPublished && !isBlocked) open.put(post);
    else open.drop(post.id);
  }

  function forget({ id, url, authorId }: StoredPost) {
    byUrl.delete(url.toLowerCase());
    ofAuthor.drop(authorId, id);
    publishedOf.drop(authorId, id);
  }

  function keep(post: StoredPost) {
    byUrl.set(post.url.toLowerCase(), post.id);
    ofAuthor.put(post.authorId, post);
    if (post.isPublished) publishedOf.put(post.authorId, post);
    publish(post);
    rankAuthor(post.authorId);
  }

  return {
    ...open,
    ofAuthor,
    publishedOf,
    popularAuthors,
    idByUrl: (url: string) => byUrl.get(url.toLowerCase()) ?? null,
    change(before: Kept<StoredPost>, after: Kept<StoredPost>) {
      if (before) forget(before);
      if (after) keep(after);
      else if (before) {
        open.drop(before.id);
        rankAuthor(before.authorId);
      }
    },
    changeAuthor(before: Kept<UserRow>, after: Kept<UserRow>) {
      const id = (after ?? before)?.id ?? '';
      rankAuthor(id);
      if (before?.isBlocked === after?.isBlocked) return;
      for (const { id: postId } of publishedOf.of(id).walk()) {
        const post = tables.posts.get(postId);
        if (post) publish(post);
      }
    },
    rankLiked(like: Kept<LikeRow>) {
      const post = like && tables.posts.get(like.postId);
      if (post) open.rank(post);
    },
    rankFollowed(follow: Kept<FollowRow>) {
      if (follow) rankAuthor(follow.authorId);
    },
  };
}
