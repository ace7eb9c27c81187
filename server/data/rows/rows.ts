import * as v from 'valibot';
import { rowSchemas, type TableRows } from './rowSchemas';

/** Rows of the data port. */

export type Page = { skip: number; take: number };
export type Paged<Row> = { rows: readonly Row[]; areMore: boolean };
/** `count` is the number of rows on all pages. */
export type Counted<Row> = Paged<Row> & { count: number };

export type UserRow = TableRows['users'];
export type SessionRow = TableRows['sessions'];
export type DeviceRow = TableRows['devices'];
export type TokenRow = TableRows['tokens'];
export type TokenKind = TokenRow['kind'];
export type EmailRow = TableRows['letters'];
/** A stored post: likes and content are in tables of their own. */
export type StoredPost = TableRows['posts'];
export type PreviewRow = TableRows['previews'];
export type PendingRow = TableRows['pendingPosts'];
export type RevisionRow = TableRows['revisions'];
export type ClientIdRow = TableRows['clientIds'];
export type ClientIdKey = Pick<ClientIdRow, 'userId' | 'call' | 'clientId'>;
export type LikeRow = TableRows['likes'];
export type FollowRow = TableRows['follows'];
export type TopicFollowRow = TableRows['topicFollows'];
export type ReadRow = TableRows['reads'];
export type ResourceRow = TableRows['resources'];
export type ContactRow = TableRows['contact'];
export type SubscriberRow = TableRows['subscribers'];
export type EmailedPostRow = TableRows['emailedPosts'];

export type ReadCountRow = TableRows['readCounts'];
export type InviteRow = TableRows['invites'];
export type PasskeyRow = TableRows['passkeys'];
export type SitePageRow = TableRows['sitePages'];
export type SiteRow = TableRows['site'];
/** The settings of the site. */
export type SiteSettings = Omit<SiteRow, 'id'>;
export type NewUser = UserRow;

export type ProfilePatch = Partial<
  Pick<
    UserRow,
    | 'username'
    | 'nameSkeleton'
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'bio'
    | 'avatar'
    | 'cover'
    | 'showsEmail'
    | 'timeZone'
    | 'letterText'
    | 'digestHour'
  >
>;

/**
 * Why an account was not stored: 'email taken' also if another account has the provider's
 * id.
 */
export type Taken = 'username taken' | 'email taken';

/** The row before and after a change, so that a replaced image can be removed. */
export type Change<Row> = { before: Row; after: Row };

const count = v.number();

/** `likes` and `comments` count what the user's posts received. */
const userCounts = v.object({
  followers: count,
  following: count,
  likes: count,
  comments: count,
  totalPosts: count,
  postPublished: count,
  /** Whether the user's book has passages with words. */
  hasKeptWords: v.boolean(),
});
export type UserCounts = v.InferOutput<typeof userCounts>;

export const userWithCountsRow = v.object({ ...rowSchemas.users.entries, ...userCounts.entries });

/** An account in the list of users. */
export const userCardRow = v.pick(rowSchemas.users, [
  'id',
  'username',
  'firstName',
  'lastName',
  'email',
  'avatar',
  'role',
  'isBlocked',
  'awaitsApproval',
  'createdAt',
]);
export type UserCardRow = v.InferOutput<typeof userCardRow>;

/** E-mails of a change, with the tokens of their links. They are stored in its transaction. */
export type Outgoing = { letters: readonly EmailRow[]; tokens: readonly TokenRow[] };

/** An e-mail as it was claimed: another claim has another number of attempts. */
export type ClaimedEmail = Pick<EmailRow, 'id' | 'attempts'>;

/** The account's credentials as they were when a request checked them. */
export type CheckedCredentials = Pick<UserRow, 'email' | 'passwordHash'>;

export type NewSession = SessionRow & { checked: CheckedCredentials };

/** A session with its account. */
export const sessionWithUserRow = v.object({
  session: rowSchemas.sessions,
  user: rowSchemas.users,
});

/** An account as the author of something. */
export const personRow = v.pick(rowSchemas.users, [
  'id',
  'username',
  'firstName',
  'lastName',
  'avatar',
]);

export const postRow = v.object({ ...rowSchemas.posts.entries, likes: count });
export type PostRow = v.InferOutput<typeof postRow>;

/** A post with the likes and comments that it got in a span. */
export const bestPostRow = v.object({
  ...v.pick(rowSchemas.posts, ['id', 'url', 'title']).entries,
  likes: count,
  comments: count,
});
export type BestPostRow = v.InferOutput<typeof bestPostRow>;

/** A quote block, and the url of the post that it quotes. */
export const quotedUrl = v.object({ blockId: v.string(), url: v.string(), quote: v.string() });
export type QuotedUrl = v.InferOutput<typeof quotedUrl>;

