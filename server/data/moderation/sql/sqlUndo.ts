import { isAsDecided, refuseUndo } from '@server/rules/moderation';
import * as v from 'valibot';
import { setBlocked } from '../../accounts/sql/sqlUsers';
import { lockWriterOf } from '../../comments/sql/commentFacts';
import { decisionSource } from '../../notifications/notificationSources';
import { withdraw } from '../../notifications/sql/notify';
import { queryValues } from '../../postgres/queries/queryRows';
import { deleteRows, updateRows } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { lockUser } from '../../postgres/queries/userRows';
import { writeLog } from '../../postgres/queries/writeLog';
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

/** In the transaction of the caller; what was changed stays unless the answer is the subject. */
export async function undoDecision(db: Db, { id, since, entry }: Undoing) {
  const actor = await lockUser(db, entry.actorId ?? '');
  const query = sql`SELECT json_build_object('kind', kind, 'action', action, 'decisionReason', decision_reason,
      'decidedBy', decided_by, 'decidedAt', decided_at, 'beforeDecision', before_decision,
      'commentId', comment_id, 'headingId', heading_id,
      'postId', coalesce(post_id, (SELECT c.post_id FROM comments c WHERE c.id = comment_id))) AS row
    FROM report_subjects WHERE id = ${id} FOR UPDATE`;
  const [subject] = await queryValues(db, lockedDecision, query);
  const refusal = refuseUndo(actor, subject ?? null, since);
  if (refusal || !subject) return refusal ?? 'too late';
  const { commentId, headingId, postId, decidedAt, action, decisionReason: reason } = subject;
  const before = subject.beforeDecision === null ? null : readBefore(subject.beforeDecision);
  if (before) {
    const place = changedPlace(subject, before);
    const present = await lockPresent(db, place);
    if (!isAsDecided(present, { before, action, reason })) return 'too late';
    await restore(db, place.id, { before, at: entry.createdAt });
  }
  await db.execute(sql`UPDATE report_subjects SET state = 'open', action = NULL, decision_reason = '',
      decided_by = NULL, decided_at = NULL, before_decision = NULL WHERE id = ${id}`);
  const decided = before?.of === 'restriction' ? before.id : (commentId ?? headingId ?? postId);
  if (decided !== null) await withdraw(db, decisionSource(decided, decidedAt ?? 0));
  await writeLog(db, entry);
  return { kind: subject.kind, postId, action };
}
