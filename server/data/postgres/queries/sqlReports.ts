import { lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ReportData, ReportDecision, ReportedSubject } from '../../reportPort';
import { rowSchemas } from '../../rowSchemas';
import { type LogRow, type ReportRow, reportEntryRow } from '../../rows';
import { ifRemoved } from './missingRows';
import { personFields } from './postCards';
import { limit, queryPage, queryValues } from './queryRows';
import { insertParts, jsonFields } from './rowColumns';
import { reportSubjects, reports } from './schema';
import { applyDecision, writeLog } from './sqlModeration';
import type { Db, SqlStore } from './sqlStore';
import { lockUser } from './userRows';

const person = (id: SQL) =>
  sql`(SELECT json_build_object(${personFields}) FROM users u WHERE u.id = ${id})`;

/** A `reportEntryRow` of the subject `s`. */
const entry = sql`json_build_object(${jsonFields('s', reportSubjects, rowSchemas.reportSubjects)},
  'title', coalesce(p.title, ''), 'postUrl', coalesce(p.url, ''),
  'author', ${person(sql`coalesce(s.profile_id, CASE WHEN s.comment_id IS NULL THEN p.author_id ELSE c.author_id END)`)},
  'decider', ${person(sql`s.decided_by`)},
  'reports', coalesce((
    SELECT json_agg(json_build_object('reason', r.reason, 'text', r.text)
      ORDER BY r.created_at, r.reporter_id)
    FROM reports r WHERE r.subject_id = s.id
  ), '[]'::json))`;

const withPost = sql`LEFT JOIN comments c ON c.id = s.comment_id
  LEFT JOIN posts p ON p.id = coalesce(s.post_id, c.post_id)`;

const lockedSubject = v.pick(rowSchemas.reportSubjects, ['state', 'commentId']);

const columnOf = { post: 'post_id', comment: 'comment_id', profile: 'profile_id' } as const;

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
  const row = { id: report.subjectId, ...subject, ...opened, decidedAt: null, createdAt };
  const created = insertParts(reportSubjects, row);
  const [subjectId] = await queryValues(
    db,
    v.string(),
    sql`INSERT INTO report_subjects (${created.columns}) SELECT ${created.values}
      ON CONFLICT (${sql.raw(columnOf[subject.kind])}) DO UPDATE SET kind = excluded.kind
      RETURNING id AS row`,
  );
  if (subjectId === undefined) return 'no subject';
  const { columns, values } = insertParts(reports, { ...report, subjectId });
  const stored = sql`INSERT INTO reports (${columns}) SELECT ${values}
    ON CONFLICT (subject_id, reporter_id) DO NOTHING RETURNING subject_id AS row`;
  if (!(await isStored(db, stored))) return 'already reported';
  await db.execute(sql`UPDATE report_subjects SET state = 'open', action = NULL,
      decision_reason = '', decided_by = NULL, decided_at = NULL, created_at = ${createdAt}::bigint
    WHERE id = ${subjectId} AND state <> 'open'`);
  return 'stored';
}

const stateOf = { hide: 'hidden', remove: 'removed' } as const;

async function decide(
  db: Db,
  { id, decision, entry }: { id: string; decision: ReportDecision; entry: LogRow },
) {
  const by = entry.actorId ?? '';
  const actor = await lockUser(db, by);
  if (!actor || actor.isBlocked || actor.role === 'user') return 'not allowed';
  const query = sql`SELECT json_build_object('state', state, 'commentId', comment_id) AS row
    FROM report_subjects WHERE id = ${id} FOR UPDATE`;
  const [found] = await queryValues(db, lockedSubject, query);
  if (found?.state !== 'open') return 'already decided';
  const { state, action, reason } = decision;
  await db.execute(sql`UPDATE report_subjects SET state = ${state}, action = ${action},
      decision_reason = ${reason}, decided_by = ${by}, decided_at = ${entry.createdAt}::bigint
    WHERE id = ${id}`);
  await writeLog(db, entry);
  if (action && found.commentId !== null) {
    const made = { state: stateOf[action], stateReason: reason };
    await applyDecision(db, found.commentId, { decision: made, by });
  }
  return 'decided';
}

export function createSqlReports({ db, transaction }: SqlStore): ReportData {
  return {
    insert: async (report, subject) =>
      ifRemoved(
        transaction(async (own) => insert(own, report, subject)),
        'no subject',
      ),
    list: async ({ state, skip, take }) =>
      queryPage(db, reportEntryRow, {
        take,
        query: sql`SELECT ${entry} AS row
          FROM (
            SELECT * FROM report_subjects WHERE state = ${state}
            ORDER BY created_at DESC, id DESC ${limit(take + 1, skip)}
          ) s ${withPost} ORDER BY s.created_at DESC, s.id DESC`,
      }),
    async byId(id) {
      const query = sql`SELECT ${entry} AS row FROM report_subjects s ${withPost} WHERE s.id = ${id}`;
      const [found] = await queryValues(db, reportEntryRow, query);
      return found ?? null;
    },
    decide: async (id, decision, entry) =>
      transaction(async (own) => decide(own, { id, decision, entry })),
    async sweep(time) {
      const removed = db.delete(reports).where(lt(reports.createdAt, time));
      return (await removed.returning({ subjectId: reports.subjectId })).length;
    },
  };
}
