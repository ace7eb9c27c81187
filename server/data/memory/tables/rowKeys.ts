import type { TableName, TableRows } from '../../rows/rowSchemas';
import type { ClientIdKey, RevisionRow } from '../../rows/rows';

export const clientIdKey = ({ userId, call, clientId }: ClientIdKey) =>
  `${userId} ${call} ${clientId}`;

export const revisionKey = ({ postId, number }: Pick<RevisionRow, 'postId' | 'number'>) =>
  `${postId} ${number}`;

/** What identifies a row of each table. */
export const keysOf: { readonly [Name in TableName]: (row: TableRows[Name]) => string } = {
  users: ({ id }) => id,
  formerUsernames: ({ usernameKey }) => usernameKey,
  sessions: ({ id }) => id,
  devices: ({ hash }) => hash,
  passkeys: ({ id }) => id,
  tokens: ({ kind, hash }) => `${kind} ${hash}`,
  letters: ({ id }) => id,
  posts: ({ id }) => id,
  formerUrls: ({ urlKey }) => urlKey,
  formerPaths: ({ pathKey }) => pathKey,
  contents: ({ postId }) => postId,
  previews: ({ postId }) => postId,
  pendingPosts: ({ postId }) => postId,
  revisions: revisionKey,
  comments: ({ id }) => id,
  clientIds: clientIdKey,
  commentLikes: ({ commentId, userId }) => `${commentId} ${userId}`,
  likes: ({ postId, userId }) => `${postId} ${userId}`,
  follows: ({ id }) => id,
  topicFollows: ({ userId, tagKey }) => `${userId} ${tagKey}`,
  reads: ({ userId, postId }) => `${userId} ${postId}`,
  readCounts: ({ postId, day, host }) => `${postId} ${day} ${host}`,
  mutes: ({ userId, mutedId }) => `${userId} ${mutedId}`,
  reportSubjects: ({ id }) => id,
  reports: ({ subjectId, reporterId }) => `${subjectId} ${reporterId}`,
  resources: ({ id }) => id,
  contact: ({ id }) => id,
  moderationLog: ({ id }) => id,
  subscribers: ({ id }) => id,
  announcements: ({ postId }) => postId,
  emailedPosts: ({ postId }) => postId,
  refusedAddresses: ({ emailKey }) => emailKey,
  site: ({ id }) => id,
  invites: ({ id }) => id,
  sitePages: ({ id }) => id,
  restrictions: ({ id }) => id,
  notifications: ({ id }) => id,
  notificationEvents: ({ notificationId, source }) => `${notificationId} ${source}`,
  digestRuns: ({ period }) => period,
  digestTimes: ({ userId, period }) => `${userId} ${period}`,
  toldMentions: ({ commentId, userId }) => `${commentId} ${userId}`,
  silences: ({ userId, postId, threadId }) => `${userId} ${postId} ${threadId ?? ''}`,
  headings: ({ id }) => id,
  passages: ({ id }) => id,
  postQuotes: ({ postId, blockId }) => `${postId} ${blockId}`,
  detachments: ({ postId, blockId, userId }) => `${postId} ${blockId} ${userId}`,
  dailyReviews: ({ userId }) => userId,
  notificationChoices: ({ userId, kind }) => `${userId} ${kind}`,
};
