import { containing } from '../../postgres/queries/paging';
import { limit, queryCounted, queryValues, textArray } from '../../postgres/queries/queryRows';
import { sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { passageCardRow, passageCheckRow } from '../../rows/bookCardRows';
import type { BookData, PassageChoice, PassageFilter } from '../bookPort';
import { termWords } from '../bookRows';
import { isFromElsewhere, isReadable, ownCard } from './bookParts';

/** Whether the member can read the post `p`, a row of `posts` or `post_search`. */
const isReadableBy = (userId: string) => sql`(p.is_public OR p.author_id = ${userId}
  OR EXISTS (SELECT FROM users u WHERE u.id = ${userId} AND u.role = 'admin'))`;

/**
 * Title and author of each post of which the member has saved something, if the member can read it. Subqueries, so that
 * the planner can't prefer to read all posts. `post_search` also has what decides who reads a post: reading `posts`
 * too would take a quarter of the time of a search.
 */
const savedPosts = (userId: string) => sql`SELECT mine.post_id AS id, (
    SELECT left(p.texts, p.title_end)
      || E'\uFFFF' || (SELECT a.name_text FROM users a WHERE a.id = p.author_id)
    FROM post_search p WHERE p.post_id = mine.post_id AND ${isReadableBy(userId)}
  ) AS texts
  FROM (SELECT DISTINCT post_id FROM passages WHERE user_id = ${userId}) mine`;

/** Conditions for the passage `g`; with a term, of a statement that has `saved_posts`. */
function filterBy({ userId, headingId, term = '' }: PassageFilter) {
  const conditions = [sql`g.user_id = ${userId}`];
  if (headingId === null) conditions.push(sql`g.heading_id IS NULL`);
  else if (headingId !== undefined) conditions.push(sql`g.heading_id = ${headingId}`);
  const words = termWords(term);
  for (const word of words) {
    const pattern = containing(word);
    conditions.push(sql`(g.search_text LIKE ${pattern} OR g.post_id IN (
      SELECT id FROM saved_posts WHERE texts LIKE ${pattern}))`);
  }
  const where = sql.join(conditions, sql` AND `);
  return {
    where,
    parts: words.length > 0 ? [sql`saved_posts AS MATERIALIZED (${savedPosts(userId)})`] : [],
  };
}

const isSafe = sql`(${isFromElsewhere} OR EXISTS (
  SELECT FROM posts p JOIN users u ON u.id = g.user_id
  WHERE ${isReadable} AND (g.quote = '' OR p.revision = g.revision)))`;

const isChosen = ({ safe, ids }: PassageChoice) =>
  safe ? sql`(${isSafe} OR g.id = ANY(${textArray(ids)}))` : sql`g.id = ANY(${textArray(ids)})`;

export const newestFirst = sql`ORDER BY g.created_at DESC, g.id DESC`;

type ListQuery = Parameters<BookData['list']>[0];

export async function listPassages(db: Db, { skip, take, choice, ...filter }: ListQuery) {
  const { where, parts } = filterBy(filter);
  const condition = choice ? sql`${where} AND ${isChosen(choice)}` : where;
  const found = sql`found AS MATERIALIZED (
    SELECT g.id, g.created_at FROM passages g WHERE ${condition}
  )`;
  const query = sql`WITH ${sql.join([...parts, found], sql`, `)}
    SELECT (SELECT count(*)::integer FROM found) AS count, coalesce((
      SELECT json_agg(${ownCard} ${newestFirst}) FROM passages g
      WHERE g.id IN (SELECT id FROM found g ${newestFirst} ${limit(take, skip)})
    ), '[]'::json) AS rows`;
  return queryCounted(db, passageCardRow, { page: { skip, take }, query });
}

export async function passagesByIds(db: Db, ids: readonly string[], userId: string) {
  const query = sql`SELECT ${ownCard} AS row FROM passages g
    WHERE g.id = ANY(${textArray(ids)}) AND g.user_id = ${userId}`;
  const found = await queryValues(db, passageCardRow, query);
  const rows = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

export async function unsurePassages(db: Db, filter: PassageFilter) {
  const { where, parts } = filterBy(filter);
  const present = sql`(SELECT p.revision FROM posts p
    WHERE p.id = g.post_id AND ${isReadableBy(filter.userId)})`;
  const start = parts.length > 0 ? sql`WITH ${sql.join([...parts], sql`, `)}` : sql``;
  const query = sql`${start} SELECT json_build_object('id', g.id, 'postId', g.post_id,
      'blockId', g.block_id, 'quote', g.quote, 'present', g.present) AS row
    FROM (SELECT g.*, ${present} AS present FROM passages g WHERE ${where} OFFSET 0) g
    WHERE NOT (${isFromElsewhere}) AND (g.present IS NULL OR (g.quote <> '' AND g.present <> g.revision))
    ${newestFirst}`;
  return queryValues(db, passageCheckRow, query);
}
