import type {
  CommentCardRow,
  CommentRow,
  ContactRow,
  DeviceRow,
  FollowCardRow,
  FollowRow,
  FullPostRow,
  LikeRow,
  NewPost,
  NewUser,
  PostCardRow,
  PostPatch,
  ResourceRow,
  SessionRow,
  TokenKind,
  TokenRow,
  UserCardRow,
  UserCounts,
  UserRow,
} from './rows';

/**
 * The API's data access. In an SQL adapter each method is one statement or transaction. Lists are
 * paged by `skip` and `take` and contain cards without content. Uniqueness is enforced here,
 * case-insensitively, and reported as a return value.
 */

export type Page = { skip: number; take: number };
export type Paged<Row> = { rows: readonly Row[]; areMore: boolean };

export type Taken = 'username taken' | 'email taken';

/** Names of files that nothing refers to any more. */
export type Orphans = { files: readonly string[] };

export type UserData = {
  insert(user: NewUser): Promise<UserRow | Taken>;
  byId(id: string): Promise<UserRow | null>;
  byUsername(username: string): Promise<UserRow | null>;
  byEmail(email: string): Promise<UserRow | null>;
  withCounts(username: string): Promise<(UserRow & UserCounts) | null>;
  update(id: string, patch: Partial<Omit<UserRow, 'id'>>): Promise<UserRow | Taken | null>;
  /** Newest first; `term` is searched in usernames, full names and e-mail addresses. */
  list(query: Page & { term: string }): Promise<Paged<UserCardRow> & { count: number }>;
  /**
   * Removes the account with its posts, comments, likes, follows, sessions, tokens and resources. A
   * resource that is used by another author's post passes to that author.
   */
  remove(id: string): Promise<Orphans | null>;
  /**
   * How many likes and followers the user gained in each span (`from` inclusive, `to` exclusive).
   */
  gains(
    id: string,
    spans: readonly { from: number; to: number }[],
  ): Promise<readonly { likes: number; followers: number }[]>;
};

export type SessionData = {
  /**
   * Does nothing if the account is gone; the same applies to tokens. Removes the account's sessions
   * that have expired.
   */
  insert(session: SessionRow): Promise<void>;
  byId(id: string): Promise<SessionRow | null>;
  /**
   * Conditional update: only if the refresh hash is `expected`, so of two rotations one succeeds.
   */
  rotate(id: string, expected: string, patch: Partial<SessionRow>): Promise<SessionRow | null>;
  remove(id: string): Promise<void>;
  removeOfUser(userId: string, except?: string): Promise<void>;
};

export type DeviceData = {
  /**
   * Stores or renews the device. Of the account's devices only the `most` last seen stay, and none that
   * has expired.
   */
  remember(device: DeviceRow, most: number): Promise<void>;
  isKnown(hash: string, now: number): Promise<boolean>;
};

export type TokenData = {
  /** Stores the token and removes older ones of the same kind and user. */
  put(token: TokenRow): Promise<void>;
  /** Reads without removing. */
  peek(hash: string, kind: TokenKind): Promise<TokenRow | null>;
  /** Reads and removes in one step, so that a token is used once. */
  take(hash: string, kind: TokenKind): Promise<TokenRow | null>;
};

export type PostData = {
  insert(post: NewPost): Promise<FullPostRow | 'url taken' | 'no author'>;
  byId(id: string): Promise<FullPostRow | null>;
  byUrl(url: string): Promise<FullPostRow | null>;
  update(id: string, patch: PostPatch): Promise<FullPostRow | null>;
  setPublished(id: string, isPublished: boolean): Promise<boolean>;
  remove(id: string): Promise<Orphans | null>;
  /** Public lists exclude unpublished posts and posts of blocked authors. */
  trending(query: { take: number }): Promise<readonly PostCardRow[]>;
  /** Newest first among the authors with the most followers. */
  byPopularAuthors(query: {
    without: readonly string[];
    take: number;
  }): Promise<readonly PostCardRow[]>;
  latest(query: Page): Promise<Paged<PostCardRow>>;
  /** Newest first; `term` is searched in tags and titles, case-insensitively. */
  search(query: Page & { term: string }): Promise<Paged<PostCardRow>>;
  recent(query: { without: string; take: number }): Promise<readonly PostCardRow[]>;
  ofAuthor(query: Page & { authorId: string; publishedOnly: boolean }): Promise<Paged<PostCardRow>>;
  /** Tags of public posts, the most used first, then by name. */
  keywords(query: { take: number }): Promise<readonly string[]>;
};

export type CommentData = {
  insert(comment: CommentRow): Promise<CommentRow | 'no post'>;
  byId(id: string): Promise<CommentRow | null>;
  /** Newest first. */
  ofPost(postId: string): Promise<readonly CommentCardRow[]>;
  update(id: string, patch: Pick<CommentRow, 'text' | 'updatedAt'>): Promise<boolean>;
  remove(id: string): Promise<boolean>;
};

export type LikeState = { totalLikes: number; isLiked: boolean };

export type LikeData = {
  /** Idempotent; returns null if the post doesn't exist. */
  add(like: LikeRow): Promise<LikeState | null>;
  remove(like: Omit<LikeRow, 'createdAt'>): Promise<LikeState | null>;
  state(postId: string, userId: string | null): Promise<LikeState | null>;
};

export type FollowData = {
  insert(follow: FollowRow): Promise<FollowRow | 'already following' | 'no author'>;
  byId(id: string): Promise<FollowRow | null>;
  between(pair: Pick<FollowRow, 'authorId' | 'followerId'>): Promise<FollowRow | null>;
  remove(id: string): Promise<boolean>;
  /** Newest first. */
  followersOf(query: Page & { userId: string }): Promise<Paged<FollowCardRow>>;
  followedBy(query: Page & { userId: string }): Promise<Paged<FollowCardRow>>;
};

export type ResourceData = {
  insert(resource: ResourceRow): Promise<void>;
  /**
   * Assigns all resources to the post, or none if one isn't the owner's or belongs to another post.
   * Idempotent.
   */
  claim(claim: { ids: readonly string[]; ownerId: string; postId: string }): Promise<boolean>;
  /** Removes resources that were uploaded before `time` and never claimed. */
  sweep(time: number): Promise<Orphans>;
};

export type ContactData = { insert(message: ContactRow): Promise<void> };

export type Data = {
  users: UserData;
  sessions: SessionData;
  devices: DeviceData;
  tokens: TokenData;
  posts: PostData;
  comments: CommentData;
  likes: LikeData;
  follows: FollowData;
  resources: ResourceData;
  contact: ContactData;
};
