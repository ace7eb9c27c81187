import { foldText, textBorder } from '@contract/foldText';
import type { UserOrder, UserState } from '@contract/people/profileEntities';
import * as v from 'valibot';
import { personFields } from '../../postgres/queries/postCards';
import {
  containing,
  limit,
  queryCounted,
  queryRows,
  queryValues,
  starting,
} from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import { searchWords } from '../../posts/searchWords';
import { bestPostRow, personRow, userCardRow } from '../../rows/rows';
import type { UserData } from '../accountPort';

const cardFields = jsonFields('u', userCardRow);

const gainRow = v.object({ likes: v.number(), followers: v.number() });

type Lists = Pick<UserData, 'list' | 'gains' | 'bestPosts' | 'startingWith'>;

const nobody = sql`SELECT NULL::text AS id WHERE false`;

/** The accounts of which a word of the name starts so. */
function withWord(start: string) {
  const [word, ...others] = searchWords(start);
  if (word !== start || others.length > 0) return nobody;
  return sql`SELECT id FROM users WHERE name_words @@ ${`'${word}':*`}::tsquery`;
}

const orders: Record<UserOrder, SQL> = {
  newest: sql`u.created_at DESC, u.id DESC`,
  oldest: sql`u.created_at, u.id`,
  name: sql`u.username_key, u.id`,
};

/** Whether the account `u` is in the state. */
function inState(state: UserState, now: number) {
  if (state === 'blocked') return sql`u.is_blocked AND NOT u.awaits_approval`;
  if (state === 'waiting') return sql`u.awaits_approval`;
  if (state === 'unverified') return sql`NOT u.is_verified`;
  return sql`EXISTS (SELECT FROM restrictions r
    WHERE r.user_id = u.id AND (r.until IS NULL OR r.until > ${now}::bigint))`;
}

export function createSqlUserLists({ db }: SqlStore): Lists {
  return {
    async list({ term, role, state, order, now = 0, ...page }) {
      const wanted = foldText(term);
      if (wanted.includes(textBorder)) return { rows: [], areMore: false, count: 0 };
      const conditions = [
        ...(wanted === '' ? [] : [sql`u.search_text LIKE ${containing(wanted)}`]),
        ...(role === undefined ? [] : [sql`u.role = ${role}`]),
        ...(state === undefined ? [] : [inState(state, now)]),
      ];
      const where = conditions.length > 0 ? sql` WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
      const found = sql`users u${where}`;
      const query = sql`SELECT (SELECT count(*)::integer FROM ${found}) AS count,
        (SELECT coalesce(json_agg(json_build_object(${cardFields})), '[]') FROM (
          SELECT u.* FROM ${found} ORDER BY ${orders[order ?? 'newest']}
          ${limit(page.take, page.skip)}
        ) u) AS rows`;
      return queryCounted(db, userCardRow, { page, query });
    },
    async startingWith({ startsWith, viewerId, take }) {
      const start = foldText(startsWith);
      if (start.includes(textBorder)) return [];
      const isOffered = sql`NOT u.is_blocked AND u.id <> ${viewerId} AND NOT EXISTS (
          SELECT FROM mutes m WHERE m.user_id = ${viewerId} AND m.muted_id = u.id
        )`;
      // In the order of the index: a first e-mail is that of many accounts.
      const query = sql`SELECT json_build_object(${personFields}) AS row FROM users u
        WHERE u.id IN (
          (SELECT u.id FROM users u WHERE u.search_text LIKE ${starting(start)} AND ${isOffered}
            ORDER BY u.search_text USING ~<~ ${limit(take)})
          UNION ALL ${withWord(start)}
        ) AND ${isOffered}
        ORDER BY u.username_key ${limit(take)}`;
      return queryValues(db, personRow, query);
    },
    async gains(id, spans) {
      if (spans.length === 0) return [];
      const query = sql`
        SELECT
          (SELECT count(*) FROM posts JOIN likes ON likes.post_id = posts.id
            WHERE posts.author_id = ${id} AND likes.created_at >= span.from AND likes.created_at < span.to
          ) AS likes,
          (SELECT count(*) FROM follows
            WHERE author_id = ${id} AND created_at >= span.from AND created_at < span.to
          ) AS followers
        FROM unnest(
          ${spans.map(({ from }) => from)}::bigint[],
          ${spans.map(({ to }) => to)}::bigint[]
        ) WITH ORDINALITY AS span ("from", "to", position)
        ORDER BY position`;
      return queryRows(db, gainRow, query);
    },
    async bestPosts({ id, from, to, take }) {
      const isWithin = sql`created_at >= ${from}::bigint AND created_at < ${to}::bigint`;
      const query = sql`WITH gained AS MATERIALIZED (
          SELECT p.id, p.url, p.title, p.listed_at,
            (SELECT count(*)::integer FROM likes WHERE post_id = p.id AND ${isWithin}) AS likes,
            (SELECT count(*)::integer FROM comments
              WHERE post_id = p.id AND is_shown AND ${isWithin}) AS comments
          FROM posts p WHERE p.author_id = ${id} AND p.is_public
        )
        SELECT id, url, title, likes, comments FROM gained WHERE likes + comments > 0
        ORDER BY likes DESC, comments DESC, listed_at DESC, id DESC ${limit(take)}`;
      return queryRows(db, bestPostRow, query);
    },
  };
}
