import type {
  CommentRow,
  ContactRow,
  FollowRow,
  LikeRow,
  PostRow,
  ResourceRow,
  SessionRow,
  TokenRow,
  UserRow,
} from '../rows';

/** A post as it is kept: its likes are counted from theirs, its content stands in a table of its own. */
export type StoredPost = Omit<PostRow, 'likes'>;

type ContentRow = { postId: string; content: string };

/** What each table keeps: plain rows, fit for a structured clone. */
export type TableRows = {
  users: UserRow;
  sessions: SessionRow;
  tokens: TokenRow;
  posts: StoredPost;
  contents: ContentRow;
  comments: CommentRow;
  likes: LikeRow;
  follows: FollowRow;
  resources: ResourceRow;
  contact: ContactRow;
};

export type TableName = keyof TableRows;

export const keysOf: { readonly [Name in TableName]: (row: TableRows[Name]) => string } = {
  users: ({ id }) => id,
  sessions: ({ id }) => id,
  tokens: ({ kind, hash }) => `${kind} ${hash}`,
  posts: ({ id }) => id,
  contents: ({ postId }) => postId,
  comments: ({ id }) => id,
  likes: ({ postId, userId }) => `${postId} ${userId}`,
  follows: ({ id }) => id,
  resources: ({ id }) => id,
  contact: ({ id }) => id,
};
