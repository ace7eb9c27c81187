import * as v from 'valibot';
import {
  afterAllSubscribers,
  newPostPause,
  newPostPriority,
  postsOfLetter,
} from '../../emails/newPostEmail';
import { postSource } from '../../notifications/notificationSources';
import { ifRemoved } from '../../postgres/connection/failures';
import { isChangeableBy } from '../../postgres/queries/access';
import { personFields, postCard } from '../../postgres/queries/postCards';
import { limit, queryPage, queryValues, textArray } from '../../postgres/queries/queryRows';
import { insertParts, jsonFields } from '../../postgres/queries/rowColumns';
import { deleteRows, insertRows, rowsWhere, rowWhere } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import {
  type ClaimedEmail,
  postCardRow,
  type SubscriberCardRow,
  subscriberCardRow,
} from '../../rows/rows';
import { isSilenced } from '../../silences/sql/isSilenced';
import type { StoringEmails, SubscriberData } from '../subscriberPort';

const unsentEmailsRow = v.object({
  publishedAt: v.number(),
  authorCreatedAt: v.number(),
  recipients: v.number(),
});

const confirmedRow = v.pick(rowSchemas.subscribers, ['authorId']);

const cardEntries = v.omit(subscriberCardRow, ['author']);

/** The subscriber `s`. */
const card = sql`json_build_object(${jsonFields('s', cardEntries)}, 'author', (
  SELECT json_build_object(${personFields}) FROM users u WHERE u.id = s.author_id
))`;

/**
 * For a statement that has the published post in `changed`, with `is_first` if it was never public. If it was withdrawn
 * before its e-mails were stored, they wait again.
 */
export const announce = (
  now: number,
) => sql`INSERT INTO announcements AS a (post_id, created_at, last_id)
  SELECT id, ${now}::bigint, '' FROM changed
  WHERE is_first OR EXISTS (SELECT FROM announcements WHERE post_id = changed.id)
  ON CONFLICT (post_id) DO UPDATE SET created_at = excluded.created_at WHERE a.last_id = ''`;

const confirmedCards = (
  authorId: string | undefined,
  rest: SQL,
  after: Pick<SubscriberCardRow, 'confirmedAt' | 'id'> | null = null,
) => sql`SELECT ${card} AS row
  FROM subscribers s WHERE s.confirmed_at IS NOT NULL
    ${after ? sql`AND (s.confirmed_at, s.id) < (${after.confirmedAt}::bigint, ${after.id})` : sql``}
    ${authorId === undefined ? sql`` : sql`AND s.author_id = ${authorId}`}
  ORDER BY s.confirmed_at DESC, s.id DESC ${rest}`;

/** The next subscribers of all posts or of the author `next.author_id`. */
const subscribersAfter = (take: number, ofAuthor: SQL) => sql`(
  SELECT s.id, s.email, s.email_key, s.author_id, s.letter_id, s.last_letter_at FROM subscribers s
  WHERE ${ofAuthor} AND next.is_public AND s.confirmed_at <= next.created_at AND s.id > next.last_id
  ORDER BY s.id ${limit(take)})`;

/** One process at a time stores e-mails, so that it sees those that posts can join. The lock ends with the transaction. */
const storingLock = sql`SELECT pg_try_advisory_xact_lock(7310452) AS row`;

const followed = {
  userId: sql`f.follower_id`,
  kind: 'post',
  postId: sql`next.post_id`,
  threadId: null,
};

/** Tells those who follow the author. */
const notifyFollowersQuery = (now: number) => sql`WITH next AS (
    SELECT a.post_id, a.created_at, p.author_id
    FROM announcements a JOIN posts p ON p.id = a.post_id
    WHERE NOT a.is_told AND p.is_public ORDER BY a.created_at, a.post_id LIMIT 1 FOR UPDATE OF a
  ), notified AS (
    INSERT INTO notifications (id, user_id, kind, post_id, created_at, is_seen)
    SELECT gen_random_uuid()::text, f.follower_id, 'post', next.post_id, ${now}::bigint, false
    FROM next JOIN follows f ON f.author_id = next.author_id
    WHERE f.created_at <= next.created_at AND NOT ${isSilenced(followed)}
    ON CONFLICT DO NOTHING RETURNING id, post_id, created_at
  ), told_events AS (
    INSERT INTO notification_events (notification_id, source, actor_id, created_at)
    SELECT notified.id, ${postSource('')} || notified.post_id, next.author_id, notified.created_at
    FROM notified CROSS JOIN next
  ), marked AS (
    UPDATE announcements a SET is_told = true FROM next WHERE a.post_id = next.post_id
  )
  SELECT post_id AS row FROM next`;

/**
 * After the followers. Followers and subscribers are not notified of a post of a blocked author, which no longer waits.
 */
