import * as v from 'valibot';
import { limit, queryRows, queryValues, textArray } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { readCount } from '../../rows/countSchemas';
import { type CountedPosts, otherHost, type ReadCountData, type ReadSums } from '../readCountPort';

const { day, host, reads, finished } = readCount.entries;
const text = v.string();

const sums: v.GenericSchema<unknown, ReadSums> = v.object({
  days: v.array(v.object({ day, reads, finished })),
  hosts: v.array(v.object({ host, reads })),
  posts: v.array(v.object({ id: text, url: text, title: text, reads, finished })),
});

const onConflict = sql`ON CONFLICT (post_id, day, host) DO UPDATE SET
  reads = read_counts.reads + excluded.reads, finished = read_counts.finished + excluded.finished`;

async function add(db: Db, [counts, mostHosts]: Parameters<ReadCountData['add']>) {
  if (counts.length === 0) return;
  // The posts are locked, so that a count doesn't outlive its post; all processes do it in the same order.
  await db.execute(sql`WITH given AS (
      SELECT "postId" AS post_id, day, host, reads, finished
      FROM json_to_recordset(${JSON.stringify(counts)}::json)
        AS given ("postId" text, day integer, host text, reads integer, finished integer)
    ), counted AS (
      SELECT p.id FROM posts p WHERE p.is_public AND p.id IN (SELECT post_id FROM given)
      ORDER BY p.id FOR KEY SHARE OF p
    ), placed AS (
      SELECT post_id, day, CASE WHEN stored.is_known OR stored.hosts < ${mostHosts}
        THEN host ELSE ${otherHost} END AS host, reads, finished
      FROM given JOIN counted ON counted.id = given.post_id
      CROSS JOIN LATERAL (
        SELECT count(*) AS hosts, bool_or(c.host = given.host) AS is_known FROM read_counts c
        WHERE c.post_id = given.post_id AND c.day = given.day
      ) stored
    )
    INSERT INTO read_counts (post_id, day, host, reads, finished)
    SELECT post_id, day, host, sum(reads), sum(finished) FROM placed
    GROUP BY post_id, day, host ORDER BY post_id, day, host ${onConflict}`);
}

function within(of: CountedPosts): SQL {
  if (of === 'all') return sql`TRUE`;
  if ('postId' in of) return sql`c.post_id = ${of.postId}`;
  return sql`c.post_id IN (SELECT id FROM posts WHERE author_id = ${of.authorId})`;
}

const listOf = (query: SQL) =>
  sql`(SELECT coalesce(json_agg(row_to_json(listed)), '[]') FROM (${query}) listed)`;

const amounts = sql`sum(reads)::integer AS reads, sum(finished)::integer AS finished`;

export function createSqlReadCounts({ db }: SqlStore): ReadCountData {
  return {
    add: async (...given) => add(db, given),
    async sums(of, { since, from, take }) {
      const most = sql`ORDER BY reads DESC, 1 ${limit(take)}`;
      const query = sql`WITH counted AS MATERIALIZED (
          SELECT * FROM read_counts c WHERE c.day >= ${since} AND ${within(of)}
        ), read AS (
          SELECT post_id AS id, ${amounts} FROM counted WHERE day >= ${from} GROUP BY post_id ${most}
        )
        SELECT json_build_object(
          'days', ${listOf(sql`SELECT day, ${amounts} FROM counted GROUP BY day ORDER BY day`)},
          'hosts', ${listOf(sql`SELECT host, sum(reads)::integer AS reads FROM counted
            WHERE day >= ${from} GROUP BY host ${most}`)},
          'posts', ${listOf(sql`SELECT id, url, title, reads, finished
            FROM read JOIN posts USING (id) ORDER BY reads DESC, id`)}
        ) AS row`;
      const [found] = await queryValues(db, sums, query);
      return found ?? { days: [], hosts: [], posts: [] };
    },
    totals: async (postIds) =>
      postIds.length === 0
        ? []
        : queryRows(
            db,
            v.object({ postId: text, reads }),
            sql`SELECT post_id AS "postId", sum(reads)::integer AS reads FROM read_counts
              WHERE post_id = ANY(${textArray(postIds)}) GROUP BY post_id`,
          ),
    async fold(before) {
      const query = sql`WITH old AS (
          DELETE FROM read_counts WHERE day > 0 AND day < ${before} RETURNING *
        ), folded AS (
          INSERT INTO read_counts (post_id, day, host, reads, finished)
          SELECT post_id, 0, '', sum(reads), sum(finished) FROM old
          GROUP BY post_id ORDER BY post_id ${onConflict}
        )
        SELECT count(*)::integer AS row FROM old`;
      const [count] = await queryValues(db, v.number(), query);
      return count ?? 0;
    },
  };
}
