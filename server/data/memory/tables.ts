import { emailKey } from '../emailKey';
import type { TableName } from '../rowSchemas';
import type { StoredPost } from '../rows';
import { keysOf } from './rowKeys';
import { createTable, type TableEvent } from './table';

const all = () => '';

/** By what posts are sorted: public ones by their publication, drafts by their last change. */
export const listedAt = ({ publishedAt, updatedAt }: StoredPost) => publishedAt ?? updatedAt;

/** Where `byPost` lists resources that no post uses yet. */
export const unclaimed = '';

/** Where `byProviderId` lists accounts without an id of the provider. */
const notLinked = '';

/** Where `byUser` lists letters to others than members, and `bySaver` and `byAuthor` rows of accounts that are gone. */
const noAccount = '';

/** Where `byAuthor` lists subscribers of all posts. */
export const allAuthors = '';

/** Where `byParent` lists comments that answer none. */
const noParent = '';

type Report = (name: TableName) => (event: TableEvent) => void;

const createAccountTables = (report: Report) => ({
  users: createTable(
    { keyOf: keysOf.users },
    {
      all,
      byUsername: ({ username }) => username.toLowerCase(),
      bySkeleton: ({ nameSkeleton }) => nameSkeleton,
      byEmail: ({ email }) => emailKey(email),
      byProviderId: ({ providerId }) => providerId ?? notLinked,
    },
    report('users'),
  ),
  formerUsernames: createTable(
    { keyOf: keysOf.formerUsernames },
    { byUser: ({ userId }) => userId },
    report('formerUsernames'),
  ),
  sessions: createTable(
    { keyOf: keysOf.sessions },
    { byUser: ({ userId }) => userId },
    report('sessions'),
  ),
  devices: createTable(
    { keyOf: keysOf.devices },
    { byUser: ({ userId }) => userId },
    report('devices'),
  ),
  tokens: createTable(
    { keyOf: keysOf.tokens },
    { byUser: ({ userId }) => userId },
    report('tokens'),
  ),
  letters: createTable(
    { keyOf: keysOf.letters },
    { all, byUser: ({ userId }) => userId ?? noAccount },
    report('letters'),
  ),
});

const createModerationTables = (report: Report) => ({
  mutes: createTable(
    { keyOf: keysOf.mutes },
    { byUser: ({ userId }) => userId, byMuted: ({ mutedId }) => mutedId },
    report('mutes'),
  ),
  reportSubjects: createTable(
    { keyOf: keysOf.reportSubjects },
    {
      byState: ({ state }) => state,
      bySubject: ({ postId, commentId, profileId, headingId }) =>
        postId ?? commentId ?? profileId ?? headingId ?? '',
      byDecider: ({ decidedBy }) => decidedBy ?? noAccount,
    },
    report('reportSubjects'),
  ),
  site: createTable({ keyOf: keysOf.site }, {}, report('site')),
  restrictions: createTable(
    { keyOf: keysOf.restrictions },
    { byUser: ({ userId }) => userId },
    report('restrictions'),
  ),
  reports: createTable(
    { keyOf: keysOf.reports },
    { all, bySubject: ({ subjectId }) => subjectId, byReporter: ({ reporterId }) => reporterId },
    report('reports'),
  ),
});

const createFollowingTables = (report: Report) => ({
  topicFollows: createTable(
    { keyOf: keysOf.topicFollows },
    { byUser: ({ userId }) => userId },
    report('topicFollows'),
  ),
  reads: createTable(
    { keyOf: keysOf.reads, timeOf: ({ readAt }) => readAt },
    { byUser: ({ userId }) => userId, byPost: ({ postId }) => postId },
    report('reads'),
  ),
});

