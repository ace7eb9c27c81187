import * as v from 'valibot';
import { likeSource } from '../../notifications/notificationSources';
import { notifyPart, withdrawPart } from '../../notifications/sql/notify';
import { ifRemoved } from '../../postgres/connection/failures';
import { canReadPost } from '../../postgres/queries/access';
import { queryRows } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import type { LikeRow } from '../../rows/rows';
import type { LikeData } from '../likePort';

const likeState = v.object({ totalLikes: v.number(), isLiked: v.boolean() });

/** Whether the account may read the post `p`. */
const isReadableBy = (userId: string) =>
  sql`EXISTS (SELECT FROM users u WHERE u.id = ${userId} AND ${canReadPost})`;

/**
 * The triggers count a like when its statement has ended, so the statement adds what it changes to the
 * count before. The lock makes it read the count after all likes that were counted meanwhile.
 */
const locked = sql`FOR NO KEY UPDATE OF p`;

function addQuery({ postId, userId, createdAt }: LikeRow) {
  const notified = notifyPart(
    { recipient: sql`post.author_id`, kind: 'likes', postId: sql`post.id` },
    { source: likeSource(postId, userId), actorId: userId, at: createdAt },
  );
  return sql`WITH post AS (
      SELECT p.id, p.likes, p.author_id FROM posts p WHERE p.id = ${postId} AND ${isReadableBy(userId)} ${locked}
    ), added AS (
      INSERT INTO likes (post_id, user_id, created_at)
      SELECT id, ${userId}, ${createdAt}::bigint FROM post ON CONFLICT DO NOTHING RETURNING post_id
    )
    SELECT post.likes + (SELECT count(*) FROM added, ${notified})::integer AS "totalLikes", true AS "isLiked"
    FROM post`;
}

/**
 * If there is no like, or it was removed meanwhile, nothing is locked, and the count is the one when the
 * statement began.
 */
function removeQuery({ postId, userId }: Omit<LikeRow, 'createdAt'>) {
  return sql`WITH post AS (
      SELECT p.likes, EXISTS (
        SELECT FROM likes l WHERE l.post_id = p.id AND l.user_id = ${userId}
      ) AS was_liked
      FROM posts p WHERE p.id = ${postId} AND ${isReadableBy(userId)}
    ), liked AS (
      SELECT p.id, p.likes FROM likes l JOIN posts p ON p.id = l.post_id
      WHERE l.post_id = ${postId} AND l.user_id = ${userId} AND EXISTS (SELECT FROM post)
      FOR UPDATE OF l ${locked}
    ), removed AS (
      DELETE FROM likes l USING liked WHERE l.post_id = liked.id AND l.user_id = ${userId}
      RETURNING l.post_id
    ), ${withdrawPart(likeSource(postId, userId), 'removed')}
    SELECT coalesce(liked.likes, post.likes) - post.was_liked::integer AS "totalLikes",
      false AS "isLiked"
    FROM post LEFT JOIN liked ON true`;
}

export function createSqlLikes({ db }: SqlStore): LikeData {
  const readState = async (query: SQL) => (await queryRows(db, likeState, query))[0] ?? null;
  return {
    add: async (like) => ifRemoved(readState(addQuery(like)), null),
    remove: async (like) => readState(removeQuery(like)),
    async state(postId, userId) {
      const query = sql`SELECT p.likes AS "totalLikes", EXISTS (
          SELECT FROM likes l WHERE l.post_id = p.id AND l.user_id = ${userId}
        ) AS "isLiked"
        FROM posts p WHERE p.id = ${postId}`;
      return readState(query);
    },
  };
}
