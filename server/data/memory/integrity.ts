import type { Tables } from './tables';

/**
 * Leaves out what points to nothing: tables are saved one by one, so that two of them can come from
 * different moments. Afterwards everything else may rely on its joins.
 */
export function dropDangling(tables: Tables) {
  const { users, posts } = tables;
  posts.keepOnly(({ authorId }) => users.has(authorId));
  tables.contents.keepOnly(({ postId }) => posts.has(postId));
  tables.comments.keepOnly((row) => posts.has(row.postId) && users.has(row.authorId));
  tables.likes.keepOnly((row) => posts.has(row.postId) && users.has(row.userId));
  tables.follows.keepOnly((row) => users.has(row.authorId) && users.has(row.followerId));
  tables.sessions.keepOnly(({ userId }) => users.has(userId));
  tables.tokens.keepOnly(({ userId }) => users.has(userId));
}
