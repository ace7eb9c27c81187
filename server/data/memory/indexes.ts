import { createCommentIndexes } from './commentIndexes';
import { createFollowIndexes } from './followIndexes';
import { createLikeIndexes } from './likeIndexes';
import { createOwnedIndexes } from './ownedIndexes';
import { createPostIndexes } from './postIndexes';
import type { TableName, TableRows } from './tableRows';
import type { Tables } from './tables';
import { createUserIndexes } from './userIndexes';

export type Change<Row> = (before: Readonly<Row> | null, after: Readonly<Row> | null) => void;

type Changes = { readonly [Name in TableName]?: Change<TableRows[Name]> };

/** Everything that lists, counts and searches are answered from; it follows from the tables alone. */
export function createIndexes(tables: Tables) {
  const follows = createFollowIndexes();
  const likes = createLikeIndexes(tables);
  const comments = createCommentIndexes(tables);
  const posts = createPostIndexes({ tables, likes, follows });
  const users = createUserIndexes();
  const owned = createOwnedIndexes();
  const changes: Changes = {
    users(before, after) {
      users.change(before, after);
      posts.changeAuthor(before, after);
    },
    posts: (before, after) => posts.change(before, after),
    comments: (before, after) => comments.change(before, after),
    likes(before, after) {
      likes.change(before, after);
      posts.rankLiked(after ?? before);
    },
    follows(before, after) {
      follows.change(before, after);
      posts.rankFollowed(after ?? before);
    },
    sessions: (before, after) => owned.changeSession(before, after),
    tokens: (before, after) => owned.changeToken(before, after),
    resources: (before, after) => owned.changeResource(before, after),
  };
  return { users, posts, comments, likes, follows, owned, changes };
}

export type Indexes = ReturnType<typeof createIndexes>;