const storeLettersQuery = ({
  now,
  take,
  publishedUntil,
  registeredUntil,
}: StoringEmails) => sql`WITH next AS (
    SELECT a.post_id, a.created_at, a.last_id, p.author_id, p.is_public
    FROM announcements a JOIN posts p ON p.id = a.post_id JOIN users u ON u.id = p.author_id
    WHERE p.is_published AND a.created_at <= ${publishedUntil}::bigint
      AND u.created_at <= ${registeredUntil}::bigint AND (a.is_told OR NOT p.is_public)
    ORDER BY a.created_at, a.post_id LIMIT 1 FOR UPDATE OF a
  ), batch AS (
    SELECT s.* FROM next CROSS JOIN LATERAL (
      ${subscribersAfter(take, sql`s.author_id IS NULL`)}
      UNION ALL ${subscribersAfter(take, sql`s.author_id = next.author_id`)}
    ) s ORDER BY s.id ${limit(take)}
  ), recipients AS (
    SELECT batch.*, next.post_id, next.post_id || '.' || batch.id AS new_id FROM next CROSS JOIN batch
    WHERE batch.author_id IS NULL OR NOT EXISTS (
      SELECT FROM subscribers s WHERE s.email_key = batch.email_key AND s.author_id IS NULL
        AND s.confirmed_at <= next.created_at)
  ), joined AS (
    UPDATE letters l
    SET data = jsonb_set(l.data::jsonb, '{postIds}', l.data::jsonb -> 'postIds' || to_jsonb(r.post_id))::text
    FROM recipients r WHERE l.id = r.letter_id AND l.attempts = 0 AND l.failed_at IS NULL
      AND jsonb_array_length(l.data::jsonb -> 'postIds') < ${postsOfLetter}::integer
    RETURNING r.id
  ), others AS (
    SELECT * FROM recipients r WHERE NOT EXISTS (SELECT FROM joined WHERE joined.id = r.id)
  ), stored AS (
    INSERT INTO letters (id, kind, user_id, email, data, priority, created_at, due_at, attempts, failure, failed_at)
    SELECT new_id, 'newPost', NULL, email,
      json_build_object('postIds', json_build_array(post_id), 'subscriberId', id)::text,
      ${newPostPriority}::integer, ${now}::bigint,
      greatest(${now}::bigint, last_letter_at + ${newPostPause}::bigint), 0, '', NULL
    FROM others ON CONFLICT DO NOTHING
  ), unsent AS (
    UPDATE subscribers s SET letter_id = others.new_id FROM others WHERE s.id = others.id
  ), counted AS (
    INSERT INTO emailed_posts AS e (post_id, recipients)
    SELECT post_id, count(*) FROM recipients GROUP BY post_id
    ON CONFLICT (post_id) DO UPDATE SET recipients = e.recipients + excluded.recipients
  ), moved AS (
    UPDATE announcements a SET last_id = (SELECT max(id) FROM batch) FROM next
    WHERE a.post_id = next.post_id AND (SELECT count(*) FROM batch) = ${take}
  ), done AS (
    DELETE FROM announcements a USING next
    WHERE a.post_id = next.post_id AND (SELECT count(*) FROM batch) < ${take}
  )
  SELECT post_id AS row FROM next`;

/** How many recipients `storeLettersQuery` has for a post of an author that was published at a time. */
const recipientCount = (
  authorId: SQL,
  publishedAt: SQL,
  most: number,
) => sql`(SELECT count(*) FROM (
      (SELECT FROM subscribers s
        WHERE s.author_id IS NULL AND s.confirmed_at <= ${publishedAt} ${limit(most)})
      UNION ALL
      (SELECT FROM subscribers s
        WHERE s.author_id = ${authorId} AND s.confirmed_at <= ${publishedAt} AND NOT EXISTS (
          SELECT FROM subscribers other WHERE other.email_key = s.email_key AND other.author_id IS NULL
            AND other.confirmed_at <= ${publishedAt}) ${limit(most)})
      ${limit(most)}) recipients)`;

const unsentEmailsQuery = ({
  postId,
  most,
}: {
  postId: string;
  most: number;
}) => sql`SELECT json_build_object('publishedAt', a.created_at, 'authorCreatedAt', u.created_at,
    'recipients', ${recipientCount(sql`p.author_id`, sql`a.created_at`, most)}) AS row
  FROM announcements a JOIN posts p ON p.id = a.post_id JOIN users u ON u.id = p.author_id
  WHERE a.post_id = ${postId} AND a.last_id = '' AND p.is_public`;

const stopPostLettersQuery = ({
  postId,
  by,
}: {
  postId: string;
  by: string;
}) => sql`UPDATE announcements a SET last_id = ${afterAllSubscribers} FROM posts p
  WHERE a.post_id = ${postId} AND a.last_id = '' AND p.id = a.post_id AND ${isChangeableBy(by)}
  RETURNING a.post_id AS row`;

