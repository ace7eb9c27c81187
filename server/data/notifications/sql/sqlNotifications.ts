import {
  chosenKind,
  chosenKinds,
  defaultChoice,
} from '@contract/notifications/notificationEntities';
import { isNewWriter } from '@server/rules/comments';
import * as v from 'valibot';
import { canReadPost } from '../../postgres/queries/access';
import {
  limit,
  queryPage,
  queryRows,
  queryValues,
  textArray,
} from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { deleteRows, rowsWhere, upsertRow } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { lockUser } from '../../postgres/queries/userRows';
import { writerJson, writerSchema } from '../../postgres/queries/writerFacts';
import { notificationCardRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import { personRow } from '../../rows/rows';
import type { NotificationData } from '../notificationPort';
import { isDue, isInEmails, storeDigests } from './sqlDigests';

/**
 * The events of the row `n` that the account `u` hears of. For a member with many rows, Postgres would answer EXISTS
 * from a hash of all accounts, which it can't do for values.
 */
const heardEvents = sql`FROM notification_events e
  WHERE e.notification_id = n.id AND (e.actor_id IS NULL OR (
    (SELECT a.is_blocked FROM users a WHERE a.id = e.actor_id) IS NOT TRUE
    AND (SELECT true FROM mutes m WHERE m.user_id = u.id AND m.muted_id = e.actor_id) IS NULL))`;

/** Those of them that are in e-mails: no mentions by these new accounts. */
const mailedEvents = (newWriters: readonly string[]) => sql`${heardEvents}
  AND (n.kind <> 'mention' OR e.actor_id <> ALL(${textArray(newWriters)}))`;

/** Whether the account `u` decides about what its row `n` is about, or the row is for everybody. */
const isForRole = sql`(u.role <> 'user' OR CASE n.kind
  WHEN 'report' THEN false
  WHEN 'held' THEN n.profile_id IS NOT NULL
    OR (SELECT p.author_id FROM posts p WHERE p.id = n.post_id) = u.id
  ELSE true END)`;

/** Whether the account `u` may be notified of its row `n`, apart from who did it. */
const isAllowed = sql`NOT u.is_blocked AND ${isForRole}
  AND (n.post_id IS NULL OR EXISTS (SELECT FROM posts p WHERE p.id = n.post_id AND ${canReadPost}))`;

/** Whether the account `u` may be notified of its row `n`. */
const isReadable = sql`${isAllowed} AND EXISTS (SELECT ${heardEvents})`;

/** Whether the account `u` also wants to see it on the site. */
const isListed = sql`${isReadable} AND NOT EXISTS (
  SELECT FROM notification_choices c WHERE c.user_id = u.id AND c.kind = n.kind AND NOT c.site
)`;

/** A column of the newest of these events. */
const newest = (column: string, events: SQL) =>
  sql`(SELECT e.${sql.raw(column)} ${events} ORDER BY e.created_at DESC, e.source DESC LIMIT 1)`;

const { post, newestComment } = notificationCardRow.entries;
const postFields = post.wrapped;
const commentFields = newestComment.wrapped;

/** The thread of the comment that the row `n` or its newest event is about. */
const thread = (events: SQL) => sql`(SELECT coalesce(c.parent_id, c.id) FROM comments c
  WHERE c.id = coalesce(n.comment_id, ${newest('comment_id', events)}))`;

/** Whether the account has silenced a part of the post of the row `n`. */
const hasSilenced = (part: SQL) => sql`EXISTS (
  SELECT FROM silences s WHERE s.user_id = n.user_id AND s.post_id = n.post_id AND ${part})`;

/** A `notificationCardRow` of the row `n` of the account `u`. */
const card = (events: SQL) => sql`json_build_object(${jsonFields('n', rowSchemas.notifications)},
  'post', (SELECT json_build_object(${jsonFields('p', postFields)}) FROM posts p WHERE p.id = n.post_id),
  'newestComment', (SELECT json_build_object(${jsonFields('c', commentFields)}) FROM comments c
    WHERE c.id = ${newest('comment_id', events)}),
  'decision', ${newest('decision', events)},
  'reason', ${newest('reason', events)},
  'actors', (
    SELECT coalesce(json_agg(json_build_object(${jsonFields('a', personRow)})
      ORDER BY last.created_at DESC, last.source DESC), '[]'::json)
    FROM (
      SELECT * FROM (
        SELECT DISTINCT ON (e.actor_id) e.actor_id, e.created_at, e.source ${events}
          AND e.actor_id IS NOT NULL ORDER BY e.actor_id, e.created_at DESC, e.source DESC
      ) each_actor ORDER BY created_at DESC, source DESC LIMIT 3
    ) last JOIN users a ON a.id = last.actor_id
  ),
  'count', (SELECT count(DISTINCT coalesce(e.actor_id, e.source)) ${events}),
  'times', (SELECT count(*) ${events}),
  'threadId', ${thread(events)},
  'isPostSilenced', ${hasSilenced(sql`s.thread_id IS NULL`)},
  'isThreadSilenced', ${hasSilenced(sql`s.thread_id = ${thread(events)}`)})`;

const mentioner = v.object({ id: v.string(), writer: writerSchema });

type Mentioned = { userId: string; since: number; until: number };

/** The new accounts that have mentioned the account in what it has not seen. */
async function newMentioners(db: Db, { userId, ...span }: Mentioned) {
  const query = sql`SELECT json_build_object('id', actor.id, 'writer', ${writerJson(sql`actor.id`, span.until)}) AS row
    FROM (
      SELECT DISTINCT e.actor_id AS id FROM notifications n
      JOIN notification_events e ON e.notification_id = n.id
      WHERE n.user_id = ${userId} AND n.kind = 'mention' AND ${isDue(span)} AND e.actor_id IS NOT NULL
    ) actor`;
  const mentioners = await queryValues(db, mentioner, query);
  return mentioners.flatMap(({ id, writer }) => (isNewWriter(writer, span.until) ? [id] : []));
}

/** Kinds that are not shown on the site unless a member chooses them. */
const notOnSite = chosenKinds.filter((kind) => !defaultChoice(kind).site);

type Switch = Parameters<NotificationData['switchLetters']>[0];

const switchQuery = ({
  userId,
  kinds,
  from,
  to,
  defaults,
  at,
  changedAt,
}: Switch) => sql`WITH added AS (
    INSERT INTO notification_choices (user_id, kind, site, letter, changed_at)
    SELECT u.id, kind, kind <> ALL(${textArray(notOnSite)}), ${to}, ${at}::bigint FROM users u
      CROSS JOIN unnest(${textArray(kinds.filter((kind) => defaults.includes(kind)))}) AS kind
    WHERE u.id = ${userId} ON CONFLICT DO NOTHING RETURNING kind
  ), changed AS (
    UPDATE notification_choices SET letter = ${to}, changed_at = ${at}::bigint
    WHERE user_id = ${userId} AND letter = ${from} AND kind = ANY(${textArray(kinds)})
      ${changedAt === undefined ? sql`` : sql`AND changed_at = ${changedAt}::bigint`}
    RETURNING kind
  ) SELECT kind AS row FROM (SELECT kind FROM added UNION ALL SELECT kind FROM changed) switched
  ORDER BY kind`;

const unseenCount = v.object({ userId: v.string(), unseen: v.number() });

export function createSqlNotifications({ db, transaction }: SqlStore): NotificationData {
  return {
    list: async ({ userId, kinds, skip, take }) =>
      queryPage(db, notificationCardRow, {
        take,
        query: sql`SELECT ${card(heardEvents)} AS row
          FROM (
            SELECT n.* FROM notifications n JOIN users u ON u.id = n.user_id
            WHERE n.user_id = ${userId} ${kinds ? sql`AND n.kind = ANY(${textArray(kinds)})` : sql``}
              AND ${isListed}
            ORDER BY n.created_at DESC, n.id DESC ${limit(take + 1, skip)}
          ) n JOIN users u ON u.id = n.user_id ORDER BY n.created_at DESC, n.id DESC`,
      }),
    unseen: async (userIds) =>
      queryRows(
        db,
        unseenCount,
        sql`SELECT u.id AS "userId", (
            SELECT count(*) FROM notifications n
            WHERE n.user_id = u.id AND NOT n.is_seen AND ${isListed}
          )::integer AS unseen
          FROM users u WHERE u.id = ANY(${textArray(userIds)}) AND NOT u.is_blocked`,
      ),
    async markSeen({ userId, ...seen }) {
      const isMeant =
        'ids' in seen
          ? sql`id = ANY(${textArray(seen.ids)})`
          : sql`created_at <= ${seen.until}::bigint`;
      await db.execute(sql`UPDATE notifications SET is_seen = true
        WHERE user_id = ${userId} AND NOT is_seen AND ${isMeant}`);
    },
    choices: async (userId) =>
      rowsWhere(db, 'notificationChoices', sql`user_id = ${userId} ORDER BY kind`),
    choose: async (choices) =>
      transaction(async (own) => {
        const ids = [...new Set(choices.map(({ userId }) => userId))].toSorted();
        for (const id of ids) {
          const user = await lockUser(own, id);
          if (user?.isBlocked !== false) return false;
        }
        for (const choice of choices)
          await upsertRow(own, 'notificationChoices', { key: sql`user_id, kind`, row: choice });
        return true;
      }),
    async digest({ userId, since, until, take, ...of }) {
      const mailed = mailedEvents(await newMentioners(db, { userId, since, until }));
      return queryValues(
        db,
        notificationCardRow,
        sql`SELECT ${card(mailed)} AS row
          FROM (
            SELECT n.* FROM notifications n JOIN users u ON u.id = n.user_id
            WHERE n.user_id = ${userId} AND ${isDue({ since, until })} AND ${isInEmails(of)}
              AND ${isAllowed} AND EXISTS (SELECT ${mailed} AND e.created_at > ${since}::bigint)
            ORDER BY n.created_at DESC, n.id DESC ${limit(take)}
          ) n JOIN users u ON u.id = n.user_id ORDER BY n.created_at DESC, n.id DESC`,
      );
    },
    storeDigests: async (due) => transaction(async (own) => storeDigests(own, due)),
    switchLetters: async (change) => queryValues(db, chosenKind, switchQuery(change)),
    async sweep(time) {
      await deleteRows(db, 'toldMentions', sql`created_at < ${time}`);
      const query = sql`DELETE FROM notifications
        WHERE is_seen AND created_at < ${time}::bigint RETURNING id AS row`;
      return (await queryValues(db, v.string(), query)).length;
    },
  };
}
