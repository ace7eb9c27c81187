import { apiLimits } from '@contract/apiLimits';
import { savedBlock } from '@contract/book/bookEntities';
import * as v from 'valibot';
import { isChangeableBy } from '../../postgres/queries/access';
import {
  limit,
  queryPage,
  queryRows,
  queryValues,
  textArray,
} from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import {
  backlinkRow,
  listedHeadingRow,
  passageCardRow,
  publicHeadingRow,
  publicWordsRow,
} from '../../rows/bookCardRows';
import { rowSchemas } from '../../rows/rowSchemas';
import { personRow } from '../../rows/rows';
import type { BookData } from '../bookPort';
import { isVisible, publicCard } from './bookParts';

const personOf = (alias: string) => sql`json_build_object(${jsonFields(alias, personRow)})`;

const visiblePassages = sql`passages g JOIN headings h ON h.id = g.heading_id
  JOIN users k ON k.id = h.user_id`;

const words = sql`json_build_object('id', g.id, 'words', g.words, 'createdAt', g.created_at,
  'headingId', g.heading_id, 'postId', g.post_id)`;

async function readWords(db: Db, condition: SQL) {
  const query = sql`SELECT ${words} AS row FROM ${visiblePassages}
    WHERE ${condition} AND ${isVisible} ORDER BY g.created_at, g.id`;
  return queryValues(db, publicWordsRow, query);
}

const blockRow = v.object({
  ...v.pick(rowSchemas.postQuotes, ['postId', 'blockId']).entries,
  createdAt: v.number(),
});

async function quotesOf(db: Db, postId: string) {
  const passages = await readWords(
    db,
    sql`g.post_id = ${postId} AND g.quote <> ''
      AND EXISTS (SELECT FROM posts p WHERE p.id = ${postId} AND p.is_public)`,
  );
  const blocks = sql`SELECT json_build_object('postId', q.post_id, 'blockId', q.block_id,
      'createdAt', coalesce(p.published_at, 0)) AS row
    FROM post_quotes q JOIN posts p ON p.id = q.post_id AND p.is_public
      JOIN posts quoted ON quoted.id = q.quoted_post_id AND quoted.is_public
    WHERE q.quoted_post_id = ${postId}
    ORDER BY coalesce(p.published_at, 0), q.post_id, q.block_id`;
  return { passages, blocks: await queryValues(db, blockRow, blocks) };
}

const emptyPost = sql`NULL::json`;

async function backlinks(db: Db, { passageIds, blocks }: Parameters<BookData['backlinks']>[0]) {
  const query = sql`SELECT json_build_object('passageId', g.id, 'blockId', g.block_id,
      'quote', g.quote, 'heading', json_build_object('title', h.title, 'slug', h.slug),
      'post', ${emptyPost}, 'owner', ${personOf('k')}, 'createdAt', g.created_at) AS row
    FROM ${visiblePassages} WHERE g.id = ANY(${textArray(passageIds)}) AND ${isVisible}
    UNION ALL
    SELECT json_build_object('passageId', NULL, 'blockId', '', 'quote', q.quote, 'heading', NULL,
      'post', json_build_object('url', p.url, 'title', p.title), 'owner', ${personOf('k')},
      'createdAt', coalesce(p.published_at, 0))
    FROM json_to_recordset(${JSON.stringify(blocks)}::text::json)
        AS wanted ("postId" text, "blockId" text)
      JOIN post_quotes q ON q.post_id = wanted."postId" AND q.block_id = wanted."blockId"
      JOIN posts p ON p.id = q.post_id AND p.is_public JOIN users k ON k.id = p.author_id
    WHERE q.post_id = ANY(${textArray(blocks.map(({ postId }) => postId))})`;
  return queryValues(db, backlinkRow, query);
}

/** The words that others than the author have saved of a post. */
const ofOthers = (postId: string) => sql`g.post_id = ${postId} AND g.quote <> ''
  AND g.user_id <> (SELECT author_id FROM posts WHERE id = ${postId})`;

const isShownAlways = sql`(g.post_id IS NULL OR g.words <= ${apiLimits.quotedWords}::integer)`;

