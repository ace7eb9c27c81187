import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CommentData } from '../../commentPort';
import { rowSchemas } from '../../rowSchemas';
import { canReadPost } from './access';
import { ifRemoved } from './missingRows';
import { firstRow, queryValues } from './queryRows';
import { insertParts } from './rowColumns';
import { comments } from './schema';
import { unlessRepeated, withClientId } from './sqlClientIds';
import { createSqlCommentLists } from './sqlCommentLists';
import type { Db, SqlStore } from './sqlStore';

/** Whether `by` may change the comment `c`. */
const isChangeableBy = (by: string) => sql`c.state <> 'removed' AND EXISTS (
  SELECT FROM posts p CROSS JOIN users u WHERE p.id = c.post_id AND u.id = ${by} AND ${canReadPost}
    AND (u.id = c.author_id OR u.role = 'admin')
)`;

/** Whether the new comment's parent, if it has one, is a comment of the post that answers none. */
const hasParent = (postId: string, parentId: string | null) =>
  parentId === null
    ? sql`true`
    : sql`EXISTS (
        SELECT FROM comments WHERE id = ${parentId} AND post_id = ${postId} AND parent_id IS NULL
      )`;

const changes = async (db: Db, query: ReturnType<typeof sql>) =>
  (await queryValues(db, v.string(), query)).length > 0;

/** The lock makes new replies wait, so that each statement that follows sees all of them. */
async function remove(db: Db, id: string, by: string) {
  const locked = sql`SELECT c.id AS row FROM comments c
    WHERE c.id = ${id} AND ${isChangeableBy(by)} FOR UPDATE OF c`;
  if (!(await changes(db, locked))) return false;
  await removeLocked(db, id);
  return true;
}

/** Removes a comment that the transaction has locked; one with replies stays without text and author. */
export async function removeLocked(db: Db, id: string) {
  const removed = sql`DELETE FROM comments c WHERE c.id = ${id}
    AND NOT EXISTS (SELECT FROM comments r WHERE r.parent_id = c.id) RETURNING c.id AS row`;
  if (await changes(db, removed)) return;
  await db.execute(sql`DELETE FROM comment_likes WHERE comment_id = ${id}`);
  await db.execute(emptied(sql`c.id = ${id}`));
}

/** Leaves the places of the comments `c` with this condition, which have replies. */
const emptied = (condition: ReturnType<typeof sql>) => sql`UPDATE comments c
  SET author_id = NULL, text = '', quote = '', state = 'removed', state_by = NULL,
    state_reason = ''
  WHERE ${condition}`;

/** Before an account is removed: keeps the places of its comments that others have answered. */
export async function keepThreads(db: Db, authorId: string) {
  const own = sql`c.author_id = ${authorId} AND c.parent_id IS NULL`;
  await db.execute(sql`SELECT FROM comments c WHERE ${own} ORDER BY c.id FOR UPDATE`);
  const answered = sql`${own} AND EXISTS (
    SELECT FROM comments r WHERE r.parent_id = c.id AND r.author_id IS DISTINCT FROM ${authorId}
  )`;
  await db.execute(sql`DELETE FROM comment_likes
    WHERE comment_id IN (SELECT c.id FROM comments c WHERE ${answered})`);
  await db.execute(emptied(answered));
}

export function createSqlComments({ db, transaction }: SqlStore): CommentData {
  return {
    ...createSqlCommentLists({ db }),
    async insert(comment, clientId) {
      const { columns, values } = insertParts(comments, comment);
      const key = { userId: comment.authorId, call: 'addComment', clientId } as const;
      const query = sql`WITH inserted AS (
          INSERT INTO comments (${columns}) SELECT ${values}
          FROM posts p CROSS JOIN users u
          WHERE p.id = ${comment.postId} AND u.id = ${comment.authorId} AND ${canReadPost}
            AND ${hasParent(comment.postId, comment.parentId)}
          RETURNING id
        )${withClientId(key, comment)}
        SELECT id AS row FROM inserted`;
      const stored = await ifRemoved(unlessRepeated(queryValues(db, v.string(), query)), []);
      if (stored === 'repeated') return stored;
      return stored.length > 0 ? { ...comment } : 'no post';
    },
    byId: async (id) =>
      firstRow(rowSchemas.comments, db.select().from(comments).where(eq(comments.id, id))),
    async update(id, { text, updatedAt }, by) {
      const query = sql`UPDATE comments c SET text = ${text}, updated_at = ${updatedAt}
        WHERE c.id = ${id} AND ${isChangeableBy(by)} RETURNING c.id AS row`;
      return changes(db, query);
    },
    remove: async (id, by) => transaction(async (tx) => remove(tx, id, by)),
  };
}
