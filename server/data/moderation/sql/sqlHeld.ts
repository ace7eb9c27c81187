import { cardFields } from '../../comments/sql/sqlCommentLists';
import { limit, queryPage, queryValues } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { heldRow, pendingRow } from '../../rows/communityRows';
import type { ModerationData } from '../moderationPort';

/** Whether the account `u` may decide about comments of the writer `w`. */
const canDecideOn = sql`(w.id <> u.id AND (w.role = 'user' OR u.role = 'admin'))`;

/** Whether the account can open the post `p`. */
const canOpen = (by: string) => sql`(p.is_published OR p.author_id = ${by}
  OR (SELECT role FROM users WHERE id = ${by}) = 'admin')`;

const newestHeldOf = (by: string, others: SQL) => sql`(
  SELECT c.author_id, c.created_at FROM comments c WHERE c.state = 'held' ${others}
    AND EXISTS (SELECT FROM posts p WHERE p.id = c.post_id AND ${canOpen(by)})
  ORDER BY c.author_id, c.created_at DESC LIMIT 1)`;

/** The people of whom comments are held, with the time of the newest one: one row of the index is read for each. */
const writers = (by: string) => sql`WITH RECURSIVE writers AS (
    ${newestHeldOf(by, sql``)}
    UNION ALL
    SELECT following.* FROM writers
      CROSS JOIN LATERAL ${newestHeldOf(by, sql`AND c.author_id > writers.author_id`)} AS following
  )`;

/** The same, of comments under the posts of an author. */
const writersUnder = (authorId: string) => sql`WITH writers AS (
    SELECT c.author_id, max(c.created_at) AS created_at FROM posts p
      JOIN comments c ON c.post_id = p.id AND c.state IN ('held', 'hidden')
    WHERE p.author_id = ${authorId} AND c.state = 'held' GROUP BY c.author_id
  )`;

/** The comments that wait, grouped by writer. It reads no more comments of a writer than the page can show. */
export async function readHeld(
  db: Db,
  { by, postsOf, skip, take }: Parameters<ModerationData['held']>[0],
) {
  const ofAuthor = postsOf === undefined ? sql`` : sql`AND p.author_id = ${postsOf}`;
  const end = limit(skip + take + 1);
  const query = sql`${postsOf === undefined ? writers(by) : writersUnder(postsOf)}
    SELECT json_build_object(${cardFields({ id: by, decides: true, ignoresMutes: true })},
      'post', json_build_object('url', c.post_url, 'title', c.post_title)) AS row
    FROM (
      SELECT c.*, person.newest FROM (
        SELECT w.id, writers.created_at AS newest
        FROM writers JOIN users u ON u.id = ${by}
          CROSS JOIN LATERAL (SELECT * FROM users WHERE id = writers.author_id LIMIT 1) w
        WHERE NOT w.is_blocked AND ${canDecideOn}
        ORDER BY newest DESC, w.id ${end}
      ) person CROSS JOIN LATERAL (
        SELECT c.*, p.url AS post_url, p.title AS post_title
        FROM comments c JOIN posts p ON p.id = c.post_id ${ofAuthor}
        WHERE c.author_id = person.id AND c.state = 'held' AND ${canOpen(by)}
        ORDER BY c.created_at DESC, c.id DESC ${end}
      ) c
      ORDER BY person.newest DESC, c.author_id, c.created_at DESC, c.id DESC ${limit(take + 1, skip)}
    ) c ORDER BY c.newest DESC, c.author_id, c.created_at DESC, c.id DESC`;
  return queryPage(db, heldRow, { take, query });
}

/** How many comments `readHeld` has, and since when the first of them waits. */
export async function countHeld(db: Db, { by, postsOf }: Parameters<ModerationData['pending']>[0]) {
  const ofAuthor =
    postsOf === undefined
      ? sql``
      : sql`AND p.author_id = ${postsOf} AND c.state IN ('held', 'hidden')`;
  const query = sql`SELECT json_build_object('count', count(*), 'since', min(c.created_at)) AS row
    FROM comments c JOIN users w ON w.id = c.author_id JOIN users u ON u.id = ${by}
      JOIN posts p ON p.id = c.post_id ${ofAuthor}
    WHERE c.state = 'held' AND NOT w.is_blocked AND ${canDecideOn} AND ${canOpen(by)}`;
  const [counted] = await queryValues(db, pendingRow, query);
  return counted ?? { count: 0, since: null };
}