/** The first version is stored with it. */
export type NewPost = Omit<
  StoredPost,
  'revision' | 'editedAt' | 'commentsClosed' | 'withheldReason' | 'minutes'
> & {
  content: string;
  /** The quotes of other posts in the content. */
  quotes?: readonly QuotedUrl[];
  /** Where it was published before it was moved here. */
  formerPaths?: readonly string[];
  /** Of the log, if an administrator moves it here for another member. */
  entry?: TableRows['moderationLog'] | undefined;
};

/** What a change of a post depends on; `pending` is the number of its unpublished changes, 0 for none. */
export type JudgedPost = Pick<StoredPost, 'revision' | 'isPublished'> &
  Partial<Pick<StoredPost, 'updatedAt'>> & { pending?: number };

/** How a change of title or content is stored as the next version. */
export type Saving = Partial<
  Pick<RevisionRow, 'note' | 'isSmall' | 'restoredFrom' | 'addedWords' | 'removedWords'>
> & {
  /**
   * The post that the change was made for: if it is another one when it is locked, the change is stale. With the number of
   * its unpublished changes (0 for none), these are removed.
   */
  judged?: JudgedPost;
  /** Words that were in the version before and are not in this one: those who saved them are notified. */
  lostWords?: readonly Pick<TableRows['passages'], 'blockId' | 'quote'>[];
};

export type PostPatch = Partial<
  Pick<
    NewPost,
    | 'title'
    | 'metaDescription'
    | 'seoKeywords'
    | 'tags'
    | 'image'
    | 'content'
    | 'quotes'
    | 'canonicalUrl'
  >
> & { updatedAt: number; saving?: Saving };

/** A post in a list: without content, with its author. */
export const postCardRow = v.object({ ...postRow.entries, author: personRow });
export type PostCardRow = v.InferOutput<typeof postCardRow>;

/** A post that is followed: because of this topic, or because of its author if it is null. */
export const followedPostRow = v.object({
  ...postCardRow.entries,
  followedTag: v.nullable(v.string()),
});
export type FollowedPostRow = v.InferOutput<typeof followedPostRow>;

/** The author of a post with its content. */
export const postAuthorRow = v.object({
  ...personRow.entries,
  ...v.pick(rowSchemas.users, ['bio', 'isBlocked']).entries,
});

/** What decides who may read and change a post. */
export const postAccessRow = v.object({
  ...v.pick(rowSchemas.posts, ['id', 'url', 'authorId', 'isPublished', 'commentsClosed']).entries,
  author: v.pick(rowSchemas.users, ['isBlocked']),
});
export type PostAccessRow = v.InferOutput<typeof postAccessRow>;

/** What a link shows now, without its content; `pending` is the number of the unpublished changes, 0 for a draft. */
export const previewedDraftRow = v.object({
  ...v.pick(rowSchemas.posts, ['id', 'revision', 'updatedAt']).entries,
  pending: v.number(),
});
export type PreviewedDraftRow = v.InferOutput<typeof previewedDraftRow>;

/** A post with its content. */
export const fullPostRow = v.object({
  ...postRow.entries,
  content: v.string(),
  author: v.object({ ...postAuthorRow.entries, followers: count }),
});
export type FullPostRow = v.InferOutput<typeof fullPostRow>;

/** A version in the list: without content, with the account that saved it. */
export const revisionCardRow = v.object({
  ...v.omit(rowSchemas.revisions, ['content']).entries,
  savedBy: v.nullable(personRow),
});
export type RevisionCardRow = v.InferOutput<typeof revisionCardRow>;

/** A version with its content; null if it was removed. */
export const fullRevisionRow = v.object({
  ...revisionCardRow.entries,
  content: v.nullable(v.string()),
});
export type FullRevisionRow = v.InferOutput<typeof fullRevisionRow>;

/** A post in a feed: `content` is null if it is longer than asked for. */
export const feedPostRow = v.object({ ...fullPostRow.entries, content: v.nullable(v.string()) });
export type FeedPostRow = v.InferOutput<typeof feedPostRow>;

/** The account on the other side of a follow. */
export const followedAccountRow = v.object({
  ...personRow.entries,
  ...v.pick(rowSchemas.users, ['isBlocked']).entries,
});

/** A follow with the account on the other side. */
export const followCardRow = v.object({
  ...rowSchemas.follows.entries,
  account: followedAccountRow,
});
export type FollowCardRow = v.InferOutput<typeof followCardRow>;

/** A confirmed subscriber in a list, with the author of the posts; null: of all posts. */
export const subscriberCardRow = v.object({
  ...v.pick(rowSchemas.subscribers, ['id', 'email', 'createdAt']).entries,
  confirmedAt: v.number(),
  author: v.nullable(personRow),
});
export type SubscriberCardRow = v.InferOutput<typeof subscriberCardRow>;
export type LikeState = { totalLikes: number; isLiked: boolean };
