import { foldText } from '@contract/foldText';
import * as v from 'valibot';
import { personFields } from '../../postgres/queries/postCards';
import { limit, queryRows, queryValues, textArray } from '../../postgres/queries/queryRows';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { personRow } from '../../rows/rows';
import { type MatchData, mostCounted as most } from '../matchPort';
import { contains } from './sqlSearch';

const foundWord = v.object({ word: v.string(), uses: v.number() });
const storedContent = v.object({ id: v.string(), content: v.string() });

/** OFFSET prevents Postgres from reading the counters of all authors. */
const withCounters = sql`CROSS JOIN LATERAL (
    SELECT public_posts FROM user_counters WHERE user_id = u.id OFFSET 0
  ) n`;

async function authors(db: Db, { term, take }: Parameters<MatchData['authors']>[0]) {
  const wanted = foldText(term);
  if (wanted === '' || /[\0\uFFFF]/.test(wanted)) return [];
  return queryValues(
    db,
    personRow,
    sql`SELECT json_build_object(${personFields}) AS row
      FROM users u ${withCounters}
      WHERE ${contains('name', wanted)} AND n.public_posts > 0
      ORDER BY n.public_posts DESC, u.id ${limit(take)}`,
  );
}

/** One look at each index for every word: most of them are in no row. */
async function words(db: Db, wanted: readonly string[]) {
  if (wanted.length === 0) return [];
  return queryRows(
    db,
    foundWord,
    sql`SELECT w.word, (LEAST(of_posts.uses, ${most}) + LEAST(of_users.uses, ${most}))::integer AS uses
      FROM unnest(${textArray(wanted)}) w (word)
      CROSS JOIN LATERAL (
        SELECT count(*) AS uses FROM post_search s
        WHERE s.is_public AND s.words @@ quote_literal(w.word)::tsquery
      ) of_posts
      CROSS JOIN LATERAL (
        SELECT count(*) AS uses FROM users u ${withCounters}
        WHERE n.public_posts > 0 AND u.name_words @@ quote_literal(w.word)::tsquery
      ) of_users
      WHERE of_posts.uses + of_users.uses > 0
      ORDER BY w.word COLLATE "C"`,
  );
}

/** What a search shows beside the posts that it finds. */
export function createSqlMatches({ db }: SqlStore): MatchData {
  return {
    authors: async (query) => authors(db, query),
    words: async (wanted) => words(db, wanted),
    contents: async ({ ids, mostBytes }) =>
      queryRows(
        db,
        storedContent,
        sql`SELECT c.post_id AS id, c.content FROM post_contents c
          WHERE c.post_id = ANY (${textArray(ids)}) AND octet_length(c.content) <= ${mostBytes}::integer
            AND EXISTS (SELECT FROM posts p WHERE p.id = c.post_id AND p.is_public)
          ORDER BY c.post_id COLLATE "C"`,
      ),
  };
}
