import type { Decision, NotificationKind } from '@contract/notifications/notificationEntities';
import { noticeOfDecision } from '@server/rules/moderation';
import { isSilenced } from '@server/rules/notifications';
import type { Tables } from '../../memory/tables/tables';
import type { CommentRow, NotificationEventRow, NotificationRow } from '../../rows/communityRows';
import type { UserRow } from '../../rows/rows';
import { silencesOf } from '../../silences/memory/memorySilences';
import { decisionSource, decisionsOf, reportSource } from '../notificationSources';

type Subject = Partial<Pick<NotificationRow, 'postId' | 'commentId' | 'profileId' | 'title'>>;

export type Notice = Subject & { recipient: string; kind: NotificationKind };
type Event = Omit<NotificationEventRow, 'notificationId' | 'decision' | 'reason'> &
  Partial<Pick<NotificationEventRow, 'decision' | 'reason'>>;

const subjectKey = ({ commentId, postId, profileId }: Subject) =>
  commentId ?? postId ?? profileId ?? '';

const eventKey = ({ notificationId, source }: NotificationEventRow) =>
  `${notificationId} ${source}`;

/** The first comment of the thread of a comment; null if there is no such comment. */
export function threadOf({ comments }: Tables, commentId: string | null | undefined) {
  const comment = comments.get(commentId ?? '');
  return comment && (comment.parentId ?? comment.id);
}

/** Whether the account has silenced the post or thread. */
function isUnwanted(tables: Tables, { recipient, kind, postId, commentId }: Notice, event: Event) {
  if (!postId) return false;
  const threadId = threadOf(tables, commentId ?? event.commentId);
  return isSilenced({ kind, threadId }, silencesOf(tables, { userId: recipient, postId }));
}

/**
 * Adds an event to the open row of the account, unless it is the account's own act or about what it has silenced. Each
 * event about something with a title of its own has its own row.
 */
export function notify(tables: Tables, notice: Notice, event: Event) {
  const { recipient, kind, ...subject } = notice;
  const { users, notifications, notificationEvents } = tables;
  if (recipient === event.actorId || !users.has(recipient)) return;
  if (isUnwanted(tables, notice, event)) return;
  const { title = null } = subject;
  const isOpen = (row: NotificationRow) =>
    !row.isSeen &&
    row.title === null &&
    row.kind === kind &&
    subjectKey(row) === subjectKey(subject);
  const open = title === null ? notifications.list('userId', recipient).find(isOpen) : undefined;
  const id = open?.id ?? crypto.randomUUID();
  const { createdAt } = event;
  const about = { postId: null, commentId: null, profileId: null, ...subject, title };
  notifications.put(
    open
      ? { ...open, createdAt: Math.max(open.createdAt, createdAt) }
      : { id, userId: recipient, kind, ...about, createdAt, isSeen: false },
  );
  const added = { notificationId: id, decision: null, reason: '', ...event };
  if (!notificationEvents.has(eventKey(added))) notificationEvents.put(added);
}

type Decided = { id: string; decision: Decision; reason?: string; at: number };

/** Notifies an account what someone else has decided about it, or about a post or heading of it, whose id is `id`. */
export function notifyOwner(
  tables: Tables,
  about: Omit<Notice, 'kind' | 'commentId'>,
  { id, decision, reason = '', at }: Decided,
) {
  const event = { source: decisionSource(id, at), actorId: null, commentId: null, createdAt: at };
  notify(tables, { ...about, kind: 'decision' }, { ...event, decision, reason });
}

/** Removes events. A row has the time of its newest event, and goes with its last one. */
export function withdraw(tables: Tables, events: readonly NotificationEventRow[]) {
  const { notifications, notificationEvents } = tables;
  for (const event of events) {
    notificationEvents.remove(eventKey(event));
    const row = notifications.get(event.notificationId);
    const newest = notificationEvents.list('notificationId', event.notificationId).at(-1);
    if (!newest) notifications.remove(event.notificationId);
    else if (row) notifications.put({ ...row, createdAt: newest.createdAt });
  }
}

/** Withdraws what came from this source. */
export const withdrawSource = (tables: Tables, source: string) =>
  withdraw(tables, tables.notificationEvents.list('bySource', source));

/** Withdraws what was said of decisions about a comment that needs a review again. */
export function withdrawDecisions(tables: Tables, { id, postId }: CommentRow) {
  const events = tables.notifications
    .list('postId', postId)
    .flatMap((row) => tables.notificationEvents.list('notificationId', row.id));
  const start = decisionsOf(id);
  withdraw(
    tables,
    events.filter(({ source }) => source.startsWith(start)),
  );
}

export const isModerating = ({ role }: UserRow) => role !== 'user';

/** Notifies the author of a comment that someone else has decided about it, before that is stored. */
export function notifyOfDecision(
  tables: Tables,
  comment: CommentRow,
  {
    decider,
    at,
    state,
    reason,
  }: { decider: string; at: number; state: CommentRow['state']; reason: string },
) {
  const found = noticeOfDecision(comment, { by: decider, next: state });
  if (!found) return;
  const { userId, commentId, decision } = found;
  const about = { postId: comment.postId, commentId, profileId: userId };
  const source = decisionSource(comment.id, at);
  const event = { source, actorId: null, commentId: null, createdAt: at };
  notify(tables, { recipient: userId, kind: 'held', ...about }, { ...event, decision, reason });
}

type Reported = Pick<NotificationRow, 'postId' | 'commentId' | 'profileId'>;

/** Notifies those who moderate about a report, without the person who reported. */
export function notifyOfReport(
  tables: Tables,
  { id, postId, commentId, profileId }: Reported & { id: string },
  { reporter, at }: { reporter: string; at: number },
) {
  const event = { actorId: null, commentId: null, createdAt: at };
  for (const { id: recipient } of tables.users.list('all').filter(isModerating)) {
    if (recipient === reporter) continue;
    const notice = { recipient, kind: 'report', postId, commentId, profileId } as const;
    notify(tables, notice, { ...event, source: reportSource(id, reporter) });
  }
}

/** Removes the notifications about a comment. */
export function removeNotificationsAbout(tables: Tables, commentId: string) {
  const { notifications, notificationEvents } = tables;
  for (const { id } of notifications.list('commentId', commentId))
    withdraw(tables, [...notificationEvents.list('notificationId', id)]);
  withdraw(tables, [...notificationEvents.list('commentId', commentId)]);
}
