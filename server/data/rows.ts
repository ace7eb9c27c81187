import type { Role } from '@contract/entities';

/** Rows of the data port. Times are milliseconds since the epoch. */

export type UserRow = {
  id: string;
  username: string;
  /** Unique: usernames that look alike have the same one. */
  nameSkeleton: string;
  email: string;
  firstName: string;
  lastName: string;
  bio: string;
  /** Image URLs; empty if there is none. */
  avatar: string;
  cover: string;
  role: Role;
  isVerified: boolean;
  /** Whether any address of the account has ever been verified. */
  wasVerified: boolean;
  /** Whether the sign-in provider opens the account without the password. */
  isProviderLinked: boolean;
  isBlocked: boolean;
  /** null for accounts that only sign in through the external provider. */
  passwordHash: string | null;
  createdAt: number;
};

export type NewUser = UserRow;

export type ProfilePatch = Partial<
  Pick<
    UserRow,
    'username' | 'nameSkeleton' | 'email' | 'firstName' | 'lastName' | 'bio' | 'avatar' | 'cover'
  >
>;

/** What kept an account from being stored. */
export type Taken = 'username taken' | 'email taken';

/** The row before and after a change, so that a replaced image can be removed. */
export type Change<Row> = { before: Row; after: Row };

/** `likes` and `comments` count what the user's posts received. */
export type UserCounts = {
  followers: number;
  following: number;
  likes: number;
  comments: number;
  totalPosts: number;
  postPublished: number;
};

export type UserCardRow = Pick<
  UserRow,
  | 'id'
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'avatar'
  | 'role'
  | 'isBlocked'
  | 'createdAt'
>;

/**
 * One signed-in device. Secrets are stored hashed; the previous hashes serve the grace period after
 * a rotation.
 */
export type SessionRow = {
  id: string;
  userId: string;
  xsrf: string;
  accessHash: string;
  accessExpiresAt: number;
  previousAccessHash: string;
  refreshHash: string;
  previousRefreshHash: string;
  rotatedAt: number;
  createdAt: number;
  expiresAt: number;
};

/** A device on which the account has signed in. Its secret is stored hashed, with the account's id. */
export type DeviceRow = { hash: string; userId: string; seenAt: number; expiresAt: number };

/** What a token is for; `restore` takes a change of address back, `merge` links the provider. */
export type TokenKind = 'verify' | 'reset' | 'restore' | 'merge';

/**
 * A single-use token, stored hashed. `email` is the normalised address that its letter was sent to,
 * or that the provider has confirmed.
 */
export type TokenRow = {
  hash: string;
  kind: TokenKind;
  userId: string;
  email: string;
  expiresAt: number;
};

/** The account's credentials as they were when a request checked them. */
export type CheckedCredentials = Pick<UserRow, 'email' | 'passwordHash'>;

export type NewSession = SessionRow & { checked: CheckedCredentials };

export type PostRow = {
  id: string;
  url: string;
  title: string;
  metaDescription: string;
  seoKeywords: string;
  tags: readonly string[];
  image: string;
  authorId: string;
  isPublished: boolean;
  likes: number;
  createdAt: number;
  updatedAt: number;
};

export type NewPost = Omit<PostRow, 'likes'> & { content: string };

export type PostPatch = Partial<
  Pick<NewPost, 'title' | 'metaDescription' | 'seoKeywords' | 'tags' | 'image' | 'content'>
> & { updatedAt: number };

/** A post in a list: without content, with its author. */
export type PostCardRow = PostRow & {
  author: Pick<UserRow, 'id' | 'username' | 'firstName' | 'lastName' | 'avatar'>;
};

/** What decides who may read and change a post. */
export type PostAccessRow = Pick<PostRow, 'id' | 'url' | 'authorId' | 'isPublished'> & {
  author: Pick<UserRow, 'isBlocked'>;
};

/** A post with its content. */
export type FullPostRow = PostRow & {
  content: string;
  author: PostCardRow['author'] & Pick<UserRow, 'bio' | 'isBlocked'> & { followers: number };
};

export type CommentRow = {
  id: string;
  postId: string;
  authorId: string;
  text: string;
  createdAt: number;
  updatedAt: number;
};

export type CommentCardRow = CommentRow & { author: PostCardRow['author'] };

export type LikeRow = { postId: string; userId: string; createdAt: number };

export type FollowRow = { id: string; authorId: string; followerId: string; createdAt: number };

/** A follow with the account on the other side. */
export type FollowCardRow = FollowRow & {
  account: PostCardRow['author'] & Pick<UserRow, 'isBlocked'>;
};

/** An uploaded file; `postId` is null until a post claims it. */
export type ResourceRow = {
  id: string;
  ownerId: string;
  postId: string | null;
  /** The file's name in the files port. */
  name: string;
  createdAt: number;
};

export type ContactRow = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: number;
};
