import type { AddressData } from './addressPort';
import type { CommentData, CommentLikeData } from './commentPort';
import type { CredentialData } from './credentialPort';
import type { ContactData, LetterData } from './letterPort';
import type { ModerationData } from './moderationPort';
import type { MuteData } from './mutePort';
import type { PreviewData } from './previewPort';
import type { PublicationData } from './publicationPort';
import type { ReportData } from './reportPort';
import type { RevisionData } from './revisionPort';
import type {
  Change,
  ClientIdKey,
  Counted,
  DeviceRow,
  FeedPostRow,
  FollowCardRow,
  FollowRow,
  FullPostRow,
  LetterRow,
  LikeRow,
  LikeState,
  NewPost,
  NewSession,
  NewUser,
  Outgoing,
  Page,
  Paged,
  PostAccessRow,
  PostCardRow,
  PostPatch,
  PostRow,
  ProfilePatch,
  ResourceRow,
  SessionRow,
  Taken,
  TokenKind,
  TokenRow,
  UserCardRow,
  UserCounts,
  UserRow,
} from './rows';
import type { RestrictionData, SiteData } from './sitePort';
import type { SubscriberData } from './subscriberPort';

/**
 * The API's data access. In an SQL adapter each method is one statement or transaction. Lists are
 * paged by `skip` and `take` and contain cards without content. Uniqueness is enforced here,
 * case-insensitively, and reported as a return value.
 */

/** Names of files, and URLs of pictures, that nothing refers to any more. */
export type Orphans = { files: readonly string[]; pictures: readonly string[] };

export type UserData = {
  /** Fails with 'username taken' also if the id is in use. Stores the letters if it does not fail. */
  insert(user: NewUser, outgoing?: Outgoing): Promise<UserRow | Taken>;
  /** Stores the account only if there is no administrator (`hasAdmin`). */
  insertFirstAdmin(user: NewUser): Promise<UserRow | Taken | 'has admin'>;
  /** Whether there is an administrator who is not blocked. */
  hasAdmin(): Promise<boolean>;
  byId(id: string): Promise<UserRow | null>;
  byUsername(username: string): Promise<UserRow | null>;
  /** The usernames of those accounts with one of these names that are not blocked, in the order of their keys. */
  existingNames(usernames: readonly string[]): Promise<string[]>;
  byEmail(email: string): Promise<UserRow | null>;
  /** The account that is linked to the provider's account with this id. */
  byProviderId(providerId: string): Promise<UserRow | null>;
  /**
   * The account that had this username before, the last one if there were several; null if an account
   * has the name now.
   */
  byFormerUsername(username: string): Promise<UserRow | null>;
  withCounts(username: string): Promise<(UserRow & UserCounts) | null>;
  /**
   * Updates the profile unless the username is taken. `email` only changes the letter case of the
   * stored address; a different address is ignored.
   */
  update(id: string, patch: ProfilePatch): Promise<Change<UserRow> | Taken | null>;
  /**
   * Sets whether the account is blocked, and removes its sessions if so. While it is blocked, its
   * comments are neither listed nor counted.
   */
  setBlocked(id: string, isBlocked: boolean): Promise<boolean>;
  /**
   * Newest first; `term` is searched in usernames, full names and e-mail addresses, without regard to
   * case and accents (`foldText`).
   */
  list(query: Page & { term: string }): Promise<Counted<UserCardRow>>;
  /**
   * Removes the account with its posts, comments, likes, follows, sessions, tokens and resources. A
   * resource that is used by another author's post passes to that author. Stores the letters if there was
   * an account.
   */
  remove(id: string, outgoing?: Outgoing): Promise<Orphans | null>;
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
   * Stores the session only if the account exists, isn't blocked, and still has the credentials
   * `checked`. Removes the account's sessions that have expired.
   */
  insert(session: NewSession): Promise<boolean>;
  byId(id: string): Promise<SessionRow | null>;
  /** The session and its account. */
  withUser(id: string): Promise<{ session: SessionRow; user: UserRow } | null>;
  /**
   * Conditional update: only if the refresh hash is `expected`, so of two rotations one succeeds.
   */
  rotate(id: string, expected: string, patch: Partial<SessionRow>): Promise<SessionRow | null>;
  remove(id: string): Promise<void>;
  /** Removes expired sessions; returns how many. */
  sweep(now: number): Promise<number>;
};

export type DeviceData = {
  /**
   * Stores or renews the device. Of the account's devices only the `most` last seen stay, and none that
   * has expired.
   */
  remember(device: DeviceRow, most: number): Promise<void>;
  isKnown(hash: string, now: number): Promise<boolean>;
  /** Removes expired devices; returns how many. */
  sweep(now: number): Promise<number>;
};

export type TokenData = {
  /**
   * Stores the token only if its address is still the account's (for `confirm` its pending one), and
   * removes older ones of the same kind and account. The letter with its link is stored in any case,
   * because a refusal must not be faster; without the account it is not sent.
   */
  put(token: TokenRow, letter?: LetterRow): Promise<boolean>;
  /** Reads without removing; `CredentialData` consumes tokens. */
  peek(hash: string, kind: TokenKind): Promise<TokenRow | null>;
  /** Sets when a token expires, if it is still there. */
  setExpiry(token: Pick<TokenRow, 'hash' | 'kind' | 'expiresAt'>): Promise<void>;
  /** Removes expired tokens; returns how many. */
  sweep(now: number): Promise<number>;
};

