import type { ReceivedView } from '@contract/comments/receivedEntities';
import { limit, queryPage, queryValues } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { receivedCounts, receivedRow } from '../../rows/communityRows';
import type { CommentData } from '../commentPort';
import { cardFields, isVisibleTo } from './sqlCommentLists';

const readerOf = (userId: string) => ({ id: userId, decides: true });

/** Whether a view lists the comment `c` under a post of the account. The first words let it use an index. */
const isIn = {
  all: () => sql`c.state <> 'removed'`,
  waiting: () => sql`c.state IN ('held', 'hidden') AND c.state = 'held'`,
  unanswered: (userId) => sql`c.parent_id IS NULL AND c.is_shown AND c.author_id <> ${userId}
    AND NOT EXISTS (
      SELECT FROM comments r WHERE r.parent_id = c.id AND r.author_id = ${userId} AND r.is_shown
    )`,
} satisfies Record<ReceivedView, (userId: string) => SQL>;

/** The comments of a view, as `c`. Of each post no more are read than fit. */
const received = (userId: string, view: ReceivedView, rows: SQL) => sql`
  SELECT c.*, p.url AS post_url, p.title AS post_title FROM posts p CROSS JOIN LATERAL (
    SELECT c.* FROM comments c
    WHERE c.post_id = p.id AND ${isIn[view](userId)} AND ${isVisibleTo(readerOf(userId))}
    ORDER BY c.created_at DESC, c.id DESC ${rows}
  ) c WHERE p.author_id = ${userId}`;

async function readReceived(
  db: Db,
  { userId, view, skip, take }: Parameters<CommentData['received']>[0],
) {
  const query = sql`SELECT json_build_object(${cardFields(readerOf(userId))}, 'post',
      json_build_object('id', c.post_id, 'url', c.post_url, 'title', c.post_title)) AS row
    FROM (
      SELECT * FROM (${received(userId, view, limit(skip + take + 1))}) c
      ORDER BY c.created_at DESC, c.id DESC ${limit(take + 1, skip)}
    ) c ORDER BY c.created_at DESC, c.id DESC`;
  return queryPage(db, receivedRow, { take, query });
}

async function countReceived(
  db: Db,
  { userId, most }: Parameters<CommentData['receivedCounts']>[0],
) {
  const counted = (view: ReceivedView) =>
    sql`(SELECT count(*) FROM (${received(userId, view, limit(most))} ${limit(most)}) c)`;
  const query = sql`SELECT json_build_object('waiting', ${counted('waiting')},
    'unanswered', ${counted('unanswered')}) AS row`;
  return (await queryValues(db, receivedCounts, query))[0] ?? { waiting: 0, unanswered: 0 };
}

export const createSqlReceived = (db: Db) =>
  ({
    received: async (query) => readReceived(db, query),
    receivedCounts: async (query) => countReceived(db, query),
  }) satisfies Partial<CommentData>;
