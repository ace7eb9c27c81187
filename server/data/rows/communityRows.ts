import * as v from 'valibot';
import { rowSchemas, type TableRows } from './rowSchemas';
import { personRow } from './rows';

const count = v.number();

/** Rows of comments, of what moderators decide about, and of the notifications of members. */

export type CommentRow = TableRows['comments'];

/** A comment without a decision about it. */
export type NewComment = Omit<CommentRow, 'stateBy' | 'stateReason' | 'removedAt'> & {
  authorId: string;
};

export type CommentLikeRow = TableRows['commentLikes'];
export type LogRow = TableRows['moderationLog'];
export type MuteRow = TableRows['mutes'];
export type ReportSubjectRow = TableRows['reportSubjects'];
export type ReportRow = TableRows['reports'];
export type RestrictionRow = TableRows['restrictions'];
export type NotificationRow = TableRows['notifications'];
export type NotificationEventRow = TableRows['notificationEvents'];
export type SilenceRow = TableRows['silences'];
export type DigestRunRow = TableRows['digestRuns'];
export type NotificationChoiceRow = TableRows['notificationChoices'];

/** A comment as one reader sees it. */
export const commentCardRow = v.object({
  ...rowSchemas.comments.entries,
  author: v.nullable(personRow),
  likes: count,
  isLiked: v.boolean(),
  /** The replies that everybody sees. */
  replies: count,
  /** Whether the reader sees more than that it exists. */
  isVisible: v.boolean(),
  /** Whether only that the reader has muted its author makes it invisible. */
  isMuted: v.boolean(),
});
export type CommentCardRow = v.InferOutput<typeof commentCardRow>;

/** The comments of a post that everybody sees. */
export const commentTotals = v.object({ count, latest: v.nullable(v.number()) });
export type CommentTotals = v.InferOutput<typeof commentTotals>;

/** A comment that waits for a decision, with the post that it belongs to. */
export const heldRow = v.object({
  ...commentCardRow.entries,
  post: v.pick(rowSchemas.posts, ['url', 'title']),
});
export type HeldRow = v.InferOutput<typeof heldRow>;

/** A comment under a post of a member. */
export const receivedRow = v.object({
  ...commentCardRow.entries,
  post: v.pick(rowSchemas.posts, ['id', 'url', 'title']),
});
export type ReceivedRow = v.InferOutput<typeof receivedRow>;

/** How many comments under the posts of a member wait, and how many have no answer. */
export const receivedCounts = v.object({ waiting: count, unanswered: count });
export type ReceivedCounts = v.InferOutput<typeof receivedCounts>;

/** A comment of a member with its post, and the newest replies of others, the oldest of them first. */
export const memberCommentRow = v.object({
  ...heldRow.entries,
  answers: v.array(commentCardRow),
});
export type MemberCommentRow = v.InferOutput<typeof memberCommentRow>;

/** An entry of the log with the person who acted, and the one concerned. */
export const logEntryRow = v.object({
  ...rowSchemas.moderationLog.entries,
  /** null if the account is gone. */
  actor: v.nullable(personRow),
  person: v.nullable(personRow),
});
export type LogEntryRow = v.InferOutput<typeof logEntryRow>;

/** A comment that answers none, with its oldest replies. */
export const threadRow = v.object({
  ...commentCardRow.entries,
  firstReplies: v.array(commentCardRow),
});
export type ThreadRow = v.InferOutput<typeof threadRow>;

/** A comment that answers none, with a page of its replies that begins after `skip` of them. */
export const threadPageRow = v.object({
  thread: commentCardRow,
  replies: v.pipe(v.array(commentCardRow), v.readonly()),
  skip: count,
});
export type ThreadPage = v.InferOutput<typeof threadPageRow> & { areMore: boolean };

/** How many entries of a queue wait, and since when the first of them does. */
export const pendingRow = v.object({ count, since: v.nullable(v.number()) });
export type PendingRow = v.InferOutput<typeof pendingRow>;

/** A muted account. */
export const muteCardRow = v.object({ ...rowSchemas.mutes.entries, account: personRow });
export type MuteCardRow = v.InferOutput<typeof muteCardRow>;

/** A restriction with the account. */
export const restrictionCardRow = v.object({
  ...rowSchemas.restrictions.entries,
  account: v.object({ ...personRow.entries, ...v.pick(rowSchemas.users, ['role']).entries }),
});
export type RestrictionCardRow = v.InferOutput<typeof restrictionCardRow>;

/** A reported subject with what its reports say. */
export const reportEntryRow = v.object({
  ...rowSchemas.reportSubjects.entries,
  /** The title of the heading or post, or of the post that the comment is about; '' for profiles. */
  title: v.string(),
  /** The url of that post; '' for profiles and headings. */
  postUrl: v.string(),
  /** Of a heading. */
  slug: v.string(),
  /** The comment, the bio, or what its owner says about the heading, else its title; '' for posts. */
  text: v.string(),
  /** The present version of a reported post; null if it is neither public nor withheld, and for other kinds. */
  postRevision: v.nullable(count),
  /** Who wrote the post, or the one that the comment is about, if it is neither public nor withheld; else null. */
  closedPostOf: v.nullable(v.string()),
  /** When what was reported was written. */
  subjectCreatedAt: v.number(),
  /** Whose post, comment or profile it is; null if the comment was deleted. */
  author: v.nullable(
    v.object({ ...personRow.entries, ...v.pick(rowSchemas.users, ['role', 'createdAt']).entries }),
  ),
  /** Other entries about the author that were upheld; only those before the decision if it was made. */
  upheld: count,
  decider: v.nullable(personRow),
  /** How many people named each reason. */
  reasons: v.record(v.string(), count),
  /** Of the newest reports that have one. */
  texts: v.array(rowSchemas.reports.entries.text),
});
export type ReportEntryRow = v.InferOutput<typeof reportEntryRow>;

/** What is known about a person for whom decides. */
export const aboutPersonRow = v.object({
  id: v.string(),
  /** The last ones under published posts, newest first. */
  comments: v.array(v.pick(rowSchemas.comments, ['id', 'text', 'state', 'createdAt'])),
  decisions: v.record(v.string(), count),
  lastDecision: v.nullable(v.pick(rowSchemas.moderationLog, ['action', 'reason', 'createdAt'])),
  /** The newest open ones, at most one more than are decided together, with what was reported. */
  reports: v.array(
    v.object({ ...v.pick(rowSchemas.reportSubjects, ['id', 'kind']).entries, text: v.string() }),
  ),
});
export type AboutPersonRow = v.InferOutput<typeof aboutPersonRow>;

/** A row of the list of notifications. */
export const notificationCardRow = v.object({
  ...rowSchemas.notifications.entries,
  /** The image is empty if the post has none. */
  post: v.nullable(v.pick(rowSchemas.posts, ['url', 'title', 'image'])),
  /** The comment of the newest event. */
  newestComment: v.nullable(v.pick(rowSchemas.comments, ['id', 'state', 'text'])),
  /** The last three who did it, newest first. */
  actors: v.array(personRow),
  /** How many different people did it; events without a name count one by one. */
  count,
  /** How many events it has. */
  times: count,
  /** The thread of the comment that the row or its newest event is about. */
  threadId: v.nullable(v.string()),
  /** Whether the member is no longer notified of the post, or of the thread. */
  isPostSilenced: v.boolean(),
  isThreadSilenced: v.boolean(),
  /** Of the newest event. */
  decision: rowSchemas.notificationEvents.entries.decision,
  reason: rowSchemas.notificationEvents.entries.reason,
});
export type NotificationCardRow = v.InferOutput<typeof notificationCardRow>;