export type PostData = {
  /**
   * Stores the post only if the url is free, the author exists, and `by` (the author by default) is
   * not blocked or restricted, is verified, and is the author or an admin. Fails with 'url taken' also if the id is
   * in use. With a `clientId` of `by` that was used before, it stores nothing.
   */
  insert(
    post: NewPost,
    by?: string,
    clientId?: string,
  ): Promise<FullPostRow | 'url taken' | 'no author' | 'not allowed' | 'repeated'>;
  byId(id: string): Promise<FullPostRow | null>;
  /** The post that has this url, or had it as a public post. */
  byUrl(url: string): Promise<FullPostRow | null>;
  accessById(id: string): Promise<PostAccessRow | null>;
  /**
   * Changes the post only if `by` is not blocked or restricted and is its author or an admin. A change of title or
   * content becomes its next version; 'stale' if another one came before it.
   */
  update(id: string, patch: PostPatch, by: string): Promise<Change<FullPostRow> | 'stale' | null>;
  /** Removes the post only if `by` is not blocked and is its author or an admin. */
  remove(id: string, by: string): Promise<Orphans | null>;
  /** Public lists exclude unpublished posts and posts of blocked authors. */
  trending(query: { take: number }): Promise<readonly PostCardRow[]>;
  /** Newest first among the authors with the most followers. */
  byPopularAuthors(query: {
    without: readonly string[];
    take: number;
  }): Promise<readonly PostCardRow[]>;
  latest(query: Page): Promise<Counted<PostCardRow>>;
  /**
   * `term` is searched without regard to case and accents (`foldText`). First the posts with it in the
   * title or a tag, then in the description, then in the keywords, then in the author's full name; of
   * the same rank the newest first. If there are none: the posts that contain all words of the term
   * (`searchWords`) in these texts or in the document, newest first.
   */
  search(query: Page & { term: string }): Promise<Counted<PostCardRow>>;
  /** The newest posts that are older than `post`, then the newest of the others. */
  recent(query: {
    post: Pick<PostRow, 'id' | 'publishedAt'>;
    take: number;
  }): Promise<readonly PostCardRow[]>;
  /**
   * The author's posts, newest first. `isPublished` selects those of one state; `term` is searched in
   * titles as in `search`.
   */
  ofAuthor(
    query: Page & {
      authorId: string;
      publishedOnly: boolean;
      isPublished?: boolean | undefined;
      term?: string;
    },
  ): Promise<Counted<PostCardRow>>;
  /** Tags of public posts, the most used first, then by name. */
  keywords(query: { take: number }): Promise<readonly string[]>;
  /**
   * Public posts with content, newest first. `tag` is compared as a whole, folded by `foldText`.
   * Contents of more than `mostContentBytes` (UTF-8) are not read.
   */
  feed(query: {
    authorId?: string | undefined;
    tag?: string | undefined;
    take: number;
    mostContentBytes?: number;
  }): Promise<readonly FeedPostRow[]>;
  /** The public posts, oldest first. */
  listPublicUrls(page: Page): Promise<Paged<Pick<PostRow, 'url' | 'updatedAt' | 'canonicalUrl'>>>;
};

export type ClientIdData = {
  /** The id of what was stored under the key; it can be removed by now. */
  find(key: ClientIdKey): Promise<string | null>;
  /** Removes the keys that were stored before `time`; returns how many. */
  sweep(time: number): Promise<number>;
};

export type LikeData = {
  /**
   * Idempotent, as is `remove`; both return null and change nothing if the account is blocked or
   * can't read the post.
   */
  add(like: LikeRow): Promise<LikeState | null>;
  remove(like: Omit<LikeRow, 'createdAt'>): Promise<LikeState | null>;
  state(postId: string, userId: string | null): Promise<LikeState | null>;
};

export type FollowData = {
  /**
   * Stores the follow only if the author is not blocked, the follower is verified and not blocked,
   * and the pair is new.
   */
  insert(follow: FollowRow): Promise<FollowRow | 'already following' | 'no author' | 'not allowed'>;
  byId(id: string): Promise<FollowRow | null>;
  between(pair: Pick<FollowRow, 'authorId' | 'followerId'>): Promise<FollowRow | null>;
  /** Removes the follow only if `followerId` is its follower and is verified and not blocked. */
  remove(id: string, followerId: string): Promise<boolean>;
  /** Newest first. */
  followersOf(query: Page & { userId: string }): Promise<Paged<FollowCardRow>>;
  followedBy(query: Page & { userId: string }): Promise<Paged<FollowCardRow>>;
};

export type ResourceData = {
  /** Stores the resource only if its owner exists and is not blocked. */
  insert(resource: ResourceRow): Promise<boolean>;
  /**
   * Assigns all resources to the post, or none if one isn't the owner's or belongs to another post,
   * or if the owner may not change the post. Idempotent.
   */
  claim(claim: { ids: readonly string[]; ownerId: string; postId: string }): Promise<boolean>;
  /** Removes resources that were uploaded before `time` and never claimed. */
  sweep(time: number): Promise<Pick<Orphans, 'files'>>;
};

export type StoredFileData = {
  /** Identifies this database among those that use the same stored files. */
  siteId(): Promise<string>;
  /** The names of the files that an upload, a post, a profile or a document refers to. */
  findUsed(files: readonly { name: string; url: string }[]): Promise<readonly string[]>;
};

export type Data = {
  users: UserData;
  credentials: CredentialData;
  sessions: SessionData;
  devices: DeviceData;
  tokens: TokenData;
  posts: PostData;
  publication: PublicationData;
  addresses: AddressData;
  previews: PreviewData;
  revisions: RevisionData;
  comments: CommentData;
  commentLikes: CommentLikeData;
  clientIds: ClientIdData;
  likes: LikeData;
  follows: FollowData;
  mutes: MuteData;
  reports: ReportData;
  resources: ResourceData;
  storedFiles: StoredFileData;
  contact: ContactData;
  letters: LetterData;
  moderation: ModerationData;
  subscribers: SubscriberData;
  site: SiteData;
  restrictions: RestrictionData;
};
