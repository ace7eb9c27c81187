import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CommentData } from '../../port';
import { rowSchemas } from '../../rowSchemas';
import { commentCardRow } from '../../rows';
import { canReadPost } from './access';
import { ifRemoved } from './missingRows';
import { personFields } from './postCards';
import { firstRow, limit, queryPage, queryValues } from './queryRows';
import { insertParts, jsonFields } from './rowColumns';
import { comments } from './schema';
import { unlessRepeated, withClientId } from './sqlClientIds';
import type { SqlStore } from './sqlStore';

/** Of the comment `c`. */
const commentFields = jsonFields('c', comments, rowSchemas.comments);

/** Whether `by` may change the comment `c`. */
const isChangeableBy = (by: string) => sql`EXISTS (
  SELECT FROM posts p CROSS JOIN users u WHERE p.id = c.post_id AND u.id = ${by} AND ${canReadPost}
    AND (u.id = c.author_id OR u.role = 'admin')
)`;

export function createSqlComments({ db }: SqlStore): CommentData {
  return {
    async insert(comment, clientId) {
      const { columns, values } = insertParts(comments, comment);
      const key = { userId: comment.authorId, call: 'addComment', clientId } as const;
      const query = sql`WITH inserted AS (
          INSERT INTO comments (${columns}) SELECT ${values}
          FROM posts p CROSS JOIN users u
          WHERE p.id = ${comment.postId} AND u.id = ${comment.authorId} AND ${canReadPost}
          RETURNING id
        )${withClientId(key, comment)}
        SELECT id AS row FROM inserted`;
      const stored = await ifRemoved(unlessRepeated(queryValues(db, v.string(), query)), []);
      if (stored === 'repeated') return stored;
      return stored.length > 0 ? { ...comment } : 'no post';
    },
    byId: async (id) =>
      firstRow(rowSchemas.comments, db.select().from(comments).where(eq(comments.id, id))),
    ofPost: async ({ postId, skip, take }) =>
      queryPage(db, commentCardRow, {
        take,
        query: sql`SELECT json_build_object(${commentFields}, 'author', (
            SELECT json_build_object(${personFields}) FROM users u WHERE u.id = c.author_id
          )) AS row
          FROM (
            SELECT * FROM comments WHERE post_id = ${postId} AND is_shown
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
