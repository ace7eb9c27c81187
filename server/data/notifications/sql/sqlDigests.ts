import { dueDigests } from '@server/rules/digests';
import * as v from 'valibot';
import { limit, queryRows, queryValues, textArray } from '../../postgres/queries/queryRows';
import { insertNewRows, rowWhere, updateRows } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import type { DigestRunRow } from '../../rows/communityRows';
import { digestRow } from '../digestRow';
import type { DigestOf, NotificationData } from '../notificationPort';

/** Whether the row `n` is told in an e-mail about this time. */
export const isDue = ({ since, until }: { since: number | SQL; until: number | SQL }) =>
  sql`NOT n.is_seen AND n.created_at > ${since}::bigint AND n.created_at <= ${until}::bigint`;

/** Whether e-mails of the period notify the account `u` of the row `n`. */
export const isInEmails = ({ period, defaults }: DigestOf) => sql`coalesce(
  (SELECT c.letter FROM notification_choices c WHERE c.user_id = u.id AND c.kind = n.kind),
  CASE WHEN n.kind = ANY(${textArray(defaults)}) THEN ${period} END
) = ${period}`;

type Due = Parameters<NotificationData['storeDigests']>[0];
type Run = Omit<DigestRunRow, 'lastUser'> & { lastUser: string };

/** Locks the run of the period; of several processes one stores its e-mails. */
async function openRun(db: Db, { period, slot }: Due): Promise<Run | null> {
  const created = sql`INSERT INTO digest_runs (period, since, slot, last_user, began_at)
    VALUES (${period}, ${slot}::bigint, ${slot}::bigint, NULL, ${slot}::bigint) ON CONFLICT DO NOTHING`;
  await db.execute(created);
  const run = await rowWhere(db, 'digestRuns', sql`period = ${period} FOR UPDATE SKIP LOCKED`);
  if (!run) return null;
  if (run.lastUser !== null) return { ...run, lastUser: run.lastUser };
  return run.slot < slot ? { ...run, since: run.slot, slot, lastUser: '' } : null;
}

/** Members `u` whom e-mails of a run can notify, and about which time. */
type Audience = { members: SQL; since: SQL; until: SQL };

const atOnce = ({ since, slot }: Run): Audience => ({
  members: sql`users u
    WHERE EXISTS (SELECT FROM notification_choices c WHERE c.user_id = u.id AND c.letter = 'now')`,
  since: sql`${since}::bigint`,
  until: sql`${slot}::bigint`,
});

const hourRow = v.object({ timeZone: v.string(), digestHour: v.number() });

const hourOf = (table: string) => sql.raw(`coalesce(${table}.time_zone, ''), ${table}.digest_hour`);

/** All different hours of members: each is found in the index behind the one before it. */
const hoursQuery = sql`WITH RECURSIVE hours AS (
    (SELECT ${hourOf('u')} FROM users u ORDER BY ${hourOf('u')} LIMIT 1)
    UNION ALL
    SELECT next.* FROM hours h (zone, hour) CROSS JOIN LATERAL (
      SELECT ${hourOf('u')} FROM users u WHERE (${hourOf('u')}) > (h.zone, h.hour)
      ORDER BY ${hourOf('u')} LIMIT 1
    ) next
  )
  SELECT zone AS "timeZone", hour AS "digestHour" FROM hours h (zone, hour)`;

/** The members whose hour is in the run, without those for whom an e-mail would be too early. */
async function atTheirHour(
  db: Db,
  run: Run & { period: 'daily' | 'weekly'; siteZone: string },
): Promise<Audience | null> {
  const { period } = run;
  const hours = await queryRows(db, hourRow, hoursQuery);
  const due = hours.flatMap((of) => dueDigests(of, run) ?? []);
  if (due.length === 0) return null;
  return {
    members: sql`json_to_recordset(${JSON.stringify(due)}::text::json) AS due
        ("timeZone" text, "digestHour" integer, until bigint, oldest bigint, "lastUntil" bigint)
      JOIN users u ON coalesce(u.time_zone, '') = due."timeZone" AND u.digest_hour = due."digestHour"
      LEFT JOIN digest_times t ON t.user_id = u.id AND t.period = ${period}
      WHERE coalesce(t.until, 0) <= due."lastUntil"`,
    since: sql`greatest(coalesce(t.until, 0), due.oldest)`,
    until: sql`due.until`,
  };
}

const member = v.object({
  id: v.string(),
  email: v.string(),
  since: v.number(),
  until: v.number(),
});

async function findMembers(db: Db, run: Run, due: Due) {
  const { period, siteZone } = due;
  const audience =
    period === 'now' ? atOnce(run) : await atTheirHour(db, { ...run, period, siteZone });
  if (!audience) return [];
  const { members, ...span } = audience;
  const query = sql`SELECT json_build_object('id', u.id, 'email', u.email,
      'since', ${span.since}, 'until', ${span.until}) AS row
    FROM ${members} AND u.id > ${run.lastUser} AND NOT u.is_blocked AND u.is_verified
      AND EXISTS (SELECT FROM notifications n
        WHERE n.user_id = u.id AND ${isDue(span)} AND ${isInEmails(due)})
    ORDER BY u.id ${limit(due.take)}`;
  return queryValues(db, member, query);
}

export async function storeDigests(db: Db, due: Due) {
  const run = await openRun(db, due);
  if (!run) return false;
  const members = await findMembers(db, run, due);
  const { period, now } = due;
  const rows = members.map(({ since, until, ...one }) =>
    digestRow(one, { period, since, until, now }),
  );
  await insertNewRows(db, 'letters', rows);
  if (period !== 'now' && members.length > 0)
    await db.execute(sql`INSERT INTO digest_times (user_id, period, until)
      SELECT id, ${period}, until FROM json_to_recordset(${JSON.stringify(members)}::text::json)
        AS told (id text, until bigint)
      ON CONFLICT (user_id, period) DO UPDATE SET until = excluded.until`);
  const lastUser = members.length < due.take ? null : (members.at(-1)?.id ?? null);
  const set = { since: run.since, slot: run.slot, lastUser };
  await updateRows(db, 'digestRuns', { set, where: { period } });
  return members.length > 0;
}
