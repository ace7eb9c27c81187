import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { LikeData } from '../../port';
import { canReadPost } from './access';
import { ifRemoved } from './missingRows';
import { queryRows } from './queryRows';
import type { Db, SqlStore } from './sqlStore';

const likeState = v.object({ totalLikes: v.number(), isLiked: v.boolean() });

type Pair = { postId: string; userId: string | null };

async function readState(db: Db, { postId, userId }: Pair, condition: SQL) {
  const query = sql`SELECT p.likes AS "totalLikes", EXISTS (
      SELECT FROM likes l WHERE l.post_id = p.id AND l.user_id = ${userId}
    ) AS "isLiked"
    FROM posts p WHERE p.id = ${postId} AND ${condition}`;
  const [state] = await queryRows(db, likeState, query);
  return state ?? null;
}

/** Whether the account may read the post `p`. */
const isReadableBy = (userId: string) =>
  sql`EXISTS (SELECT FROM users u WHERE u.id = ${userId} AND ${canReadPost})`;

export function createSqlLikes({ db, transaction }: SqlStore): LikeData {
  /** The triggers have counted the like only when the statement has ended. */
  const change = async (pair: Pair & { userId: string }, statement: SQL) =>
    transaction(async (db) => {
      await db.execute(statement);
      return readState(db, pair, isReadableBy(pair.userId));
    });

  return {
    async add({ postId, userId, createdAt }) {
      const statement = sql`INSERT INTO likes (post_id, user_id, created_at)
        SELECT p.id, ${userId}, ${createdAt}::bigint FROM posts p
        WHERE p.id = ${postId} AND ${isReadableBy(userId)} ON CONFLICT DO NOTHING`;
      return ifRemoved(change({ postId, userId }, statement), null);
    },
    remove: async ({ postId, userId }) =>
      change(
        { postId, userId },
        sql`DELETE FROM likes l USING posts p
          WHERE l.post_id = ${postId} AND l.user_id = ${userId} AND p.id = l.post_id
            AND ${isReadableBy(userId)}`,
      ),
    state: async (postId, userId) => readState(db, { postId, userId }, sql`true`),
  };
}
