import type {
  CommentCardRow,
  CommentRow,
  ContactRow,
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
 * What the API asks of its data. Each method is one query for an adapter that speaks SQL: pages by
 * `skip` and `take`, cards without content, counts kept rather than counted, uniqueness held here
 * (without regard to case) and reported as a value, never as a thrown error.
 */

export type Page = { skip: number; take: number };
export type Paged<Row> = { rows: readonly Row[]; areMore: boolean };

export type Taken = 'username taken' | 'email taken';

/** Names (as the files port knows them) that nothing points to any more. */
export type Orphans = { files: readonly string[] };

export type UserData = {
  insert(user: NewUser): Promise<UserRow | Taken>;
  byId(id: string): Promise<UserRow | null>;
  byUsername(username: string): Promise<UserRow | null>;
  byEmail(email: string): Promise<UserRow | null>;
  withCounts(username: string): Promise<(UserRow & UserCounts) | null>;
  update(id: string, patch: Partial<Omit<UserRow, 'id'>>): Promise<UserRow | Taken | null>;
  /** Newest first; `term` is found in user names, full names and e-mail addresses. */
  list(query: Page & { term: string }): Promise<Paged<UserCardRow> & { count: number }>;
  /**
   * Removes the account with its posts, comments, likes, follows, sessions, tokens and resources. A
   * resource that somebody else's post shows passes to that post's author.
   */
  remove(id: string): Promise<Orphans | null>;
  /** How many likes and followers the user gained in each span, `to` itself left out. */
  gains(
    id: string,
    spans: readonly { from: number; to: number }[],
  ): Promise<readonly { likes: number; followers: number }[]>;
};

export type SessionData = {
  /**
   * Keeps nothing when the account has gone meanwhile; so do tokens. Forgets the account's sessions
   * that had run out when this one began, so that they don't pile up.
   */
  insert(session: SessionRow): Promise<void>;
  byId(id: string): Promise<SessionRow | null>;
  /** Changes the session only while its refresh hash is `expected`: two rotations can't both win. */
  rotate(id: string, expected: string, patch: Partial<SessionRow>): Promise<SessionRow | null>;
  remove(id: string): Promise<void>;
  removeOfUser(userId: string, except?: string): Promise<void>;
};

export type TokenData = {
  /** Keeps the token and forgets older ones of the same kind and user. */
  put(token: TokenRow): Promise<void>;
  /** Reads without using up. */
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
  /** Public lists leave out unpublished posts and those of blocked authors. */
  trending(query: { take: number }): Promise<readonly PostCardRow[]>;
  /** Newest first among the authors with the most followers. */
  byPopularAuthors(query: {
    without: readonly string[];
    take: number;
  }): Promise<readonly PostCardRow[]>;
  latest(query: Page): Promise<Paged<PostCardRow>>;
  /** Newest first; `term` is found in tags and titles without regard to case. */
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
  /** Adding what is there, or removing what is not, answers the state as it is; null: no such post. */
  add(like: LikeRow): Promise<LikeState | null>;
  remove(like: Omit<LikeRow, 'createdAt'>): Promise<LikeState | null>;
  state(postId: string, userId: string | null): Promise<LikeState | null>;
};

export type FollowData = {
  insert(follow: FollowRow): Promise<FollowRow | 'already following' | 'no author'>;
  byId(id: string): Promise<FollowRow | null>;
  between(pair: Pick<FollowRow, 'authorId' | 'followerId'>): Promise<FollowRow | null>;
  remove(id: string): Promise<boolean>;
  /** Newest first, both. */
  followersOf(query: Page & { userId: string }): Promise<Paged<FollowCardRow>>;
  followedBy(query: Page & { userId: string }): Promise<Paged<FollowCardRow>>;
};

export type ResourceData = {
  insert(resource: ResourceRow): Promise<void>;
  /** Ties the resources to the post: all of them, or none when one isn't the owner's or is tied to another post. Claiming again, after a lost answer, changes nothing. */
  claim(claim: { ids: readonly string[]; ownerId: string; postId: string }): Promise<boolean>;
  /** Removes what was uploaded before `time` and never claimed. */
  sweep(time: number): Promise<Orphans>;
};

export type ContactData = { insert(message: ContactRow): Promise<void> };

export type Data = {
  users: UserData;
  sessions: SessionData;
  tokens: TokenData;
  posts: PostData;
  comments: CommentData;
  likes: LikeData;
  follows: FollowData;
  resources: ResourceData;
  contact: ContactData;
};
