import { type Mentions, meantKeys } from '@contract/comments/mentions';
import { parseComment } from '@contract/comments/parseComment';
import type { NotificationKind } from '@contract/notifications/notificationEntities';
import type { CommentRow, NotificationEventRow, NotificationRow } from '../communityRows';
import { commentSource, decisionSource, reportSource } from '../notificationSources';
import type { UserRow } from '../rows';
import type { Tables } from './tables';

type Subject = Partial<Pick<NotificationRow, 'postId' | 'commentId' | 'profileId'>>;

type Told = Subject & { recipient: string; kind: NotificationKind };
type Event = Omit<NotificationEventRow, 'notificationId'>;

const subjectKey = ({ commentId, postId, profileId }: Subject) =>
  commentId ?? postId ?? profileId ?? '';

const eventKey = ({ notificationId, source }: NotificationEventRow) =>
  `${notificationId} ${source}`;

/** Adds an event to the open row of the account, unless it is the account's own act. */
export function tell(tables: Tables, { recipient, kind, ...subject }: Told, event: Event) {
  const { users, notifications, notificationEvents } = tables;
  if (recipient === event.actorId || !users.has(recipient)) return;
  const open = notifications
    .list('userId', recipient)
    .find((row) => !row.isSeen && row.kind === kind && subjectKey(row) === subjectKey(subject));
  const id = open?.id ?? crypto.randomUUID();
  const { createdAt } = event;
  const about = { postId: null, commentId: null, profileId: null, ...subject };
  notifications.put(
    open
      ? { ...open, createdAt: Math.max(open.createdAt, createdAt) }
      : { id, userId: recipient, kind, ...about, createdAt, isSeen: false },
  );
  const told = { notificationId: id, ...event };
  if (!notificationEvents.has(eventKey(told))) notificationEvents.put(told);
}

/** Removes events. A row has the time of its newest event, and goes with its last one. */
export function untell(tables: Tables, events: readonly NotificationEventRow[]) {
  const { notifications, notificationEvents } = tables;
  for (const event of events) {
    notificationEvents.remove(eventKey(event));
    const row = notifications.get(event.notificationId);
    const newest = notificationEvents.list('notificationId', event.notificationId).at(-1);
    if (!newest) notifications.remove(event.notificationId);
    else if (row) notifications.put({ ...row, createdAt: newest.createdAt });
  }
}

/** Takes back what came from this source. */
export const untellSource = (tables: Tables, source: string) =>
  untell(tables, tables.notificationEvents.list('bySource', source));

const isModerating = ({ role }: UserRow) => role !== 'user';

/** Whom a comment tells now; the first entry of a person counts. */
function* recipientsOf(tables: Tables, comment: CommentRow, read: Mentions | undefined) {
  const { postId, parentId, blockId, state, text } = comment;
  const author = tables.posts.get(postId)?.authorId ?? null;
  const byRole = () => tables.users.list('all').filter(isModerating);
  if (state === 'held') {
    for (const id of [author, ...byRole().map((user) => user.id)])
      yield { recipient: id, kind: 'held', commentId: null } as const;
  }
  if (state !== 'shown') return;
  const named = (key: string) =>
    tables.users.list('byUsername', key).find((user) => !user.isBlocked);
  const mentions = read ?? parseComment(text).mentions;
  for (const key of meantKeys(mentions, (possible) => named(possible) !== undefined)) {
    const user = named(key);
    if (user) yield { recipient: user.id, kind: 'mention', commentId: null } as const;
  }
  const parent = parentId === null ? null : tables.comments.get(parentId);
  if (parent) yield { recipient: parent.authorId, kind: 'reply', commentId: parent.id } as const;
  const kind = blockId === null || parentId !== null ? 'comment' : 'remark';
  yield { recipient: author, kind, commentId: null } as const;
}

/**
 * Tells those whom a comment tells now and did not tell before, and takes back what it told others. Without `mentions`,
 * its text is read.
 */
export function tellComment(
  tables: Tables,
  id: string,
  { at, mentions }: { at: number; mentions?: Mentions | undefined },
) {
  const { comments, notifications, notificationEvents } = tables;
  const comment = comments.get(id);
  if (!comment) return;
  const source = commentSource(id);
  const wanted = new Map<string, Told>();
  for (const { recipient, kind, commentId } of recipientsOf(tables, comment, mentions)) {
    if (recipient === null || recipient === comment.authorId || wanted.has(recipient)) continue;
    wanted.set(recipient, { recipient, kind, commentId, postId: comment.postId });
  }
  const before = [...notificationEvents.list('bySource', source)];
  const rowOf = (event: NotificationEventRow) => notifications.get(event.notificationId);
  const isWanted = (event: NotificationEventRow) => {
    const row = rowOf(event);
    return row !== null && wanted.get(row.userId)?.kind === row.kind;
  };
  untell(
    tables,
    before.filter((event) => !isWanted(event)),
  );
  const known = new Set(before.filter(isWanted).map((event) => rowOf(event)?.userId));
  for (const told of wanted.values()) {
    if (known.has(told.recipient)) continue;
    const event = { source, actorId: comment.authorId, commentId: id, createdAt: at };
    tell(tables, told, event);
  }
}

/**
 * Tells the author of a comment that was held that someone has decided about it. It is about the comment if that
 * stays.
 */
export function tellDecision(
  tables: Tables,
  { id, postId, authorId }: CommentRow,
  { decider, at, stays }: { decider: string; at: number; stays: boolean },
) {
  if (authorId === null || authorId === decider) return;
  const about = { postId, commentId: stays ? id : null, profileId: authorId };
  const told = { recipient: authorId, kind: 'held', ...about } as const;
  tell(tables, told, { source: decisionSource(id), actorId: null, commentId: null, createdAt: at });
}

type Reported = Pick<NotificationRow, 'postId' | 'commentId' | 'profileId'>;

/** Tells those who moderate about a report, without the person who reported. */
export function tellReport(
  tables: Tables,
  { id, postId, commentId, profileId }: Reported & { id: string },
  { reporter, at }: { reporter: string; at: number },
) {
  const event = { actorId: null, commentId: null, createdAt: at };
  for (const { id: recipient } of tables.users.list('all').filter(isModerating)) {
    if (recipient === reporter) continue;
    const told = { recipient, kind: 'report', postId, commentId, profileId } as const;
    tell(tables, told, { ...event, source: reportSource(id, reporter) });
  }
}

/** Removes what was told about a comment. */
export function removeNotificationsAbout(tables: Tables, commentId: string) {
  const { notifications, notificationEvents } = tables;
  for (const { id } of notifications.list('commentId', commentId))
    untell(tables, [...notificationEvents.list('notificationId', id)]);
  untell(tables, [...notificationEvents.list('commentId', commentId)]);
}
