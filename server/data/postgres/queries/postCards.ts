import { personRow, postAuthorRow, postRow } from '../../rows/rows';
import { jsonFields } from './rowColumns';
import { sql } from './sql';

/**
 * Rows as JSON, which both drivers read the same way. The author is read by a subquery, so that the
 * planner can't prefer to read all accounts.
 */

/** Of the account `u`. */
export const personFields = jsonFields('u', personRow);

const postFields = jsonFields('p', postRow);

/** The card of the post `p`. */
export const postCard = sql`json_build_object(${postFields}, 'author', (
  SELECT json_build_object(${personFields}) FROM users u WHERE u.id = p.author_id
))`;

const storedContent = sql`(SELECT content FROM post_contents WHERE post_id = p.id)`;

/** The post `p` with the given content. */
export const fullPostWith = (content: ReturnType<typeof sql>) => sql`json_build_object(
  ${postFields}, 'content', ${content}, 'author', (
    SELECT json_build_object(${jsonFields('u', postAuthorRow)},
      'followers', (SELECT followers FROM user_counters WHERE user_id = u.id))
    FROM users u WHERE u.id = p.author_id
  )
)`;

/** The content of the post `p`; null, and not read, if it has more bytes. */
export const contentWithin = (mostBytes: number | undefined) =>
  mostBytes === undefined
    ? storedContent
    : sql`(SELECT CASE WHEN octet_length(content) <= ${mostBytes}::integer THEN content END
        FROM post_contents WHERE post_id = p.id)`;

/** The post `p` with its content. */
export const fullPost = fullPostWith(storedContent);