const newestHeadings = async (
  db: Db,
  { userId, after, take }: Parameters<BookData['newestHeadings']>[0],
) =>
  queryPage(db, listedHeadingRow, {
    take,
    query: sql`SELECT json_build_object(${jsonFields('h', rowSchemas.headings)}, 'owner', ${personOf('k')},
        'isCertain', EXISTS (SELECT FROM passages g
          WHERE g.heading_id = h.id AND ${isVisible} AND ${isShownAlways})) AS row
      FROM headings h JOIN users k ON k.id = h.user_id
      WHERE h.is_public AND NOT k.is_blocked AND ${userId === undefined ? sql`true` : sql`h.user_id = ${userId}`}
        AND ${after ? sql`(h.updated_at, h.id) < (${after.updatedAt}::bigint, ${after.id})` : sql`true`}
        AND EXISTS (SELECT FROM passages g WHERE g.heading_id = h.id AND ${isVisible})
      ORDER BY h.updated_at DESC, h.id DESC ${limit(take + 1)}`,
  });

const sitemapHeading = v.object({
  ...v.pick(rowSchemas.headings, ['slug', 'updatedAt']).entries,
  username: v.string(),
});

export function createSqlPublicBooks({ db }: SqlStore) {
  return {
    async publicHeading(of) {
      const condition =
        'id' in of
          ? sql`h.id = ${of.id}`
          : sql`k.username_key = ${of.username.toLowerCase()} AND h.slug = ${of.slug}`;
      const query = sql`SELECT json_build_object(${jsonFields('h', rowSchemas.headings)},
          'owner', ${personOf('k')}) AS row
        FROM headings h JOIN users k ON k.id = h.user_id
        WHERE ${condition} AND h.is_public AND NOT k.is_blocked`;
      const [row] = await queryValues(db, publicHeadingRow, query);
      return row ?? null;
    },
    publicWords: async ({ headingIds }) =>
      readWords(db, sql`g.heading_id = ANY(${textArray(headingIds)})`),
    async publicPassages(ids) {
      const query = sql`SELECT ${publicCard} AS row FROM ${visiblePassages}
        WHERE g.id = ANY(${textArray(ids)}) AND ${isVisible}`;
      const rows = new Map(
        (await queryValues(db, passageCardRow, query)).map((row) => [row.id, row]),
      );
      return ids.flatMap((id) => rows.get(id) ?? []);
    },
    newestHeadings: async (query) => newestHeadings(db, query),
    listPublicHeadings: async ({ skip, take }) =>
      queryPage(db, sitemapHeading, {
        take,
        query: sql`SELECT json_build_object('slug', h.slug, 'updatedAt', h.updated_at,
            'username', k.username) AS row
          FROM headings h JOIN users k ON k.id = h.user_id
          WHERE h.is_public AND NOT k.is_blocked
            AND EXISTS (SELECT FROM passages g WHERE g.heading_id = h.id AND ${isVisible})
          ORDER BY h.created_at, h.id ${limit(take + 1, skip)}`,
      }),
    quotesOf: async (postId) => quotesOf(db, postId),
    backlinks: async (of) => backlinks(db, of),
    async detach({ postId, passageId, by }) {
      const query = sql`WITH changed AS (
          UPDATE passages SET is_detached = true
          WHERE id IN (
            SELECT g.id FROM ${visiblePassages} JOIN posts p ON p.id = g.post_id
            WHERE g.id = ${passageId} AND p.id = ${postId} AND ${isVisible} AND ${isChangeableBy(by)}
          ) AND NOT is_detached
          RETURNING post_id, block_id, user_id
        ), remembered AS (
          INSERT INTO detachments (post_id, block_id, user_id) SELECT * FROM changed
          ON CONFLICT DO NOTHING
        )
        SELECT user_id AS row FROM changed`;
      const [member] = await queryValues(db, v.string(), query);
      return member ?? null;
    },
    savedBlocks: async (postId, least) =>
      queryRows(
        db,
        savedBlock,
        sql`SELECT g.block_id AS "blockId", count(DISTINCT g.user_id)::integer AS people
          FROM passages g JOIN users k ON k.id = g.user_id AND NOT k.is_blocked
          WHERE ${ofOthers(postId)} GROUP BY g.block_id
          HAVING count(DISTINCT g.user_id) >= ${least}::integer ORDER BY g.block_id`,
      ),
    savedWords: async (postId) =>
      queryRows(
        db,
        v.pick(rowSchemas.passages, ['blockId', 'quote']),
        sql`SELECT DISTINCT g.block_id AS "blockId", g.quote FROM passages g
          WHERE ${ofOthers(postId)}`,
      ),
  } satisfies Partial<BookData>;
}
