import { apiLimits } from '@contract/apiLimits';
import { can, type Viewer } from '@contract/permissions';
import { mayCarryOut, stateAfter } from '@server/rules/moderation';
import * as v from 'valibot';
import { setBlocked } from '../../accounts/sql/sqlUsers';
import { readModerators } from '../../comments/sql/commentFacts';
import { reportSource } from '../../notifications/notificationSources';
import { notify, notifyOwnerPart } from '../../notifications/sql/notify';
import { ifRemoved } from '../../postgres/connection/failures';
import { readAccount } from '../../postgres/queries/moderated';
import { personFields } from '../../postgres/queries/postCards';
import { limit, queryPage, queryValues, textArray } from '../../postgres/queries/queryRows';
import { insertParts, jsonFields } from '../../postgres/queries/rowColumns';
import { deleteRows, writeLog } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { lockUser } from '../../postgres/queries/userRows';
import { restrict } from '../../restrictions/sql/sqlRestrictions';
import { type LogRow, pendingRow, type ReportRow, reportEntryRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import type { BeforeDecision } from '../beforeDecision';
import type { ReportData, ReportDecision, ReportedSubject } from '../reportPort';
import { applyDecision, decidePost } from './sqlModeration';
import { accused, readBeforeDecision, undoDecision } from './sqlUndo';

const person = (id: SQL, more = sql``) =>
  sql`(SELECT json_build_object(${personFields}${more}) FROM users u WHERE u.id = ${id})`;

const authorId = sql`coalesce(s.profile_id, h.user_id,
  CASE WHEN s.comment_id IS NULL THEN p.author_id ELSE c.author_id END)`;

/** A `reportEntryRow` of the subject `s`. */
const entry = sql`json_build_object(${jsonFields('s', rowSchemas.reportSubjects)},
  'title', coalesce(p.title, h.title, ''), 'postUrl', coalesce(p.url, ''), 'slug', coalesce(h.slug, ''),
  'text', coalesce(c.text, nullif(h.intro, ''), h.title, (SELECT bio FROM users WHERE id = s.profile_id), ''),
  'postRevision', CASE WHEN s.post_id IS NOT NULL AND (p.is_published OR p.withheld_reason IS NOT NULL)
    THEN p.revision END,
  'closedPostOf', CASE WHEN NOT p.is_published AND p.withheld_reason IS NULL THEN p.author_id END,
  'subjectCreatedAt', coalesce(c.created_at, h.created_at, p.created_at,
    (SELECT created_at FROM users WHERE id = s.profile_id), s.created_at),
  'author', ${person(authorId, sql`, 'role', u.role, 'createdAt', u.created_at`)},
  'upheld', (SELECT count(*) FROM upheld o WHERE o.author_id = ${authorId}
    AND (s.decided_at IS NULL OR o.decided_at < s.decided_at)),
  'decider', ${person(sql`s.decided_by`)},
  'reasons', coalesce((
    SELECT json_object_agg(r.reason, r.people ORDER BY r.first_at, r.reason) FROM (
      SELECT reason, count(*) AS people, min(created_at) AS first_at
      FROM reports WHERE subject_id = s.id GROUP BY reason
    ) r
  ), '{}'::json),
  'texts', coalesce((
    SELECT json_agg(r.text ORDER BY r.created_at DESC, r.reporter_id DESC) FROM (
      SELECT * FROM reports WHERE subject_id = s.id AND text <> ''
      ORDER BY created_at DESC, reporter_id DESC ${limit(apiLimits.reportTexts)}
    ) r
  ), '[]'::json))`;

const withSubject = sql`LEFT JOIN comments c ON c.id = s.comment_id
  LEFT JOIN posts p ON p.id = coalesce(s.post_id, c.post_id)
  LEFT JOIN headings h ON h.id = s.heading_id`;

/** The authors of all upheld entries, which `entry` counts. They are read once, not for each entry. */
const upheld = sql`WITH upheld AS MATERIALIZED (
    SELECT o.decided_at, ${accused} AS author_id
    FROM report_subjects o WHERE o.state = 'upheld'
  )`;

/** `postId` is the post, or the one that the comment is about. */
const lockedSubject = v.pick(rowSchemas.reportSubjects, [
  'id',
  'kind',
  'state',
  'commentId',
  'postId',
  'headingId',
]);
type LockedSubject = v.InferOutput<typeof lockedSubject>;

const readEntries = async (db: Db, ids: readonly string[]) =>
  queryValues(
    db,
    reportEntryRow,
    sql`${upheld} SELECT ${entry} AS row
      FROM report_subjects s ${withSubject} WHERE s.id = ANY(${textArray(ids)})`,
  );

const columnOf = {
  post: 'post_id',
  comment: 'comment_id',
  profile: 'profile_id',
  heading: 'heading_id',
} as const;

async function isStored(db: Db, query: SQL) {
  return (await queryValues(db, v.string(), query)).length > 0;
}

/** The row of the entry is locked first, so that a decision sees all reports that came before it. */
async function insert(db: Db, report: ReportRow, subject: ReportedSubject) {
  const reporter = sql`SELECT id AS row FROM users
    WHERE id = ${report.reporterId} AND NOT is_blocked FOR KEY SHARE`;
  if (!(await isStored(db, reporter))) return 'not allowed';
  const { createdAt } = report;
  const opened = { state: 'open', action: null, decisionReason: '', decidedBy: null } as const;
  const undecided = { decidedAt: null, beforeDecision: null } as const;
  const row = { id: report.subjectId, ...subject, ...opened, ...undecided, createdAt };
  const created = insertParts(rowSchemas.reportSubjects, row);
  const [subjectId] = await queryValues(
    db,
    v.string(),
    sql`INSERT INTO report_subjects (${created.columns}) SELECT ${created.values}
      ON CONFLICT (${sql.raw(columnOf[subject.kind])}) DO UPDATE SET kind = excluded.kind
      RETURNING id AS row`,
  );
  if (subjectId === undefined) return 'no subject';
  const { columns, values } = insertParts(rowSchemas.reports, { ...report, subjectId });
  const stored = sql`INSERT INTO reports (${columns}) SELECT ${values}
    ON CONFLICT (subject_id, reporter_id) DO NOTHING RETURNING subject_id AS row`;
  if (!(await isStored(db, stored))) return 'already reported';
  await db.execute(sql`UPDATE report_subjects SET state = 'open', action = NULL,
      decision_reason = '', decided_by = NULL, decided_at = NULL, before_decision = NULL, created_at = ${createdAt}::bigint
    WHERE id = ${subjectId} AND state <> 'open'`);
  const { postId, commentId, profileId } = subject;
  const source = reportSource(subjectId, report.reporterId);
  const notices = (await readModerators(db))
    .filter((userId) => userId !== report.reporterId)
    .map((userId) => ({ userId, kind: 'report', postId, commentId, profileId, source }) as const);
  await notify(db, notices, createdAt);
  return 'stored';
}

type Deciding = { decision: ReportDecision; subject: LockedSubject; by: string; at: number };

/** Whom the decision is about. */
async function readAccountOf(db: Db, decision: ReportDecision, { commentId }: LockedSubject) {
  if (decision.action === 'restrict') return readAccount(db, decision.restriction.userId);
  if (decision.action === 'block') return readAccount(db, decision.accountId);
  if (commentId === null) return null;
  return readAccount(db, sql`(SELECT author_id FROM comments WHERE id = ${commentId})`);
}

/** Restricts or blocks the author, or takes the subject away and notifies whose it is. */
async function carryOut(db: Db, { decision, subject, by, at }: Deciding) {
  const { action, reason } = decision;
  const { commentId, headingId, postId } = subject;
  if (action === 'restrict') await restrict(db, decision.restriction, at);
  else if (action === 'block')
    await setBlocked(db, decision.accountId, { isBlocked: true, reason });
  else if (action !== null && commentId !== null) {
    const made = { state: stateAfter[action], stateReason: reason };
    await applyDecision(db, commentId, { decision: made, by, at });
  } else if (action !== null && headingId !== null) {
    const notified = notifyOwnerPart(
      { recipient: sql`changed.user_id`, title: sql`changed.title` },
      { id: headingId, decision: 'hidden', reason, at },
    );
    await db.execute(sql`WITH changed AS (
        UPDATE headings SET is_public = false, updated_at = ${at}::bigint
        WHERE id = ${headingId} RETURNING user_id, title
      ) SELECT ${notified} FROM changed`);
  } else if (action !== null && postId !== null)
    await decidePost(db, postId, { decision: 'unpublished', reason, at });
}

type Decided = { id: string; decision: ReportDecision; entries: readonly [LogRow, ...LogRow[]] };
type Judged = Decided & { subject: LockedSubject; before: BeforeDecision | null };

/** Locks the open ones of the entries. */
async function lockOpen(db: Db, ids: readonly string[]) {
  const query = sql`SELECT json_build_object('id', id, 'kind', kind, 'state', state, 'commentId', comment_id,
      'postId', coalesce(post_id, (SELECT c.post_id FROM comments c WHERE c.id = comment_id)),
      'headingId', heading_id) AS row
    FROM report_subjects WHERE id = ANY(${textArray(ids)}) ORDER BY id FOR UPDATE`;
  const found = await queryValues(db, lockedSubject, query);
  return new Map(found.filter(({ state }) => state === 'open').map((one) => [one.id, one]));
}

/** Locks what the decision will change; null if the account may not decide so. */
async function judge(
  db: Db,
  { subject, ...decided }: Omit<Judged, 'before'>,
  actor: Viewer,
): Promise<Judged | null> {
  const { decision } = decided;
  const before = await readBeforeDecision(db, subject, decision);
  const account = await readAccountOf(db, decision, subject);
  const { action } = decision;
  const isAllowed = mayCarryOut(actor, { action, kind: subject.kind, account });
  return isAllowed ? { ...decided, subject, before } : null;
}

async function storeDecision(db: Db, { id, decision, entries, subject, before }: Judged) {
  const [{ actorId, createdAt: at }] = entries;
  const by = actorId ?? '';
  const { state, action, reason } = decision;
  await db.execute(sql`UPDATE report_subjects SET state = ${state}, action = ${action},
      decision_reason = ${reason}, decided_by = ${by}, decided_at = ${at}::bigint,
      before_decision = ${before && JSON.stringify(before)}
    WHERE id = ${id}`);
  for (const entry of entries) await writeLog(db, entry);
  // All reports of the subject; ';' follows ':'.
  await db.execute(sql`DELETE FROM notification_events
    WHERE source >= ${`report:${id}:`} AND source < ${`report:${id};`}`);
  await carryOut(db, { decision, subject, by, at });
}

/** Nothing is stored before all entries are judged. */
async function decide(db: Db, first: Decided) {
  const actor = await lockUser(db, first.entries[0].actorId ?? '');
  if (!can(actor, 'moderate')) return 'not allowed';
  const { state, reason, others = [] } = first.decision;
  const open = await lockOpen(db, [first.id, ...others.map(({ id }) => id)]);
  const decided = open.get(first.id);
  if (!decided) return 'already decided';
  const all: readonly Decided[] = [
    first,
    ...others.map(({ action, ...other }) => ({ ...other, decision: { state, reason, action } })),
  ];
  const judged: Judged[] = [];
  for (const one of all) {
    const subject = open.get(one.id);
    const own = subject && (await judge(db, { ...one, subject }, actor));
    if (own === null) return 'not allowed';
    if (own) judged.push(own);
  }
  for (const own of judged) await storeDecision(db, own);
  return { kind: decided.kind, postId: decided.postId };
}

export function createSqlReports({ db, transaction }: SqlStore): ReportData {
  return {
    insert: async (report, subject) =>
      ifRemoved(
        transaction(async (own) => insert(own, report, subject)),
        'no subject',
      ),
    list: async ({ state, by, skip, take }) =>
      queryPage(db, reportEntryRow, {
        take,
        query: sql`${upheld} SELECT ${entry} AS row
          FROM (
            SELECT s.* FROM report_subjects s ${withSubject}
            WHERE s.state = ${state} AND ${authorId} IS DISTINCT FROM ${by}
            ORDER BY s.created_at DESC, s.id DESC ${limit(take + 1, skip)}
          ) s ${withSubject} ORDER BY s.created_at DESC, s.id DESC`,
      }),
    async pending(by) {
      const query = sql`SELECT json_build_object('count', count(*), 'since', min(created_at)) AS row FROM (
          SELECT o.created_at FROM report_subjects o
          WHERE o.state = 'open' AND ${accused} IS DISTINCT FROM ${by}
          ORDER BY o.created_at ${limit(apiLimits.countedReports + 1)}
        ) counted`;
      const [counted] = await queryValues(db, pendingRow, query);
      return counted ?? { count: 0, since: null };
    },
    byId: async (id) => (await readEntries(db, [id]))[0] ?? null,
    byIds: async (ids) => readEntries(db, ids),
    decide: async (id, decision, entries) =>
      transaction(async (own) => decide(own, { id, decision, entries })),
    undo: async (given, entry) =>
      transaction(async (own) => undoDecision(own, { ...given, entry })),
    sweep: async (time) => deleteRows(db, 'reports', sql`created_at < ${time}`),
  };
}
