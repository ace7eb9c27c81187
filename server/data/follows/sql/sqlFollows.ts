import * as v from 'valibot';
import { followSource } from '../../notifications/notificationSources';
import { notifyPart, withdrawPart } from '../../notifications/sql/notify';
import { ifRemoved } from '../../postgres/connection/failures';
import { limit, queryPage, queryRows, queryValues } from '../../postgres/queries/queryRows';
import { insertParts, jsonFields } from '../../postgres/queries/rowColumns';
import { rowWhere } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import { followCardRow, followedAccountRow, type Page } from '../../rows/rows';
import type { FollowData } from '../followPort';

/** Of the follow `f`. */
const followFields = jsonFields('f', rowSchemas.follows);
const accountFields = jsonFields('u', followedAccountRow);

type Sides = { own: SQL; other: SQL };
const byAuthor = { own: sql`f.author_id`, other: sql`f.follower_id` };
const byFollower = { own: sql`f.follower_id`, other: sql`f.author_id` };

async function readPage(
  db: Db,
  { own, other }: Sides,
  { userId, skip, take }: Page & { userId: string },
) {
  const query = sql`SELECT json_build_object(${followFields}, 'account', (
      SELECT json_build_object(${accountFields})
      FROM users u WHERE u.id = ${other}
    )) AS row
    FROM (
      SELECT * FROM follows f WHERE ${own} = ${userId}
      ORDER BY f.created_at DESC, f.id DESC ${limit(take + 1, skip)}
    ) f`;
  return queryPage(db, followCardRow, { take, query });
}

const insertAnswer = v.object({
  hasAuthor: v.boolean(),
  isAllowed: v.boolean(),
  isStored: v.boolean(),
});

export function createSqlFollows({ db }: SqlStore): FollowData {
  return {
    async insert(row) {
      const { authorId, followerId } = row;
      const { columns, values } = insertParts(rowSchemas.follows, row);
      const notified = notifyPart(
        { recipient: authorId, kind: 'follower' },
        { source: followSource(row.id), actorId: followerId, at: row.createdAt },
      );
      const query = sql`WITH author AS (
          SELECT FROM users WHERE id = ${authorId} AND NOT is_blocked
        ), follower AS (
          SELECT FROM users WHERE id = ${followerId} AND NOT is_blocked AND is_verified
        ), stored AS (
          INSERT INTO follows (${columns}) SELECT ${values}
          WHERE EXISTS (SELECT FROM author) AND EXISTS (SELECT FROM follower)
          ON CONFLICT (author_id, follower_id) DO NOTHING RETURNING id
        )
        SELECT EXISTS (SELECT FROM author) AS "hasAuthor",
          EXISTS (SELECT FROM follower) AS "isAllowed",
          (SELECT count(*) FROM stored, ${notified}) > 0 AS "isStored"`;
      const [answer] = await ifRemoved(queryRows(db, insertAnswer, query), []);
      if (!answer?.hasAuthor) return 'no author';
      if (!answer.isAllowed) return 'not allowed';
      return answer.isStored ? { ...row } : 'already following';
    },
    byId: async (id) => rowWhere(db, 'follows', { id }),
    between: async ({ authorId, followerId }) => rowWhere(db, 'follows', { authorId, followerId }),
    async remove(id, followerId) {
      const query = sql`WITH removed AS (
          DELETE FROM follows f USING users u
          WHERE f.id = ${id} AND f.follower_id = ${followerId} AND u.id = f.follower_id
            AND NOT u.is_blocked AND u.is_verified RETURNING f.id, f.author_id
        ), ${withdrawPart(followSource(id), 'removed')}
        SELECT author_id AS row FROM removed`;
      const [authorId] = await queryValues(db, v.string(), query);
      return authorId ?? null;
    },
    followersOf: async (query) => readPage(db, byAuthor, query),
    followedBy: async (query) => readPage(db, byFollower, query),
  };
}
