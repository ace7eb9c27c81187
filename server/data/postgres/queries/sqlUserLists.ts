import { count, desc, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { foldText, textBorder } from '../../foldText';
import type { UserData } from '../../port';
import { containing, pagedFrom } from './paging';
import { users } from './schema';
import type { SqlStore } from './sqlStore';

const cardColumns = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  avatar: users.avatar,
  role: users.role,
  isBlocked: users.isBlocked,
  createdAt: users.createdAt,
};

const number = v.pipe(v.union([v.string(), v.number(), v.bigint()]), v.transform(Number));
const gainRows = v.array(v.object({ likes: number, followers: number }));

type Lists = Pick<UserData, 'list' | 'gains'>;

export function createSqlUserLists({ db }: SqlStore): Lists {
  return {
    async list({ term, skip, take }) {
      const wanted = foldText(term);
      if (wanted.includes(textBorder)) return { rows: [], areMore: false, count: 0 };
      const isFound =
        wanted === '' ? undefined : sql`${users.searchText} LIKE ${containing(wanted)}`;
      const counted = db
        .select({ count: count().as('count') })
        .from(users)
        .where(isFound)
        .as('counted');
      const page = db
        .select(cardColumns)
        .from(users)
        .where(isFound)
        .orderBy(desc(users.createdAt), desc(users.id))
        .offset(skip)
        .limit(take + 1)
        .as('page');
      // The join also returns the count if the page is empty.
      const found = await db
        .select({ count: counted.count, card: page._.selectedFields })
        .from(counted)
        .leftJoin(page, sql`true`)
        .orderBy(desc(page.createdAt), desc(page.id));
      const cards = found.flatMap(({ card }) => (card ? [card] : []));
      return { ...pagedFrom(cards, take), count: found[0]?.count ?? 0 };
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
