import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { foldText, textBorder } from '../../foldText';
import type { UserData } from '../../port';
import { userCardRow } from '../../rows';
import { containing } from './paging';
import { limit, queryCounted } from './queryRows';
import { jsonFields } from './rowColumns';
import { users } from './schema';
import type { SqlStore } from './sqlStore';

const cardFields = jsonFields('u', users, userCardRow);

const number = v.pipe(v.union([v.string(), v.number(), v.bigint()]), v.transform(Number));
const gainRows = v.array(v.object({ likes: number, followers: number }));

type Lists = Pick<UserData, 'list' | 'gains'>;

export function createSqlUserLists({ db }: SqlStore): Lists {
  return {
    async list({ term, ...page }) {
      const wanted = foldText(term);
      if (wanted.includes(textBorder)) return { rows: [], areMore: false, count: 0 };
      const found =
        wanted === '' ? sql`users u` : sql`users u WHERE u.search_text LIKE ${containing(wanted)}`;
      const query = sql`SELECT (SELECT count(*)::integer FROM ${found}) AS count,
        (SELECT coalesce(json_agg(json_build_object(${cardFields})), '[]') FROM (
          SELECT u.* FROM ${found} ORDER BY u.created_at DESC, u.id DESC
          ${limit(page.take, page.skip)}
        ) u) AS rows`;
      return queryCounted(db, userCardRow, { page, query });
    },
    async gains(id, spans) {
      if (spans.length === 0) return [];
      const rows = await db.execute(sql`
        SELECT
          (SELECT count(*) FROM posts JOIN likes ON likes.post_id = posts.id
            WHERE posts.author_id = ${id} AND likes.created_at >= span.from AND likes.created_at < span.to
          ) AS likes,
          (SELECT count(*) FROM follows
            WHERE author_id = ${id} AND created_at >= span.from AND created_at < span.to
          ) AS followers
        FROM unnest(
          ${sql.param(spans.map(({ from }) => from))}::bigint[],
          ${sql.param(spans.map(({ to }) => to))}::bigint[]
        ) WITH ORDINALITY AS span ("from", "to", position)
        ORDER BY position`);
      return v.parse(gainRows, rows);
    },
  };
}
