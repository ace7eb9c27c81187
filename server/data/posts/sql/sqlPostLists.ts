import { foldText, textBorder } from '@contract/foldText';
import * as v from 'valibot';
import { contentWithin, fullPostWith, postCard } from '../../postgres/queries/postCards';
import {
  limit,
  queryCounted,
  queryPage,
  queryValues,
  textArray,
} from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import { feedPostRow, type Page, postCardRow } from '../../rows/rows';
import type { PostData } from '../postPort';
import { searchPosts } from './sqlSearch';

/** How many authors count as popular. */
const popularAuthors = 20;

const newestFirst = sql`ORDER BY p.listed_at DESC, p.id DESC`;

/** Counted cards of the posts that `from` selects as `p`, in its order. */
function countedCards(count: SQL, from: SQL) {
  return sql`SELECT (${count}) AS count,
    (SELECT coalesce(json_agg(${postCard}), '[]') FROM (${from}) p) AS rows`;
}

/** Skips days by their counters. Only the posts of the day on which the page begins are counted. */
function latestFrom(skip: number, take: number) {
  return sql`SELECT p.* FROM (
      SELECT (day + 1) * 86400000::bigint AS ends_at, ${skip} - (total - posts) AS skip
      FROM (SELECT day, posts, sum(posts) OVER (ORDER BY day DESC) AS total FROM post_days) AS days
      WHERE total > ${skip} ORDER BY day DESC LIMIT 1
    ) AS first_day
    CROSS JOIN LATERAL (
      SELECT p.* FROM posts p WHERE p.is_public AND p.listed_at < first_day.ends_at
      ${newestFirst} ${limit(take)} OFFSET first_day.skip
    ) p`;
}

const listedUrl = v.pick(rowSchemas.posts, ['url', 'updatedAt', 'canonicalUrl']);

/** As `latestFrom`, oldest first: the page begins on a known day. */
function oldestFrom(skip: number, take: number) {
  return sql`SELECT json_build_object('url', p.url, 'updatedAt', p.updated_at,
      'canonicalUrl', p.canonical_url) AS row
    FROM (
      SELECT day * 86400000::bigint AS begins_at, ${skip} - (total - posts) AS skip
      FROM (SELECT day, posts, sum(posts) OVER (ORDER BY day) AS total FROM post_days) AS days
      WHERE total > ${skip} ORDER BY day LIMIT 1
    ) AS first_day
    CROSS JOIN LATERAL (
      SELECT p.* FROM posts p WHERE p.is_public AND p.listed_at >= first_day.begins_at
      ORDER BY p.listed_at, p.id ${limit(take)} OFFSET first_day.skip
    ) p ORDER BY p.listed_at, p.id`;
}

async function latest(db: Db, page: Page) {
  const count = sql`SELECT value FROM totals WHERE name = 'public_posts'`;
  const from =
    page.skip === 0
      ? sql`SELECT p.* FROM posts p WHERE p.is_public ${newestFirst} ${limit(page.take)}`
      : latestFrom(page.skip, page.take);
  return queryCounted(db, postCardRow, { page, query: countedCards(count, from) });
}

async function popular(db: Db, { without, take }: Parameters<PostData['byPopularAuthors']>[0]) {
  return queryValues(
    db,
    postCardRow,
    sql`SELECT ${postCard} AS row FROM (
      SELECT p.* FROM (
        SELECT user_id FROM user_counters WHERE public_posts > 0
        ORDER BY followers DESC, created_at DESC, user_id DESC ${limit(popularAuthors)}
      ) author
      CROSS JOIN LATERAL (
        SELECT p.* FROM posts p
        WHERE p.author_id = author.user_id AND p.is_public AND p.id <> ALL (${textArray(without)})
        ${newestFirst} ${limit(take)}
      ) p
      ${newestFirst} ${limit(take)}
    ) p`,
  );
}

async function recent(db: Db, { post, take }: Parameters<PostData['recent']>[0]) {
  const place = sql`(${post.publishedAt ?? Number.MAX_SAFE_INTEGER}::bigint, ${post.id}::text COLLATE "C")`;
  return queryValues(
    db,
    postCardRow,
    sql`SELECT ${postCard} AS row FROM (
      (SELECT p.* FROM posts p WHERE p.is_public AND (p.listed_at, p.id) < ${place}
        ${newestFirst} ${limit(take)})
      UNION ALL
      (SELECT p.* FROM posts p
        WHERE p.is_public AND (p.listed_at, p.id) >= ${place} AND p.id <> ${post.id}
        ${newestFirst} ${limit(take)})
      ${limit(take)}
    ) p`,
  );
}

type AuthorQuery = Parameters<PostData['ofAuthor']>[0];

/** Whether the list contains posts of a state. */
function wantedStates({ publishedOnly, isPublished }: AuthorQuery) {
  return {
    published: isPublished ?? true,
    unpublished: !publishedOnly && !(isPublished ?? false),
  };
}

const orders = {
  newest: newestFirst,
  oldest: sql`ORDER BY p.listed_at, p.id`,
  likes: sql`ORDER BY p.likes DESC, p.listed_at DESC, p.id DESC`,
};

const nextFirst = sql`ORDER BY p.publish_at, p.listed_at, p.id`;

