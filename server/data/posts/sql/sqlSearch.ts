import { postCard } from '../../postgres/queries/postCards';
import { containing, limit, queryCounted, textArray } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { textPairs } from '../../postgres/queries/textPairs';
import { type Page, postCardRow } from '../../rows/rows';
import { searchWords } from '../searchWords';

/** Three letters or digits that have a trigram in databases of any language. */
const trigram = /[a-z0-9]{3}/;

type Column = 'texts' | 'name';

const columns = {
  texts: { text: sql`s.texts`, pairs: sql`s.pairs` },
  name: { text: sql`u.name_text`, pairs: sql`u.name_pairs` },
} as const;

function pairsOf(term: string) {
  const parts = textPairs(term);
  const pairs = parts.filter((part) => part.length > 1 && Array.from(part).length === 2);
  return pairs.length > 0 ? pairs : parts;
}

/** Whether the column contains the term; an index finds the candidates. */
export function contains(column: Column, term: string): SQL {
  const { text, pairs } = columns[column];
  if (trigram.test(term)) {
    return sql`${text} LIKE ${containing(term)}`;
  }
  return sql`(${pairs} @> ${textArray(pairsOf(term))} AND strpos(${text}, ${term}) > 0)`;
}

/**
 * The public posts `s` of each author `u` that satisfy the condition. OFFSET prevents Postgres from joining
 * all posts: if authors have many posts, it expects to read most of them.
 */
const postsOfAuthor = (condition: SQL) => sql`CROSS JOIN LATERAL (
    SELECT s.post_id, s.published_at FROM post_search s
    WHERE s.author_id = u.id AND s.is_public AND ${condition}
    OFFSET 0
  ) s`;

/**
 * Posts with the term in their texts or their author's name. The first match tells the rank. With OR
 * instead of UNION, Postgres reads the whole table if authors have many posts.
 */
function postsWith(term: string) {
  return sql`SELECT s.post_id, s.published_at, CASE
      WHEN strpos(s.texts, ${term}) <= s.tags_end THEN 0
      WHEN strpos(s.texts, ${term}) <= s.description_end THEN 1
      ELSE 2 END AS rank
    FROM post_search s
    WHERE s.is_public AND ${contains('texts', term)}
    UNION ALL
    SELECT s.post_id, s.published_at, 3
    FROM users u ${postsOfAuthor(sql`strpos(s.texts, ${term}) = 0`)}
    WHERE ${contains('name', term)}`;
}

const nothing = sql`SELECT NULL::text, NULL::bigint, NULL::integer WHERE false`;

/** Up to so many authors with a word in their name, and up to so many posts of them, are read one after another. */
const few = { authors: 200, posts: 10_000 };

/** Whether few authors have one of the words in their names, and have written few posts. */
const areFew = (
  any: string,
) => sql`SELECT count(*) < ${few.authors} AND coalesce(sum(n.public_posts), 0) <= ${few.posts}
    FROM (SELECT id FROM users u WHERE u.name_words @@ ${any}::tsquery LIMIT ${few.authors}) u
    CROSS JOIN LATERAL (SELECT public_posts FROM user_counters WHERE user_id = u.id OFFSET 0) n`;

/**
 * If nothing else was found: posts with all words in their texts, document or author's name. Of many
 * authors with a word in their names, or with many posts, only those posts are read that have one of the words; all of
 * them, if all words are in the name.
 */
function postsWithWords(words: readonly string[]) {
  const [first, ...others] = words.map((word) => `'${word}'`);
  if (first === undefined) return nothing;
  const all = [first, ...others].join(' & ');
  const any = [first, ...others].join(' | ');
  const withOtherWords = sql`coalesce(s.words @@ (
          SELECT string_agg(quote_literal(word), ' & ')::tsquery
          FROM unnest(${textArray(words)}) AS word
          WHERE NOT u.name_words @@ quote_literal(word)::tsquery
        ), true)`;
  return sql`(
      SELECT s.post_id, s.published_at, 4 FROM post_search s
      WHERE NOT EXISTS (SELECT FROM found) AND s.is_public AND s.words @@ ${all}::tsquery
    ) UNION (
      SELECT s.post_id, s.published_at, 4
      FROM users u ${postsOfAuthor(sql`true`)}
      WHERE NOT EXISTS (SELECT FROM found) AND u.name_words @@ ${all}::tsquery
    ) UNION (
      SELECT s.post_id, s.published_at, 4
      FROM users u ${postsOfAuthor(withOtherWords)}
      WHERE NOT EXISTS (SELECT FROM found) AND (${areFew(any)}) AND u.name_words @@ ${any}::tsquery
    ) UNION (
      SELECT s.post_id, s.published_at, 4
      FROM (
        SELECT post_id, published_at, author_id, words FROM post_search s
        WHERE s.is_public AND s.words @@ ${any}::tsquery
        OFFSET 0
      ) s
      CROSS JOIN LATERAL (
        SELECT FROM users u
        WHERE u.id = s.author_id AND u.name_words @@ ${any}::tsquery AND ${withOtherWords}
        OFFSET 0
      ) u
      WHERE NOT EXISTS (SELECT FROM found) AND NOT (${areFew(any)})
    )`;
}

/** Searches for a folded term that is not empty. */
export async function searchPosts(db: Db, term: string, page: Page) {
  const found = /[\0\uFFFF]/.test(term) ? nothing : postsWith(term);
  const query = sql`WITH found (post_id, published_at, rank) AS MATERIALIZED (${found}),
    listed AS MATERIALIZED (SELECT * FROM found UNION ALL (${postsWithWords(searchWords(term))})),
    page AS (
      SELECT post_id FROM listed ORDER BY rank, published_at DESC, post_id DESC
      ${limit(page.take, page.skip)}
    )
    SELECT (SELECT count(*)::integer FROM listed) AS count,
      (SELECT coalesce(json_agg((SELECT ${postCard} FROM posts p WHERE p.id = page.post_id)), '[]')
        FROM page) AS rows`;
  return queryCounted(db, postCardRow, { page, query });
}
