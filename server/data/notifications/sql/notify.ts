import type { Decision, NotificationKind } from '@contract/notifications/notificationEntities';
import { starting } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { isSilenced } from '../../silences/sql/isSilenced';
import { decisionSource, decisionsOf } from '../notificationSources';

type Value = SQL | string;

type Subject = {
  recipient: Value;
  kind: NotificationKind;
  postId?: Value;
  commentId?: Value;
  /** The thread of the comment. */
  threadId?: Value;
  profileId?: Value;
  /** Of what has no page. */
  title?: Value;
};

type Event = {
  source: Value;
  actorId: string | null;
  at: number;
  decision?: Decision | null;
  reason?: string;
};

type Recipient = { userId: Value; kind: Value; postId: Value | null; threadId: Value | null };

/** The account; null if it has silenced what it would be notified of. */
const unlessSilenced = (recipient: Recipient) =>
  sql`CASE WHEN ${isSilenced(recipient)} THEN NULL ELSE ${recipient.userId} END`;

/** Adds an event to the open row of `recipient`, unless that has silenced the subject; `source` withdraws it. */
export function notifyPart(
  { recipient, kind, postId, commentId, threadId, profileId, title }: Subject,
  { source, actorId, at, decision = null, reason = '' }: Event,
) {
  const notified = { userId: recipient, kind, postId: postId ?? null, threadId: threadId ?? null };
  return sql`tell(${unlessSilenced(notified)}, ${kind},
    ROW (${postId ?? null}, ${commentId ?? null}, ${profileId ?? null}, ${title ?? null})::notification_subject,
    ROW ('', (${source})::text, ${actorId}::text, NULL, ${at}::bigint, ${decision}::text, ${reason}::text)::notification_events)`;
}

type Decided = { id: string; decision: Decision; reason?: string; at: number };

/** Notifies an account what someone else has decided about it, or about a post or heading of it, whose id is `id`. */
export const notifyOwnerPart = (
  about: Omit<Subject, 'kind' | 'commentId'>,
  { id, decision, reason = '', at }: Decided,
) =>
  notifyPart(
    { ...about, kind: 'decision' },
    { source: decisionSource(id, at), actorId: null, at, decision, reason },
  );

/** The same, in a statement of its own. */
export async function notifyOwner(
  db: Db,
  about: Omit<Subject, 'kind' | 'commentId'>,
  decided: Decided,
) {
  await db.execute(sql`SELECT ${notifyOwnerPart(about, decided)}`);
}

/** Withdraws what came from a source. */
export async function withdraw(db: Db, source: string) {
  await db.execute(sql`DELETE FROM notification_events WHERE source = ${source}`);
}

/** Withdraws what was said of decisions about a comment that needs a review again. */
export async function withdrawDecisions(db: Db, commentId: string) {
  const source = starting(decisionsOf(commentId));
  await db.execute(sql`DELETE FROM notification_events WHERE source LIKE ${source}`);
}

/** A part of a statement that withdraws what came from a source, if the part `name` has a row. */
export const withdrawPart = (source: string, name: string) => sql`withdrawn AS (
  DELETE FROM notification_events WHERE source = ${source} AND EXISTS (SELECT FROM ${sql.raw(name)})
)`;

/** A notification with its event. */
export type Notice = {
  userId: string;
  kind: NotificationKind;
  postId?: string | null;
  commentId?: string | null;
  /** The thread of the comment that it is about, or that causes it. */
  threadId?: string | null;
  profileId?: string | null;
  source: string;
  actorId?: string | null;
  /** The comment that causes it. */
  causedBy?: string;
  decision?: Decision;
  reason?: string;
};

const noticed = {
  userId: sql`"userId"`,
  kind: sql`kind`,
  postId: sql`"postId"`,
  threadId: sql`"threadId"`,
};

/** Creates notifications, in this order, except those that their recipients have silenced. */
export const notifying = (
  notices: readonly Notice[],
  at: number,
) => sql`SELECT tell(${unlessSilenced(noticed)}, kind,
    ROW ("postId", "commentId", "profileId", NULL)::notification_subject,
    ROW ('', source, "actorId", "causedBy", ${at}::bigint, decision, coalesce(reason, ''))::notification_events)
  FROM json_to_recordset(${JSON.stringify(notices)}::text::json) AS notice ("userId" text, kind text,
    "postId" text, "commentId" text, "threadId" text, "profileId" text, source text, "actorId" text, "causedBy" text,
    decision text, reason text)`;

export async function notify(db: Db, notices: readonly Notice[], at: number) {
  if (notices.length > 0) await db.execute(notifying(notices, at));
}
