import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CommentData } from '../../port';
import { canReadPost } from './access';
import { ifRemoved } from './missingRows';
import { personFields, personSchema } from './postCards';
import { limit, queryPage, queryValues } from './queryRows';
import { comments } from './schema';
import type { SqlStore } from './sqlStore';

const commentCard = v.object({
  id: v.string(),
  postId: v.string(),
  authorId: v.string(),
  text: v.string(),
  createdAt: v.number(),
  updatedAt: v.number(),
  author: personSchema,
});

/** Of the comment `c`. */
const commentFields = sql`'id', c.id, 'postId', c.post_id, 'authorId', c.author_id,
  'text', c.text, 'createdAt', c.created_at, 'updatedAt', c.updated_at`;

/** Whether `by` may change the comment `c`. */
const isChangeableBy = (by: string) => sql`EXISTS (
  SELECT FROM posts p CROSS JOIN users u WHERE p.id = c.post_id AND u.id = ${by} AND ${canReadPost}
    AND (u.id = c.author_id OR u.role = 'admin')
)`;

export function createSqlComments({ db }: SqlStore): CommentData {
  return {
    async insert(comment) {
      const { id, postId, authorId, text, createdAt, updatedAt } = comment;
      const query = sql`INSERT INTO comments (id, post_id, author_id, text, created_at, updated_at)
        SELECT ${id}, p.id, u.id, ${text}, ${createdAt}::bigint, ${updatedAt}::bigint
        FROM posts p CROSS JOIN users u
        WHERE p.id = ${postId} AND u.id = ${authorId} AND ${canReadPost} RETURNING id AS row`;
      const stored = await ifRemoved(queryValues(db, v.string(), query), []);
      return stored.length > 0 ? { ...comment } : 'no post';
    },
    async byId(id) {
      const [found] = await db.select().from(comments).where(eq(comments.id, id));
      return found ?? null;
    },
    ofPost: async ({ postId, skip, take }) =>
      queryPage(db, commentCard, {
        take,
        query: sql`SELECT json_build_object(${commentFields}, 'author', (
            SELECT json_build_object(${personFields}) FROM users u WHERE u.id = c.author_id
          )) AS row
          FROM (
            SELECT * FROM comments WHERE post_id = ${postId}
            ORDER BY created_at DESC, id DESC ${limit(take + 1, skip)}
          ) c`,
      }),
    async update(id, { text, updatedAt }, by) {
      const query = sql`UPDATE comments c SET text = ${text}, updated_at = ${updatedAt}
        WHERE c.id = ${id} AND ${isChangeableBy(by)} RETURNING c.id AS row`;
      return (await queryValues(db, v.string(), query)).length > 0;
    },
    async remove(id, by) {
      const query = sql`DELETE FROM comments c
        WHERE c.id = ${id} AND ${isChangeableBy(by)} RETURNING c.id AS row`;
      return (await queryValues(db, v.string(), query)).length > 0;
    },
  };
}