const createPostTables = (report: Report) => ({
  posts: createTable(
    { keyOf: keysOf.posts, timeOf: listedAt },
    { all, byUrl: ({ url }) => url.toLowerCase(), byAuthor: ({ authorId }) => authorId },
    report('posts'),
  ),
  formerUrls: createTable(
    { keyOf: keysOf.formerUrls },
    { byPost: ({ postId }) => postId },
    report('formerUrls'),
  ),
  contents: createTable({ keyOf: keysOf.contents }, {}, report('contents')),
  previews: createTable(
    { keyOf: keysOf.previews },
    { all, byHash: ({ hash }) => hash },
    report('previews'),
  ),
  revisions: createTable(
    { keyOf: keysOf.revisions },
    { byPost: ({ postId }) => postId, bySaver: ({ savedBy }) => savedBy ?? noAccount },
    report('revisions'),
  ),
  comments: createTable(
    { keyOf: keysOf.comments },
    {
      byPost: ({ postId }) => postId,
      byAuthor: ({ authorId }) => authorId ?? noAccount,
      byParent: ({ parentId }) => parentId ?? noParent,
    },
    report('comments'),
  ),
  commentLikes: createTable(
    { keyOf: keysOf.commentLikes },
    { byComment: ({ commentId }) => commentId, byUser: ({ userId }) => userId },
    report('commentLikes'),
  ),
  clientIds: createTable(
    { keyOf: keysOf.clientIds },
    { byUser: ({ userId }) => userId },
    report('clientIds'),
  ),
  likes: createTable(
    { keyOf: keysOf.likes },
    { byPost: ({ postId }) => postId, byUser: ({ userId }) => userId },
    report('likes'),
  ),
  follows: createTable(
    { keyOf: keysOf.follows },
    {
      byAuthor: ({ authorId }) => authorId,
      byFollower: ({ followerId }) => followerId,
      byPair: ({ authorId, followerId }) => `${authorId} ${followerId}`,
    },
    report('follows'),
  ),
  resources: createTable(
    { keyOf: keysOf.resources },
    {
      byOwner: ({ ownerId }) => ownerId,
      byPost: ({ postId }) => postId ?? unclaimed,
    },
    report('resources'),
  ),
  contact: createTable({ keyOf: keysOf.contact }, {}, report('contact')),
  moderationLog: createTable(
    { keyOf: keysOf.moderationLog },
    { all, byActor: ({ actorId }) => actorId ?? noAccount },
    report('moderationLog'),
  ),
});

const createSubscriberTables = (report: Report) => ({
  subscribers: createTable(
    { keyOf: keysOf.subscribers },
    {
      all,
      byAuthor: ({ authorId }) => authorId ?? allAuthors,
      byAddress: ({ emailKey: address }) => address,
      byConfirmHash: ({ confirmHash }) => confirmHash,
      byStopHash: ({ stopHash }) => stopHash,
    },
    report('subscribers'),
  ),
  announcements: createTable({ keyOf: keysOf.announcements }, { all }, report('announcements')),
  refusedAddresses: createTable({ keyOf: keysOf.refusedAddresses }, {}, report('refusedAddresses')),
});

/** Where notifications without a subject of that kind, and events without a person, are listed. */
const nothing = '';

const createNotificationTables = (report: Report) => ({
  notifications: createTable(
    { keyOf: keysOf.notifications },
    {
      all,
      byUser: ({ userId }) => userId,
      byPost: ({ postId }) => postId ?? nothing,
      byComment: ({ commentId }) => commentId ?? nothing,
      byProfile: ({ profileId }) => profileId ?? nothing,
    },
    report('notifications'),
  ),
  notificationEvents: createTable(
    { keyOf: keysOf.notificationEvents },
    {
      byNotification: ({ notificationId }) => notificationId,
      bySource: ({ source }) => source,
      byActor: ({ actorId }) => actorId ?? nothing,
      byComment: ({ commentId }) => commentId ?? nothing,
    },
    report('notificationEvents'),
  ),
  digestRuns: createTable({ keyOf: keysOf.digestRuns }, {}, report('digestRuns')),
  notificationChoices: createTable(
    { keyOf: keysOf.notificationChoices },
    { byUser: ({ userId }) => userId },
    report('notificationChoices'),
  ),
});

const createBookTables = (report: Report) => ({
  headings: createTable(
    { keyOf: keysOf.headings },
    { all, byUser: ({ userId }) => userId },
    report('headings'),
  ),
  passages: createTable(
    { keyOf: keysOf.passages },
    {
      byUser: ({ userId }) => userId,
      byPost: ({ postId }) => postId ?? nothing,
      byHeading: ({ headingId }) => headingId ?? nothing,
    },
    report('passages'),
  ),
  postQuotes: createTable(
    { keyOf: keysOf.postQuotes },
    { byPost: ({ postId }) => postId, byQuoted: ({ quotedPostId }) => quotedPostId },
    report('postQuotes'),
  ),
  detachments: createTable(
    { keyOf: keysOf.detachments },
    { byPost: ({ postId }) => postId, byUser: ({ userId }) => userId },
    report('detachments'),
  ),
});

/** Every table with the lists that the port's methods read. */
export function createTables(onEvent: (name: TableName, event: TableEvent) => void) {
  const report: Report = (name) => (event) => onEvent(name, event);
  return {
    ...createAccountTables(report),
    ...createPostTables(report),
    ...createFollowingTables(report),
    ...createSubscriberTables(report),
    ...createModerationTables(report),
    ...createNotificationTables(report),
    ...createBookTables(report),
  };
}

export type Tables = ReturnType<typeof createTables>;
