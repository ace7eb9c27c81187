import { isAsDecided, refuseUndo, undoneTogether } from '@server/rules/moderation';
import * as v from 'valibot';
import { setBlocked } from '../../accounts/sql/sqlUsers';
import { lockWriterOf } from '../../comments/sql/commentFacts';
import { decisionSource } from '../../notifications/notificationSources';
import { withdraw } from '../../notifications/sql/notify';
import { queryValues, textArray } from '../../postgres/queries/queryRows';
import { deleteRows, updateRows, writeLog } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { lockUser } from '../../postgres/queries/userRows';
import type { LogRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import {
  type BeforeDecision,
  beforeDecision,
  changedPlace,
  type Place,
  placeOf,
  readBefore,
} from '../beforeDecision';
import type { ReportData, ReportDecision } from '../reportPort';

/** Whom the entry `o` is about. By subqueries, so that the planner can't prefer to read whole tables. */
export const accused = sql`coalesce(o.profile_id,
  (SELECT user_id FROM headings WHERE id = o.heading_id),
  (SELECT author_id FROM comments WHERE id = o.comment_id),
  (SELECT author_id FROM posts WHERE id = o.post_id))`;

const presentOf = {
  comment: sql`'state', state, 'stateBy', state_by, 'stateReason', state_reason, 'removedAt', removed_at)
    AS row FROM comments`,
  heading: sql`'isPublic', is_public) AS row FROM headings`,
  post: sql`'isPublished', is_published, 'publishAt', publish_at, 'withheldReason', withheld_reason,
    'updatedAt', updated_at) AS row FROM posts`,
  restriction: sql`'id', id) AS row FROM restrictions`,
  account: sql`'id', id, 'isBlocked', is_blocked) AS row FROM users`,
};

/** Locks what is there, and reads it. */
async function lockPresent(db: Db, { of, id }: Place) {
  if (of === 'comment') await lockWriterOf(db, id);
  const lock = of === 'post' ? sql`FOR NO KEY UPDATE` : sql`FOR UPDATE`;
  const query = sql`SELECT json_build_object('of', ${of}::text, ${presentOf[of]} WHERE id = ${id} ${lock}`;
  return (await queryValues(db, beforeDecision, query))[0] ?? null;
}

/** Locks what the decision will change, and reads it. */
export async function readBeforeDecision(
  db: Db,
  subject: Parameters<typeof placeOf>[0],
  decision: ReportDecision,
): Promise<BeforeDecision | null> {
  const place = placeOf(subject, decision);
  if (place?.of === 'restriction') return { of: place.of, id: place.id };
  return place && lockPresent(db, place);
}

const lockedDecision = v.pick(rowSchemas.reportSubjects, [
  'id',
  'kind',
  'action',
  'decisionReason',
  'decidedBy',
  'decidedAt',
  'beforeDecision',
  'commentId',
  'postId',
  'headingId',
]);

async function restore(db: Db, id: string, { before, at }: { before: BeforeDecision; at: number }) {
  if (before.of === 'account') return setBlocked(db, id, before);
  if (before.of === 'restriction') return deleteRows(db, 'restrictions', { id });
  if (before.of === 'heading') {
    const { isPublic } = before;
    return updateRows(db, 'headings', { set: { isPublic, updatedAt: at }, where: { id } });
  }
  if (before.of === 'comment') {
    const { of: _, ...columns } = before;
    return updateRows(db, 'comments', { set: columns, where: { id } });
  }
  const { of: _, ...columns } = before;
  return updateRows(db, 'posts', { set: columns, where: { id } });
}

type Undoing = Parameters<ReportData['undo']>[0] & { entry: LogRow };

type Locked = v.InferOutput<typeof lockedDecision>;

/** Locks entries `o` with what was decided about them. */
const lockDecisions = async (db: Db, condition: SQL) =>
  queryValues(
    db,
    lockedDecision,
    sql`SELECT json_build_object('id', id, 'kind', kind, 'action', action, 'decisionReason', decision_reason,
      'decidedBy', decided_by, 'decidedAt', decided_at, 'beforeDecision', before_decision,
      'commentId', comment_id, 'headingId', heading_id,
      'postId', coalesce(post_id, (SELECT c.post_id FROM comments c WHERE c.id = comment_id))) AS row
    FROM report_subjects o WHERE ${condition} ORDER BY id FOR UPDATE`,
  );

/** The entries about the same person that were decided with it. */
async function lockOthers(db: Db, { id, decidedBy, decidedAt }: Locked) {
  const person = sql`(SELECT ${accused} FROM report_subjects o WHERE o.id = ${id})`;
  return lockDecisions(
    db,
    sql`decided_by = ${decidedBy} AND decided_at = ${decidedAt}::bigint AND id <> ${id} AND ${accused} = ${person}`,
  );
}

/** Locks what the decision changed. Returns it as it was before, or null if it was changed since. */
async function lockChanged(db: Db, subject: Locked) {
  const { action, decisionReason: reason, commentId, headingId, postId } = subject;
  const before = subject.beforeDecision === null ? null : readBefore(subject.beforeDecision);
  const about = before?.of === 'restriction' ? before.id : (commentId ?? headingId ?? postId);
  if (!before) return { before, placeId: '', about };
  const place = changedPlace(subject, before);
  const present = await lockPresent(db, place);
  return isAsDecided(present, { before, action, reason })
    ? { before, placeId: place.id, about }
    : null;
}

/** In the transaction of the caller. Nothing is changed before all entries are judged. */
export async function undoDecision(db: Db, { id, since, entry }: Undoing) {
  const actor = await lockUser(db, entry.actorId ?? '');
  const [subject] = await lockDecisions(db, sql`id = ${id}`);
  const refusal = refuseUndo(actor, subject ?? null, since);
  if (refusal || !subject) return refusal ?? 'too late';
  const others = await lockOthers(db, subject);
  const changed: NonNullable<Awaited<ReturnType<typeof lockChanged>>>[] = [];
  for (const one of [subject, ...others]) {
    const change = await lockChanged(db, one);
    if (!change) return 'too late';
    changed.push(change);
  }
  for (const { before, placeId, about } of changed) {
    if (before) await restore(db, placeId, { before, at: entry.createdAt });
    if (about !== null) await withdraw(db, decisionSource(about, subject.decidedAt ?? 0));
  }
  const ids = [id, ...others.map((other) => other.id)];
  await db.execute(sql`UPDATE report_subjects SET state = 'open', action = NULL, decision_reason = '',
      decided_by = NULL, decided_at = NULL, before_decision = NULL WHERE id = ANY(${textArray(ids)})`);
  await writeLog(db, { ...entry, reason: undoneTogether(others.length) });
  const { kind, postId, action } = subject;
  return { kind, postId, action, ...(others.length > 0 ? { others: others.length } : {}) };
}
