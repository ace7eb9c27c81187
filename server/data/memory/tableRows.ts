import type {
  CommentRow,
  ContactRow,
  DeviceRow,
  FollowRow,
  LikeRow,
  PostRow,
  ResourceRow,
  SessionRow,
  TokenRow,
  UserRow,
} from '../rows';

/** A stored post: likes and content are in tables of their own. */
export type StoredPost = Omit<PostRow, 'likes'>;

/** A username in lower case that the account had before. */
type FormerUsernameRow = { usernameKey: string; userId: string };

type ContentRow = { postId: string; content: string };

/** The rows of each table; all can be structured-cloned. */
export type TableRows = {
  users: UserRow;
  formerUsernames: FormerUsernameRow;
  sessions: SessionRow;
  devices: DeviceRow;
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
  formerUsernames: ({ usernameKey }) => usernameKey,
  sessions: ({ id }) => id,
  devices: ({ hash }) => hash,
  tokens: ({ kind, hash }) => `${kind} ${hash}`,
  posts: ({ id }) => id,
  contents: ({ postId }) => postId,
  comments: ({ id }) => id,
  likes: ({ postId, userId }) => `${postId} ${userId}`,
  follows: ({ id }) => id,
  resources: ({ id }) => id,
  contact: ({ id }) => id,
};
