import * as v from 'valibot';
import { isMutedBy } from '../../mutes/sql/sqlMutes';
import { personFields, postCard } from '../../postgres/queries/postCards';
import { limit, queryRows, queryValues } from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { insertNewRows } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import { followedPostRow, personRow } from '../../rows/rows';
import type { FollowingData } from '../followingPort';

const topicFields = jsonFields('t', rowSchemas.topicFollows);

/**
 * What an account follows. With `newest`, the newest post of each of it, and `bound`: when the last of the
 * `count` newest of these was published. A page of `count` posts has none that is older, so that of 1,000
 * followed authors only those are read who have published since.
 */
const followed = (userId: string, count: number) => sql`authors AS MATERIALIZED (
    SELECT author_id AS id FROM follows
    WHERE follower_id = ${userId} AND author_id <> ${userId}
      AND author_id NOT IN (SELECT muted_id FROM mutes WHERE user_id = ${userId})
  ), topics AS MATERIALIZED (
    SELECT tag_key, tag FROM topic_follows WHERE user_id = ${userId}
  ), newest AS MATERIALIZED (
    SELECT authors.id AS author, NULL AS topic, p.id, p.at FROM authors CROSS JOIN LATERAL (
      SELECT p.id, p.listed_at AS at FROM posts p WHERE p.author_id = authors.id AND p.is_public
      ORDER BY p.listed_at DESC, p.id DESC LIMIT 1
    ) p
    UNION ALL
    SELECT NULL, topics.tag_key, p.id, p.at FROM topics CROSS JOIN LATERAL (
      SELECT p.id, p.listed_at AS at ${aboutTopic(userId)} LIMIT 1
    ) p
  ), bound AS MATERIALIZED (
    SELECT coalesce((SELECT at FROM (SELECT DISTINCT id, at FROM newest) AS posts
      ORDER BY at DESC LIMIT 1 OFFSET ${count - 1}), 0) AS at
  )`;

/** The posts about the topic of the row `topics`, newest first. Drafts, which the index has first, are not read. */
function aboutTopic(userId: string, since = sql``) {
  return sql`FROM post_tags t JOIN posts p ON p.id = t.post_id
    WHERE t.tag_key = topics.tag_key AND t.published_at IS NOT NULL AND p.is_public AND p.author_id <> ${userId}
      AND NOT ${isMutedBy(userId, sql`p.author_id`)} ${since}
    ORDER BY t.published_at DESC, t.post_id DESC`;
}

const found = v.object({ newest: v.nullable(v.number()), rows: v.array(followedPostRow) });

type PostsQuery = Parameters<FollowingData['posts']>[0];

async function readPosts(db: Db, { userId, skip, take }: PostsQuery) {
  const count = skip + take + 1;
  const query = sql`WITH ${followed(userId, count)}, candidates AS (
      SELECT p.id, p.at FROM newest CROSS JOIN bound CROSS JOIN LATERAL (
        SELECT p.id, p.listed_at AS at FROM posts p
        WHERE p.author_id = newest.author AND p.is_public AND p.listed_at >= bound.at
        ORDER BY p.listed_at DESC, p.id DESC LIMIT ${count}
      ) p WHERE newest.author IS NOT NULL AND newest.at >= bound.at
      UNION
      SELECT p.id, p.at FROM newest AS topics (author, tag_key, id, at) CROSS JOIN bound
      CROSS JOIN LATERAL (
        SELECT p.id, p.listed_at AS at
        ${aboutTopic(userId, sql`AND t.published_at >= bound.at`)} LIMIT ${count}
      ) p WHERE topics.tag_key IS NOT NULL AND topics.at >= bound.at
    ), page AS MATERIALIZED (
      SELECT id, at FROM candidates ORDER BY at DESC, id DESC ${limit(take + 1, skip)}
    )
    SELECT (SELECT max(at) FROM newest)::float8 AS newest, coalesce((
      SELECT json_agg(${postCard}::jsonb || jsonb_build_object('followedTag',
        CASE WHEN p.author_id NOT IN (SELECT id FROM authors) THEN (
          SELECT topics.tag FROM unnest(p.tag_keys) WITH ORDINALITY AS own (tag_key, place)
          JOIN topics USING (tag_key) ORDER BY own.place LIMIT 1
        ) END) ORDER BY page.at DESC, page.id DESC)
      FROM page JOIN posts p ON p.id = page.id
    ), '[]') AS rows`;
  const [answer] = await queryRows(db, found, query);
  const { newest = null, rows = [] } = answer ?? {};
  return { rows: rows.slice(0, take), areMore: rows.length > take, newest };
}

async function followTopic(
  db: Db,
  { userId, tagKey, tag, createdAt }: Parameters<FollowingData['followTopic']>[0],
  most: number,
) {
  // The account is locked before topics are counted, so that parallel calls don't pass the limit.
  const lock = sql`SELECT id AS row FROM users
    WHERE id = ${userId} AND NOT is_blocked FOR NO KEY UPDATE`;
  if ((await queryValues(db, v.string(), lock)).length === 0) return null;
  const counted = v.object({ isFollowed: v.boolean(), count: v.number() });
  const [state] = v.parse(
    v.tuple([counted]),
    await db.execute(sql`SELECT coalesce(bool_or(tag_key = ${tagKey}), false) AS "isFollowed",
      count(*)::integer AS count FROM topic_follows WHERE user_id = ${userId}`),
  );
  if (!state.isFollowed && state.count >= most) return 'too many';
  const row = { userId, tagKey, tag, createdAt };
  await insertNewRows(db, 'topicFollows', [row]);
  return 'followed';
}

export function createSqlFollowing({ db, transaction }: SqlStore): FollowingData {
  return {
    followTopic: async (topic, most) => transaction(async (tx) => followTopic(tx, topic, most)),
    async unfollowTopic({ userId, tagKey }) {
      const query = sql`WITH member AS (
          SELECT id FROM users WHERE id = ${userId} AND NOT is_blocked
        ), removed AS (
          DELETE FROM topic_follows USING member WHERE user_id = member.id AND tag_key = ${tagKey}
        )
        SELECT id AS row FROM member`;
      return (await queryValues(db, v.string(), query)).length > 0;
    },
    topics: async (userId) =>
      queryValues(
        db,
        rowSchemas.topicFollows,
        sql`SELECT json_build_object(${topicFields}) AS row FROM topic_follows t
          WHERE t.user_id = ${userId} ORDER BY t.created_at DESC, t.tag_key DESC`,
      ),
    posts: async (query) => readPosts(db, query),
    suggestions: async ({ userId, take }) =>
      queryValues(
        db,
        personRow,
        sql`SELECT json_build_object(${personFields}) AS row FROM (
            SELECT * FROM user_counters c WHERE c.public_posts > 0 AND c.user_id <> ${userId}
              AND NOT ${isMutedBy(userId, sql`c.user_id`)} AND NOT EXISTS (
                SELECT FROM follows WHERE author_id = c.user_id AND follower_id = ${userId})
            ORDER BY c.followers DESC, c.created_at DESC, c.user_id DESC ${limit(take)}
          ) c JOIN users u ON u.id = c.user_id
          ORDER BY c.followers DESC, c.created_at DESC, c.user_id DESC`,
      ),
    async see({ userId, until }) {
      const query = sql`UPDATE users SET
          followed_seen_until = greatest(coalesce(followed_seen_until, ${until}::bigint), ${until}::bigint)
        WHERE id = ${userId} AND NOT is_blocked RETURNING followed_seen_until::float8 AS row`;
      const [seen] = await queryValues(db, v.number(), query);
      return seen ?? null;
    },
  };
}