type Start = { subscriberId: string; now: number };

/** The condition is checked again if another process has started an e-mail meanwhile. */
const startLetterQuery = (
  { id, attempts }: ClaimedEmail,
  { subscriberId, now }: Start,
) => sql`WITH started AS (
    UPDATE subscribers SET sent_letter_id = ${id}, last_letter_at = ${now}::bigint
    WHERE id = ${subscriberId} AND (last_letter_at IS NULL OR sent_letter_id = ${id}
      OR last_letter_at <= ${now - newPostPause}::bigint)
    RETURNING id
  ), put_off AS (
    UPDATE letters l SET attempts = l.attempts - 1,
      due_at = coalesce(s.last_letter_at, ${now}::bigint) + ${newPostPause}::bigint
    FROM subscribers s
    WHERE s.id = ${subscriberId} AND l.id = ${id} AND l.attempts = ${attempts}::integer
      AND NOT EXISTS (SELECT FROM started)
  )
  SELECT id AS row FROM started`;

const newPostsQuery = (ids: readonly string[]) => sql`SELECT ${postCard} AS row
  FROM unnest(${textArray(ids)}) WITH ORDINALITY AS wanted (id, place)
    JOIN posts p ON p.id = wanted.id
  WHERE p.is_public ORDER BY wanted.place`;

/** People without an account who get new posts by e-mail. */
export function createSqlSubscribers({ db, transaction }: SqlStore): SubscriberData {
  return {
    put: async (row, letter) => {
      const stored = insertParts(rowSchemas.subscribers, row);
      const written = transaction(async (db) => {
        await insertRows(db, 'letters', [letter]);
        const query = sql`INSERT INTO subscribers AS s (${stored.columns}) SELECT ${stored.values}
          WHERE ${row.authorId}::text IS NULL OR EXISTS (SELECT FROM users WHERE id = ${row.authorId})
          ON CONFLICT (stop_hash) DO UPDATE SET created_at =
            CASE WHEN s.confirmed_at IS NULL THEN excluded.created_at ELSE s.created_at END
          RETURNING id AS row`;
        return (await queryValues(db, v.string(), query)).length > 0;
      });
      return ifRemoved(written, false);
    },
    find: async (stopHash) => rowWhere(db, 'subscribers', { stopHash }),
    byId: async (id) => rowWhere(db, 'subscribers', { id }),
    async confirm(confirmHash, { now, askedAfter }) {
      const query = sql`UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, ${now}::bigint)
        WHERE confirm_hash = ${confirmHash}
          AND (confirmed_at IS NOT NULL OR created_at >= ${askedAfter}::bigint)
        RETURNING json_build_object('authorId', author_id) AS row`;
      return (await queryValues(db, confirmedRow, query))[0] ?? null;
    },
    stop: async (stopHash) => (await deleteRows(db, 'subscribers', { stopHash })) > 0,
    list: async ({ skip, take, authorId }) =>
      queryPage(db, subscriberCardRow, {
        take,
        query: confirmedCards(authorId, limit(take + 1, skip)),
      }),
    listAfter: async ({ authorId, after, take }) =>
      queryValues(db, subscriberCardRow, confirmedCards(authorId, limit(take), after)),
    storeLetters: async (query) =>
      transaction(async (own) => {
        const [isFree] = await queryValues(own, v.boolean(), storingLock);
        if (isFree !== true) return false;
        const notified = await queryValues(own, v.string(), notifyFollowersQuery(query.now));
        const stored = await queryValues(own, v.string(), storeLettersQuery(query));
        return notified.length + stored.length > 0;
      }),
    async countRecipients({ authorId, now, most }) {
      const count = recipientCount(sql`${authorId}`, sql`${now}::bigint`, most);
      const [recipients = 0] = await queryValues(
        db,
        v.number(),
        sql`SELECT ${count}::integer AS row`,
      );
      return recipients;
    },
    async unsentEmails(query) {
      const [row] = await queryValues(db, unsentEmailsRow, unsentEmailsQuery(query));
      return row ?? null;
    },
    stopPostLetters: async (query) =>
      (await queryValues(db, v.string(), stopPostLettersQuery(query))).length > 0,
    emailed: async (postIds) =>
      rowsWhere(db, 'emailedPosts', sql`post_id = ANY(${textArray(postIds)})`),
    startLetter: async (letter, start) =>
      (await queryValues(db, v.string(), startLetterQuery(letter, start))).length > 0,
    newPosts: async (ids) => queryValues(db, postCardRow, newPostsQuery(ids)),
    sweep: async (time) =>
      deleteRows(db, 'subscribers', sql`confirmed_at IS NULL AND created_at < ${time}`),
  };
}
