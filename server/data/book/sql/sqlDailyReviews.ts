import { reviewOf } from '@server/rules/review';
import * as v from 'valibot';
import { notify } from '../../notifications/sql/notify';
import { limit, queryRows, queryValues, textArray } from '../../postgres/queries/queryRows';
import { selected } from '../../postgres/queries/rowColumns';
import { deleteRows, rowWhere, updateRows, upsertRow } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { passageCardRow } from '../../rows/bookCardRows';
import { rowSchemas } from '../../rows/rowSchemas';
import {
  type DailyReviewData,
  type DueReview,
  reviewFacts,
  reviewNotice,
} from '../dailyReviewPort';
import { lockMember, ownCard } from './bookParts';

type Today = Parameters<DailyReviewData['today']>[0];

async function readShown(db: Db, { userId, day }: Today) {
  const query = sql`SELECT ${ownCard} AS row FROM passages g
    WHERE g.user_id = ${userId} AND g.shown_on = ${day}`;
  const rows = new Map((await queryValues(db, passageCardRow, query)).map((row) => [row.id, row]));
  const facts = [...rows.values()].map(reviewFacts);
  const ids = reviewOf(facts, { day, chosenOn: day, seed: userId });
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const factRow = v.pick(rowSchemas.passages, ['id', 'createdAt', 'shownOn', 'isRetired']);

/** Chooses the passages of the date, unless another request has done it meanwhile. */
async function choose(db: Db, { userId, day }: Today) {
  if (!(await lockMember(db, userId))) return [];
  const review = await rowWhere(db, 'dailyReviews', { userId });
  const query = sql`SELECT ${selected(factRow)} FROM passages
    WHERE user_id = ${userId} AND quote <> ''`;
  const facts = (await queryRows(db, factRow, query)).map(reviewFacts);
  const chosenOn = review?.chosenOn ?? null;
  const ids = reviewOf(facts, { day, chosenOn, seed: userId });
  if (ids.length === 0) return [];
  await updateRows(db, 'passages', {
    set: { shownOn: day },
    where: sql`user_id = ${userId} AND id = ANY(${textArray(ids)})`,
  });
  const row = { userId, chosenOn: day };
  await upsertRow(db, 'dailyReviews', { key: sql`user_id`, row });
  return readShown(db, { userId, day });
}

/** Whether a passage `g` of the member of the date is still to be reviewed. */
const isLeft = sql`g.reviewed_on IS DISTINCT FROM g.shown_on`;

async function settle(db: Db, { userId, day }: Today) {
  const query = sql`DELETE FROM notifications WHERE user_id = ${userId} AND kind = 'review'
      AND EXISTS (SELECT FROM daily_reviews WHERE user_id = ${userId} AND chosen_on = ${day})
      AND NOT EXISTS (
        SELECT FROM passages g WHERE g.user_id = ${userId} AND g.shown_on = ${day} AND ${isLeft}
      )
    RETURNING id AS row`;
  return (await queryValues(db, v.string(), query)).length > 0;
}

async function act(
  db: Db,
  { userId, passageId, day, action }: Parameters<DailyReviewData['act']>[0],
) {
  if (!(await lockMember(db, userId))) return null;
  const own = sql`id = ${passageId} AND user_id = ${userId}`;
  const row = await rowWhere(db, 'passages', own);
  if (!row) return null;
  if (row.shownOn !== day) return 'not today';
  const set = { isRetired: action === 'retire', reviewedOn: day };
  await updateRows(db, 'passages', { set, where: { id: passageId } });
  await settle(db, { userId, day });
  const query = sql`SELECT ${ownCard} AS row FROM passages g WHERE g.id = ${passageId}`;
  const [card] = await queryValues(db, passageCardRow, query);
  return card ?? null;
}

/** The choices `c` of members who are notified. */
const isWanted = sql`c.kind = 'review' AND (c.site OR c.letter <> 'never')`;

const hourRow = v.pick(rowSchemas.users, ['timeZone', 'digestHour']);
const dueMember = v.object({ userId: v.string(), time: v.number(), lastTime: v.number() });
const notedMember = v.pick(dueMember, ['userId', 'time']);

async function findDue(db: Db, due: readonly DueReview[], take: number) {
  const query = sql`SELECT json_build_object(
      'userId', u.id, 'time', due.time, 'lastTime', due."lastTime") AS row
    FROM notification_choices c JOIN users u ON u.id = c.user_id AND NOT u.is_blocked
      JOIN json_to_recordset(${JSON.stringify(due)}::text::json)
        AS due ("timeZone" text, "digestHour" integer, time bigint, day text, "lastTime" bigint)
        ON due."timeZone" IS NOT DISTINCT FROM u.time_zone AND due."digestHour" = u.digest_hour
      LEFT JOIN daily_reviews r ON r.user_id = u.id
    WHERE ${isWanted} AND c.changed_at <= due.time
      AND coalesce(r.notified_at, 0) <= due."lastTime"
      AND CASE WHEN r.chosen_on = due.day
        THEN EXISTS (
          SELECT FROM passages g WHERE g.user_id = u.id AND g.shown_on = due.day AND ${isLeft})
        ELSE EXISTS (
          SELECT FROM passages g WHERE g.user_id = u.id AND g.quote <> '' AND NOT g.is_retired)
      END
    ORDER BY u.id ${limit(take)}`;
  return queryValues(db, dueMember, query);
}

/** Notes for which time members are notified; returns those for whom no other process has done it meanwhile. */
async function noteTimes(db: Db, members: readonly v.InferOutput<typeof dueMember>[]) {
  const query = sql`WITH due AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(members)}::text::json)
        AS due ("userId" text, time bigint, "lastTime" bigint))
    INSERT INTO daily_reviews (user_id, notified_at)
      SELECT "userId", time FROM due ORDER BY "userId"
    ON CONFLICT (user_id) DO UPDATE SET notified_at = excluded.notified_at
      WHERE daily_reviews.notified_at <=
        (SELECT "lastTime" FROM due WHERE "userId" = excluded.user_id)
    RETURNING json_build_object('userId', user_id, 'time', notified_at) AS row`;
  return queryValues(db, notedMember, query);
}

async function notifyMembers(db: Db, { due, take }: Parameters<DailyReviewData['notify']>[0]) {
  const members = await findDue(db, due, take);
  if (members.length === 0) return 0;
  const noted = await noteTimes(db, members);
  const ids = noted.map(({ userId }) => userId);
  await deleteRows(db, 'notifications', sql`kind = 'review' AND user_id = ANY(${textArray(ids)})`);
  for (const time of new Set(noted.map((one) => one.time))) {
    const notices = noted
      .filter((one) => one.time === time)
      .map(({ userId }) => reviewNotice(userId, time));
    await notify(db, notices, time);
  }
  return members.length;
}

/** The daily reviews of members. */
export const createSqlDailyReviews = ({ db, transaction }: SqlStore): DailyReviewData => ({
  async today(of) {
    const shown = await readShown(db, of);
    return shown.length > 0 ? shown : transaction(async (own) => choose(own, of));
  },
  act: async (action) => transaction(async (own) => act(own, action)),
  settle: async (of) => settle(db, of),
  hours: async () =>
    queryRows(
      db,
      hourRow,
      sql`SELECT DISTINCT ${selected(hourRow, 'u')} FROM notification_choices c
        JOIN users u ON u.id = c.user_id WHERE ${isWanted} AND NOT u.is_blocked`,
    ),
  notify: async (of) => transaction(async (own) => notifyMembers(own, of)),
});
