import * as v from 'valibot';
import { likeSource } from '../../notifications/notificationSources';
import { notifyPart, withdrawPart } from '../../notifications/sql/notify';
import { ifRemoved } from '../../postgres/connection/failures';
import { canReadPost } from '../../postgres/queries/access';
import { queryRows } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import type { CommentLikeRow } from '../../rows/communityRows';
import type { CommentLikeData } from '../commentPort';

const likeState = v.object({ postId: v.string(), totalLikes: v.number(), isLiked: v.boolean() });

type Like = Omit<CommentLikeRow, 'createdAt'>;

const sourceOf = ({ commentId, userId }: Like) => likeSource(commentId, userId);

/** The comment with its count; the lock makes it the count after all likes that were counted meanwhile. */
const likeable = ({ commentId, userId }: Like) => sql`comment AS (
  SELECT c.id, c.parent_id, c.likes, c.post_id, c.author_id FROM comments c WHERE c.id = ${commentId} AND c.is_shown AND EXISTS (
    SELECT FROM posts p CROSS JOIN users u WHERE p.id = c.post_id AND u.id = ${userId} AND ${canReadPost}
  ) FOR NO KEY UPDATE OF c
)`;

export function createSqlCommentLikes({ db }: SqlStore): CommentLikeData {
  const readState = async (query: SQL) => (await queryRows(db, likeState, query))[0] ?? null;
  return {
    async add({ createdAt, ...like }) {
      const notified = notifyPart(
        {
          recipient: sql`comment.author_id`,
          kind: 'likes',
          postId: sql`comment.post_id`,
          commentId: sql`comment.id`,
          threadId: sql`coalesce(comment.parent_id, comment.id)`,
        },
        { source: sourceOf(like), actorId: like.userId, at: createdAt },
      );
      const query = sql`WITH ${likeable(like)}, added AS (
          INSERT INTO comment_likes (comment_id, user_id, created_at)
          SELECT id, ${like.userId}, ${createdAt}::bigint FROM comment
          ON CONFLICT DO NOTHING RETURNING comment_id
        )
        SELECT comment.post_id AS "postId",
          comment.likes + (SELECT count(*) FROM added, ${notified})::integer AS "totalLikes",
          true AS "isLiked" FROM comment`;
      return ifRemoved(readState(query), null);
    },
    async remove(like) {
      const query = sql`WITH ${likeable(like)}, removed AS (
          DELETE FROM comment_likes l USING comment
          WHERE l.comment_id = comment.id AND l.user_id = ${like.userId} RETURNING l.comment_id
        ), ${withdrawPart(sourceOf(like), 'removed')}
        SELECT comment.post_id AS "postId",
          comment.likes - (SELECT count(*) FROM removed)::integer AS "totalLikes",
          false AS "isLiked" FROM comment`;
      return readState(query);
    },
  };
}
