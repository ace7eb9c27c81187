import type { DeviceData, SessionData, TokenData, UserData } from './accountPort';
import type { AddressData } from './addressPort';
import type { BookData } from './bookPort';
import type { CommentData, CommentLikeData } from './commentPort';
import type { CredentialData } from './credentialPort';
import type { Orphans, ResourceData, StoredFileData } from './filePort';
import type { FollowingData } from './followingPort';
import type { ContactData, LetterData } from './letterPort';
import type { MatchData } from './matchPort';
import type { ModerationData } from './moderationPort';
import type { MuteData } from './mutePort';
import type { NotificationData } from './notificationPort';
import type { PreviewData } from './previewPort';
import type { PublicationData } from './publicationPort';
import type { ReadData } from './readPort';
import type { ReportData } from './reportPort';
import type { RevisionData } from './revisionPort';
import type {
  Change,
  ClientIdKey,
  Counted,
  FeedPostRow,
  FollowCardRow,
  FollowRow,
  FullPostRow,
  LikeRow,
  LikeState,
  NewPost,
  Page,
  Paged,
  PostAccessRow,
  PostCardRow,
  PostPatch,
  PostRow,
} from './rows';
import type { RestrictionData, SiteData } from './sitePort';
import type { SubscriberData } from './subscriberPort';

/**
 * The API's data access. In an SQL adapter each method is one statement or transaction. Lists are
 * paged by `skip` and `take` and contain cards without content. Uniqueness is enforced here,
 * case-insensitively, and reported as a return value.
 */

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
  /** Whether the content has a block with this id (`storedBlockId`). */
  hasBlock(id: string, blockId: string): Promise<boolean>;
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
  /**
   * Removes the follow only if `followerId` is its follower and is verified and not blocked. Returns the id of the
   * author; null if nothing was removed.
   */
  remove(id: string, followerId: string): Promise<string | null>;
  /** Newest first. */
  followersOf(query: Page & { userId: string }): Promise<Paged<FollowCardRow>>;
  followedBy(query: Page & { userId: string }): Promise<Paged<FollowCardRow>>;
};

export type Data = {
  users: UserData;
  credentials: CredentialData;
  sessions: SessionData;
  devices: DeviceData;
  tokens: TokenData;
  posts: PostData;
  matches: MatchData;
  publication: PublicationData;
  addresses: AddressData;
  previews: PreviewData;
  revisions: RevisionData;
  book: BookData;
  comments: CommentData;
  commentLikes: CommentLikeData;
  clientIds: ClientIdData;
  likes: LikeData;
  follows: FollowData;
  following: FollowingData;
  reads: ReadData;
  mutes: MuteData;
  notifications: NotificationData;
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