/** The page of an author's posts in its order. */
const pageOf = ({ isScheduled = false, order = 'newest', take, skip }: AuthorQuery) =>
  sql`${isScheduled ? nextFirst : orders[order]} ${limit(take, skip)}`;

/** Few drafts of an author have a planned time. */
async function scheduledOfAuthor(db: Db, query: AuthorQuery) {
  const { published, unpublished } = wantedStates(query);
  const from = sql`FROM posts p WHERE p.author_id = ${query.authorId} AND p.publish_at IS NOT NULL
    AND (CASE WHEN p.is_published THEN ${published}::boolean ELSE ${unpublished}::boolean END)`;
  const counted = countedCards(
    sql`SELECT count(*)::integer ${from}`,
    sql`SELECT p.* ${from} ${pageOf(query)}`,
  );
  return queryCounted(db, postCardRow, { page: query, query: counted });
}

async function allOfAuthor(db: Db, query: AuthorQuery) {
  if (query.isScheduled) return scheduledOfAuthor(db, query);
  const { published, unpublished } = wantedStates(query);
  const count = sql`SELECT coalesce(sum(
      CASE WHEN ${published}::boolean THEN published_posts ELSE 0 END
      + CASE WHEN ${unpublished}::boolean THEN total_posts - published_posts ELSE 0 END), 0)::integer
    FROM user_counters WHERE user_id = ${query.authorId}`;
  const from = sql`SELECT p.* FROM posts p WHERE p.author_id = ${query.authorId}
    AND (CASE WHEN p.is_published THEN ${published}::boolean ELSE ${unpublished}::boolean END)
    ${pageOf(query)}`;
  return queryCounted(db, postCardRow, { page: query, query: countedCards(count, from) });
}

async function titledOfAuthor(db: Db, query: AuthorQuery, term: string) {
  const { published, unpublished } = wantedStates(query);
  const found = sql`SELECT p.* FROM post_search s JOIN posts p ON p.id = s.post_id
    WHERE s.author_id = ${query.authorId} AND strpos(s.texts, ${term}) BETWEEN 1 AND s.title_end
    AND (CASE WHEN p.is_published THEN ${published}::boolean ELSE ${unpublished}::boolean END)
    ${query.isScheduled ? sql`AND p.publish_at IS NOT NULL` : sql``}`;
  const page = sql`SELECT p.* FROM found p ${pageOf(query)}`;
  const counted = countedCards(sql`SELECT count(*)::integer FROM found`, page);
  return queryCounted(db, postCardRow, {
    page: query,
    query: sql`WITH found AS MATERIALIZED (${found}) ${counted}`,
  });
}

async function ofAuthor(db: Db, query: AuthorQuery) {
  const term = foldText(query.term ?? '');
  if (term === '') return allOfAuthor(db, query);
  if (term.includes(textBorder)) return { rows: [], count: 0, areMore: false };
  return titledOfAuthor(db, query, term);
}

type FeedQuery = Parameters<PostData['feed']>[0];

async function feed(db: Db, { authorId, tag, take, mostContentBytes }: FeedQuery) {
  const key = tag === undefined ? undefined : foldText(tag);
  const ofAuthor = sql`SELECT p.* FROM posts p WHERE p.is_public AND p.author_id = ${authorId ?? null}`;
  const ofTag = sql`SELECT p.* FROM post_tags t JOIN posts p ON p.id = t.post_id
    WHERE t.tag_key = ${key ?? null} AND p.is_public ORDER BY t.published_at DESC, t.post_id DESC`;
  const query = () => {
    if (authorId === undefined && key === undefined) {
      return sql`SELECT p.* FROM posts p WHERE p.is_public ${newestFirst}`;
    }
    if (authorId === undefined) return ofTag;
    if (key === undefined) return sql`${ofAuthor} ${newestFirst}`;
    return sql`${ofAuthor} AND p.tag_keys @> ${textArray([key])} ${newestFirst}`;
  };
  return queryValues(
    db,
    feedPostRow,
    sql`SELECT ${fullPostWith(contentWithin(mostContentBytes))} AS row
      FROM (${query()} ${limit(take)}) p`,
  );
}

export function createSqlPostLists({ db }: SqlStore) {
  return {
    trending: async ({ take }) =>
      queryValues(
        db,
        postCardRow,
        sql`SELECT ${postCard} AS row FROM (
          SELECT p.* FROM posts p WHERE p.is_public
          ORDER BY p.hot_score DESC, p.listed_at DESC, p.id DESC ${limit(take)}
        ) p`,
      ),
    byPopularAuthors: async (query) => popular(db, query),
    latest: async (page) => latest(db, page),
    search: async ({ term, ...page }) =>
      foldText(term) === '' ? latest(db, page) : searchPosts(db, foldText(term), page),
    recent: async (query) => recent(db, query),
    ofAuthor: async (query) => ofAuthor(db, query),
    async keywords({ take }) {
      const query = sql`SELECT tag AS row FROM tag_counts ORDER BY posts DESC, tag ${limit(take)}`;
      return queryValues(db, v.string(), query);
    },
    feed: async (query) => feed(db, query),
    listPublicUrls: async ({ skip, take }) =>
      queryPage(db, listedUrl, { take, query: oldestFrom(skip, take + 1) }),
  } satisfies Partial<PostData>;
}
