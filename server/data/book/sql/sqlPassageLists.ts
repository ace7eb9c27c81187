import { passageCounts } from '@contract/book/bookEntities';
import * as v from 'valibot';
import {
  containing,
  limit,
  queryCounted,
  queryValues,
  textArray,
} from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { passageCardRow, passageCheckRow } from '../../rows/bookCardRows';
import type { Page } from '../../rows/rows';
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

/** Conditions for the passage `g`. */
const isOfKind = {
  words: sql`g.quote <> ''`,
  saved: sql`g.quote = ''`,
  noted: sql`g.note <> ''`,
} as const;

/** Passages `g` with the same key are of the same post or source. */
const placeKey = sql`coalesce(g.post_id, concat_ws(E'\uFFFF', g.source_url, g.source_title, g.source_author))`;

/** Conditions for the passage `g`; with a term, of a statement that has `saved_posts`. */
function filterBy({ userId, headingId, term = '', kind }: PassageFilter) {
  const conditions = [sql`g.user_id = ${userId}`];
  if (headingId === null) conditions.push(sql`g.heading_id IS NULL`);
  else if (headingId !== undefined) conditions.push(sql`g.heading_id = ${headingId}`);
  if (kind !== undefined) conditions.push(isOfKind[kind]);
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

/** A page of the passages `found`, which have `id` and `created_at`. */
const newestPage = ({ skip, take }: Page) => sql`
  SELECT json_agg(${ownCard} ${newestFirst}) FROM passages g
  WHERE g.id IN (SELECT id FROM found g ${newestFirst} ${limit(take, skip)})`;

/** The same with those of one post or source together; `found` also has `place`. */
const pageByPost = ({ skip, take }: Page) => sql`
  SELECT json_agg(${ownCard} ORDER BY chosen.at) FROM passages g JOIN (
    SELECT id, row_number() OVER (ORDER BY latest DESC, place, created_at DESC, id DESC) AS at
    FROM (SELECT *, max(created_at) OVER (PARTITION BY place) AS latest FROM found) placed
    ORDER BY at ${limit(take, skip)}
  ) chosen ON chosen.id = g.id`;

export async function listPassages(db: Db, given: ListQuery) {
  const { skip, take, choice, isByPost = false, ...filter } = given;
  const page = { skip, take };
  const { where, parts } = filterBy(filter);
  const condition = choice ? sql`${where} AND ${isChosen(choice)}` : where;
  const place = isByPost ? sql`, ${placeKey} AS place` : sql``;
  const found = sql`found AS MATERIALIZED (
    SELECT g.id, g.created_at${place} FROM passages g WHERE ${condition}
  )`;
  const query = sql`WITH ${sql.join([...parts, found], sql`, `)}
    SELECT (SELECT count(*)::integer FROM found) AS count,
      coalesce((${isByPost ? pageByPost(page) : newestPage(page)}), '[]'::json) AS rows`;
  return queryCounted(db, passageCardRow, { page, query });
}

const counts = v.omit(passageCounts, ['changed']);

const startOf = (parts: readonly SQL[]) =>
  parts.length > 0 ? sql`WITH ${sql.join([...parts], sql`, `)}` : sql``;

export async function countPassages(db: Db, filter: Omit<PassageFilter, 'kind'>) {
  const { where, parts } = filterBy(filter);
  const ofKind = (condition: SQL) => sql`(count(*) FILTER (WHERE ${condition}))::integer`;
  const query = sql`${startOf(parts)} SELECT json_build_object('all', count(*)::integer,
      'words', ${ofKind(isOfKind.words)}, 'saved', ${ofKind(isOfKind.saved)},
      'noted', ${ofKind(isOfKind.noted)}, 'loose', (SELECT count(*)::integer FROM passages
        WHERE user_id = ${filter.userId} AND heading_id IS NULL)) AS row
    FROM passages g WHERE ${where}`;
  const [row] = await queryValues(db, counts, query);
  return row ?? { all: 0, words: 0, saved: 0, noted: 0, loose: 0 };
}

export async function readSearchedTexts(
  db: Db,
  { userId, take }: { userId: string; take: number },
) {
  const query = sql`WITH newest AS MATERIALIZED (
      SELECT g.post_id, g.search_text FROM passages g
      WHERE g.user_id = ${userId} ${newestFirst} ${limit(take)}
    )
    SELECT search_text AS row FROM newest
    UNION ALL SELECT texts FROM (${savedPosts(userId)}) saved
    WHERE texts IS NOT NULL AND id IN (SELECT post_id FROM newest)`;
  return queryValues(db, v.string(), query);
}

export async function passagesByIds(db: Db, ids: readonly string[], userId: string) {
  const query = sql`SELECT ${ownCard} AS row FROM passages g
    WHERE g.id = ANY(${textArray(ids)}) AND g.user_id = ${userId}`;
  const found = await queryValues(db, passageCardRow, query);
  const rows = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

export async function unsurePassages(
  db: Db,
  { take, ...filter }: PassageFilter & { take?: number },
) {
  const { where, parts } = filterBy(filter);
  const present = sql`(SELECT p.revision FROM posts p
    WHERE p.id = g.post_id AND ${isReadableBy(filter.userId)})`;
  const query = sql`${startOf(parts)} SELECT json_build_object('id', g.id, 'postId', g.post_id,
      'blockId', g.block_id, 'quote', g.quote, 'present', g.present) AS row
    FROM (SELECT g.*, ${present} AS present FROM passages g WHERE ${where} OFFSET 0) g
    WHERE NOT (${isFromElsewhere}) AND (g.present IS NULL OR (g.quote <> '' AND g.present <> g.revision))
    ${newestFirst} ${take === undefined ? sql`` : limit(take)}`;
  return queryValues(db, passageCheckRow, query);
}
