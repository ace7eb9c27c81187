import * as v from 'valibot';
import { personFields } from '../../postgres/queries/postCards';
import {
  limit,
  queryPage,
  queryRows,
  queryValues,
  textArray,
} from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import { muteCardRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import type { MuteData } from '../mutePort';

const stored = jsonFields('m', rowSchemas.mutes);
const pair = v.pick(rowSchemas.mutes, ['userId', 'mutedId']);
const mutedBy = v.object({ username: v.string(), mutedId: v.string() });

/** Whether `readerId` has muted the author. */
export const isMutedBy = (readerId: string, author: SQL) =>
  sql`EXISTS (SELECT FROM mutes WHERE user_id = ${readerId} AND muted_id = ${author})`;

/** The account, if it is not blocked. Locked, so that a mute doesn't outlive it. */
const active = (id: string) =>
  sql`SELECT id FROM users WHERE id = ${id} AND NOT is_blocked FOR KEY SHARE`;

export function createSqlMutes({ db }: SqlStore): MuteData {
  return {
    async put({ userId, mutedId, createdAt }) {
      const query = sql`WITH muting AS (${active(userId)}), muted AS (
          SELECT id FROM users WHERE id = ${mutedId} FOR KEY SHARE
        ), stored AS (
          INSERT INTO mutes (user_id, muted_id, created_at)
          SELECT muting.id, muted.id, ${createdAt}::bigint FROM muting CROSS JOIN muted
          ON CONFLICT (user_id, muted_id) DO NOTHING
        )
        SELECT muting.id AS row FROM muting CROSS JOIN muted`;
      return (await queryValues(db, v.string(), query)).length > 0;
    },
    async remove({ userId, mutedId }) {
      const query = sql`WITH muting AS (${active(userId)}), removed AS (
          DELETE FROM mutes USING muting WHERE user_id = muting.id AND muted_id = ${mutedId}
        )
        SELECT id AS row FROM muting`;
      return (await queryValues(db, v.string(), query)).length > 0;
    },
    list: async ({ userId, skip, take }) =>
      queryPage(db, muteCardRow, {
        take,
        query: sql`SELECT json_build_object(${stored}, 'account', (
            SELECT json_build_object(${personFields}) FROM users u WHERE u.id = m.muted_id
          )) AS row
          FROM (
            SELECT * FROM mutes WHERE user_id = ${userId}
            ORDER BY created_at DESC, muted_id DESC ${limit(take + 1, skip)}
          ) m`,
      }),
    mutedUsernames: async ({ userId, postId }) =>
      queryValues(
        db,
        v.string(),
        sql`SELECT u.username AS row FROM mutes m JOIN users u ON u.id = m.muted_id
          WHERE m.user_id = ${userId}
            AND EXISTS (SELECT FROM comments WHERE post_id = ${postId} AND author_id = u.id)
          ORDER BY u.username_key`,
      ),
    async mutedBy({ usernames, mutedIds }) {
      if (usernames.length === 0 || mutedIds.length === 0) return [];
      const keys = usernames.map((username) => username.toLowerCase());
      const query = sql`SELECT u.username, m.muted_id AS "mutedId"
        FROM users u JOIN mutes m ON m.user_id = u.id
        WHERE u.username_key = ANY(${textArray(keys)}) AND m.muted_id = ANY(${textArray(mutedIds)})
        ORDER BY u.username_key, m.muted_id`;
      return queryRows(db, mutedBy, query);
    },
    async mutesBetween({ userId, others }) {
      if (others.length === 0) return [];
      const query = sql`SELECT user_id AS "userId", muted_id AS "mutedId" FROM mutes
          WHERE user_id = ${userId} AND muted_id = ANY(${textArray(others)})
        UNION ALL SELECT user_id, muted_id FROM mutes
          WHERE muted_id = ${userId} AND user_id = ANY(${textArray(others)})
        ORDER BY 1, 2`;
      return queryRows(db, pair, query);
    },
  };
}
