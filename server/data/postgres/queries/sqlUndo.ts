import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type BeforeDecision, beforeDecision, readBefore, stateAfter } from '../../beforeDecision';
import type { LogRow } from '../../communityRows';
import { decisionSource } from '../../notificationSources';
import type { ReportData, ReportDecision } from '../../reportPort';
import { rowSchemas } from '../../rowSchemas';
import { lockWriterOf } from './commentFacts';
import { queryValues } from './queryRows';
import type { Db } from './sqlStore';
import { setBlocked } from './sqlUsers';
import { untell } from './tell';
import { lockUser } from './userRows';
import { writeLog } from './writeLog';

type SubjectIds = { commentId: string | null; postId: string | null; headingId: string | null };

function presentOf({ commentId, postId, headingId }: SubjectIds) {
  if (commentId !== null)
    return sql`SELECT json_build_object('of', 'comment', 'state', state, 'stateBy', state_by,
        'stateReason', state_reason, 'removedAt', removed_at) AS row
      FROM comments WHERE id = ${commentId} FOR UPDATE`;
  if (headingId !== null)
    return sql`SELECT json_build_object('of', 'heading', 'isPublic', is_public) AS row
      FROM headings WHERE id = ${headingId} FOR UPDATE`;
  return sql`SELECT json_build_object('of', 'post', 'isPublished', is_published, 'publishAt', publish_at,
      'withheldReason', withheld_reason, 'updatedAt', updated_at) AS row
    FROM posts WHERE id = ${postId} FOR NO KEY UPDATE`;
}

/** Locks what the decision will change, and reads it. */
export async function readPresent(
  db: Db,
  subject: SubjectIds,
  decision: ReportDecision,
): Promise<BeforeDecision | null> {
  const { action } = decision;
  if (action === null) return null;
  if (action === 'restrict') return { of: 'restriction', id: decision.restriction.id };
  if (action === 'block') {
    const account = await lockUser(db, decision.accountId);
    return account && { of: 'account', id: account.id, isBlocked: account.isBlocked };
  }
  if (subject.commentId !== null) await lockWriterOf(db, subject.commentId);
  const [present] = await queryValues(db, beforeDecision, presentOf(subject));
  return present ?? null;
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
type LockedDecision = v.InferOutput<typeof lockedDecision>;

const isChanged = async (db: Db, query: SQL) =>
  (await queryValues(db, v.string(), query)).length > 0;

async function restoreComment(
  db: Db,
  before: Extract<BeforeDecision, { of: 'comment' }>,
  { commentId, action, decisionReason }: LockedDecision,
) {
  if (commentId === null || (action !== 'hide' && action !== 'remove')) return false;
  const { state, stateBy, stateReason, removedAt } = before;
  await lockWriterOf(db, commentId);
  const query = sql`UPDATE comments SET state = ${state}, state_by = ${stateBy},
      state_reason = ${stateReason}, removed_at = ${removedAt}::bigint
    WHERE id = ${commentId} AND state = ${stateAfter[action]} AND state_by = 'moderator'
      AND state_reason = ${decisionReason} RETURNING id AS row`;
  return isChanged(db, query);
}

/** Returns false if it was changed after the decision. */
async function restore(
  db: Db,
  before: BeforeDecision,
  { subject, at }: { subject: LockedDecision; at: number },
) {
  if (before.of === 'comment') return restoreComment(db, before, subject);
  if (before.of === 'account') {
    const account = await lockUser(db, before.id);
    return account?.isBlocked === true && setBlocked(db, before.id, before);
  }
  if (before.of === 'restriction')
    return isChanged(db, sql`DELETE FROM restrictions WHERE id = ${before.id} RETURNING id AS row`);
  if (before.of === 'heading')
    return isChanged(
      db,
      sql`UPDATE headings SET is_public = ${before.isPublic}, updated_at = ${at}::bigint
        WHERE id = ${subject.headingId} AND NOT is_public RETURNING id AS row`,
    );
  return isChanged(
    db,
    sql`UPDATE posts SET is_published = ${before.isPublished}, publish_at = ${before.publishAt}::bigint,
        withheld_reason = ${before.withheldReason}
      WHERE id = ${subject.postId} AND NOT is_published AND withheld_reason = ${subject.decisionReason}
        AND updated_at = ${before.updatedAt}::bigint
      RETURNING id AS row`,
  );
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
  if (!subject || subject.decidedAt === null) return 'too late';
  const isModerator = actor !== null && !actor.isBlocked && actor.role !== 'user';
  if (!isModerator || subject.decidedBy !== actor.id) return 'not allowed';
  if (subject.decidedAt < since) return 'too late';
  const before = subject.beforeDecision === null ? null : readBefore(subject.beforeDecision);
  const act = { subject, at: entry.createdAt };
  if (before && !(await restore(db, before, act))) return 'too late';
  await db.execute(sql`UPDATE report_subjects SET state = 'open', action = NULL, decision_reason = '',
      decided_by = NULL, decided_at = NULL, before_decision = NULL WHERE id = ${id}`);
  const { commentId, headingId, postId } = subject;
  const decided = before?.of === 'restriction' ? before.id : (commentId ?? headingId ?? postId);
  if (decided !== null) await untell(db, decisionSource(decided, subject.decidedAt));
  await writeLog(db, entry);
  return { kind: subject.kind, postId: subject.postId, action: subject.action };
}
