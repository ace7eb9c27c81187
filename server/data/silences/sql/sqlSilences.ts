import * as v from 'valibot';
import { ifRemoved } from '../../postgres/connection/failures';
import { limit, queryValues } from '../../postgres/queries/queryRows';
import { rowsWhere } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import type { SilenceData } from '../silencePort';

/** The account, if it is not blocked. Locked, so that a silence doesn't outlive it. */
const active = (id: string) =>
  sql`SELECT id FROM users WHERE id = ${id} AND NOT is_blocked FOR KEY SHARE`;

export function createSqlSilences({ db }: SqlStore): SilenceData {
  return {
    async put({ userId, postId, threadId, createdAt }) {
      const query = sql`WITH member AS (${active(userId)}), stored AS (
          INSERT INTO silences (user_id, post_id, thread_id, created_at)
          SELECT id, ${postId}, ${threadId}::text, ${createdAt}::bigint FROM member
          ON CONFLICT DO NOTHING
        )
        SELECT id AS row FROM member`;
      return (await ifRemoved(queryValues(db, v.string(), query), [])).length > 0;
    },
    async remove({ userId, postId, threadId }) {
      const query = sql`WITH member AS (${active(userId)}), removed AS (
          DELETE FROM silences s USING member WHERE s.user_id = member.id AND s.post_id = ${postId}
            AND s.thread_id IS NOT DISTINCT FROM ${threadId}::text
        )
        SELECT id AS row FROM member`;
      return (await queryValues(db, v.string(), query)).length > 0;
    },
    ofPost: async ({ userId, postId, take }) =>
      rowsWhere(
        db,
        'silences',
        sql`user_id = ${userId} AND post_id = ${postId}
          ORDER BY thread_id IS NOT NULL, created_at DESC, thread_id DESC ${limit(take)}`,
      ),
  };
}
