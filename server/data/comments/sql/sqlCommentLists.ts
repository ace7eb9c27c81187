import { holding } from '@contract/site/siteEntities';
import { requiredReview } from '@server/rules/comments';
import * as v from 'valibot';
import { isMutedBy } from '../../mutes/sql/sqlMutes';
import { canReadPost } from '../../postgres/queries/access';
import { personFields } from '../../postgres/queries/postCards';
import {
  limit,
  pagedFrom,
  queryPage,
  queryRows,
  queryValues,
  textArray,
} from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { writerJson, writerSchema } from '../../postgres/queries/writerFacts';
import {
  commentCardRow,
  commentTotals,
  memberCommentRow,
  threadPageRow,
  threadRow,
} from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import type { CommentData, CommentReader } from '../commentPort';
import { holdingJson } from './commentFacts';

const ownRow = v.object({
  likedIds: v.array(v.string()),
  inReview: v.array(commentCardRow),
  staff: v.array(v.pick(rowSchemas.users, ['id', 'role'])),
  writer: v.nullable(writerSchema),
  holding: v.nullable(holding),
  isOwnPost: v.boolean(),
});

const stored = jsonFields('c', rowSchemas.comments);

/** Whether the reader has not muted the author of a comment. */
const isHeard = (reader: CommentReader, author: SQL) =>
  reader && !reader.ignoresMutes ? sql`NOT ${isMutedBy(reader.id, author)}` : sql`true`;

/** Whether a reply `r` counts for the reader. */
const isCounted = (reader: CommentReader) =>
  sql`r.is_shown AND ${isHeard(reader, sql`r.author_id`)}`;

/** Whether the comment `c` is only for its author and those who decide. */
const isWithheld = sql`(c.state IN ('held', 'hidden') OR c.removed_at IS NOT NULL)`;

/** Whether the reader sees the comment `c`. */
export function isVisibleTo(reader: CommentReader) {
  if (!reader) return sql`c.is_shown`;
  const isOwn = reader.decides ? sql`true` : sql`c.author_id = ${reader.id}`;
  return sql`(${isHeard(reader, sql`c.author_id`)} AND (c.is_shown OR (${isWithheld} AND ${isOwn}
    AND NOT (SELECT u.is_blocked FROM users u WHERE u.id = c.author_id))))`;
}

const isLikedBy = (reader: CommentReader) =>
  reader
    ? sql`EXISTS (SELECT FROM comment_likes l WHERE l.comment_id = c.id AND l.user_id = ${reader.id})`
    : sql`false`;

/** Fields of `commentCardRow` of the comment `c`. */
export const cardFields = (reader: CommentReader) => sql`${stored}, 'likes', c.likes,
  'isLiked', ${isLikedBy(reader)}, 'isVisible', ${isVisibleTo(reader)},
  'isMuted', c.is_shown AND NOT ${isHeard(reader, sql`c.author_id`)},
  'replies', (SELECT count(*) FROM comments r WHERE r.parent_id = c.id AND ${isCounted(reader)}),
  'author', (SELECT json_build_object(${personFields}) FROM users u WHERE u.id = c.author_id)`;

/** The replies to a comment that the reader sees, oldest first. */
const repliesTo = (
  parentId: SQL,
  reader: CommentReader,
  rows: SQL,
) => sql`SELECT c.* FROM comments c
  WHERE c.parent_id = ${parentId} AND ${isVisibleTo(reader)} ORDER BY c.created_at, c.id ${rows}`;

/** Some replies to the comment `thread`, as JSON. */
const someReplies = (reader: CommentReader, rows: SQL) => sql`coalesce((
  SELECT json_agg(json_build_object(${cardFields(reader)}) ORDER BY c.created_at, c.id)
  FROM (${repliesTo(sql`thread.id`, reader, rows)}) c
), '[]'::json)`;

/** Whether the comment `c` is visible, or has a reply that counts. */
const isListedFor = (reader: CommentReader) => sql`(${isVisibleTo(reader)} OR EXISTS (
  SELECT FROM comments r WHERE r.parent_id = c.id AND ${isCounted(reader)}))`;

type ThreadQuery = Parameters<CommentData['thread']>[0];

/** The id of the thread of a comment, and how many replies are before its page; no row if it is not listed. */
const placeOf = ({ commentId, reader, take }: ThreadQuery) => sql`SELECT c.id, (
    SELECT count(*)::integer FROM comments c WHERE c.parent_id = named.parent_id AND ${isVisibleTo(reader)}
      AND (c.created_at, c.id) < (named.created_at, named.id)
  ) / ${sql.raw(String(take))} * ${sql.raw(String(take))} AS skip
  FROM comments named JOIN comments c ON c.id = coalesce(named.parent_id, named.id)
  WHERE named.id = ${commentId} AND ${isListedFor(reader)} AND (named.parent_id IS NULL
    OR EXISTS (SELECT FROM comments c WHERE c.id = named.id AND ${isVisibleTo(reader)}))`;

const threadPage = ({ reader, take, ...of }: ThreadQuery) => sql`
  WITH thread AS MATERIALIZED (${placeOf({ reader, take, ...of })})
  SELECT json_build_object('thread', json_build_object(${cardFields(reader)}), 'skip', thread.skip,
    'replies', ${someReplies(reader, sql`${limit(take + 1)} OFFSET thread.skip`)}) AS row
  FROM thread JOIN comments c ON c.id = thread.id`;

type Own = Parameters<CommentData['own']>[0];

/** Which comments of the reader the rule holds. */
function readHolds(
  { writer, holding, isOwnPost }: v.InferOutput<typeof ownRow>,
  rule: Own['rule'],
) {
  if (!rule || !writer) return 'none';
  return requiredReview({ writer, isOwnPost, holding: holding ?? rule.unset, now: rule.now });
}

/** The newest replies of others to the comment `own`, as JSON. */
const newestAnswers = (reader: NonNullable<CommentReader>) => sql`coalesce((
  SELECT json_agg(json_build_object(${cardFields(reader)}) ORDER BY c.created_at, c.id) FROM (
    SELECT c.* FROM comments c
    WHERE c.parent_id = own.id AND c.author_id <> ${reader.id} AND ${isVisibleTo(reader)}
    ORDER BY c.created_at DESC, c.id DESC ${limit(3)}
  ) c
), '[]'::json)`;

async function ofMember(db: Db, { userId, skip, take }: Parameters<CommentData['ofMember']>[0]) {
  const reader = { id: userId, decides: false };
  const query = sql`SELECT json_build_object(${cardFields(reader)},
      'post', json_build_object('url', c.post_url, 'title', c.post_title),
      'answers', (SELECT ${newestAnswers(reader)} FROM (SELECT c.id) AS own)) AS row
    FROM (
      SELECT c.*, p.url AS post_url, p.title AS post_title
      FROM comments c JOIN posts p ON p.id = c.post_id JOIN users u ON u.id = c.author_id
      WHERE c.author_id = ${userId} AND ${canReadPost} AND ${isVisibleTo(reader)}
      ORDER BY c.created_at DESC, c.id DESC ${limit(take + 1, skip)}
    ) c`;
  return queryPage(db, memberCommentRow, { take, query });
}

async function readTotals(db: Db, postId: string) {
  const query = sql`SELECT json_build_object('count', p.comments, 'latest', (
      SELECT created_at FROM comments WHERE post_id = p.id AND is_shown
      ORDER BY created_at DESC, id DESC LIMIT 1
    )) AS row FROM posts p WHERE p.id = ${postId}`;
  return (await queryValues(db, commentTotals, query))[0] ?? { count: 0, latest: null };
}

const watchedCount = v.object({ userId: v.string(), postId: v.string(), count: v.number() });

async function readCounts(db: Db, watched: Parameters<CommentData['counts']>[0]) {
  const users = textArray(watched.map(({ userId }) => userId));
  const posts = textArray(watched.map(({ postId }) => postId));
  const query = sql`SELECT u.id AS "userId", p.id AS "postId", p.comments AS count
    FROM unnest(${users}, ${posts}) AS watched (user_id, post_id)
    JOIN users u ON u.id = watched.user_id JOIN posts p ON p.id = watched.post_id WHERE ${canReadPost}`;
  return queryRows(db, watchedCount, query);
}

type NewerQuery = Parameters<CommentData['newer']>[0];

async function countNewer(db: Db, { postId, reader, after, most }: NewerQuery) {
  const ofOthers = reader ? sql`c.author_id <> ${reader.id}` : sql`true`;
  const query = sql`SELECT count(*)::integer AS row FROM (
      SELECT FROM comments c WHERE c.post_id = ${postId} AND c.created_at > ${after}::bigint
        AND c.is_shown AND ${ofOthers} AND ${isHeard(reader, sql`c.author_id`)} ${limit(most)}
    ) newer`;
  return (await queryValues(db, v.number(), query))[0] ?? 0;
}

async function readRemarks(db: Db, { postId, reader }: Parameters<CommentData['remarks']>[0]) {
  const query = sql`SELECT block_id AS "blockId", count(*)::integer AS count FROM comments c
    WHERE post_id = ${postId} AND block_id IS NOT NULL AND parent_id IS NULL AND is_shown
      AND ${isHeard(reader, sql`c.author_id`)}
    GROUP BY block_id ORDER BY min(created_at), block_id`;
  return queryRows(db, v.object({ blockId: v.string(), count: v.number() }), query);
}

export function createSqlCommentLists({ db }: Pick<SqlStore, 'db'>) {
  return {
    ofPost: async ({ postId, skip, take, reader = null }) =>
      queryPage(db, commentCardRow, {
        take,
        query: sql`SELECT json_build_object(${cardFields(reader)}) AS row
          FROM (
            SELECT c.* FROM comments c
            WHERE c.post_id = ${postId} AND c.is_shown AND ${isHeard(reader, sql`c.author_id`)}
            ORDER BY c.created_at DESC, c.id DESC ${limit(take + 1, skip)}
          ) c`,
      }),
    async threads({ postId, blockId, order, reader, skip, take }) {
      const ofBlock = blockId === undefined ? sql`` : sql`AND c.block_id = ${blockId}`;
      const direction = order === 'oldest' ? sql`ASC` : sql`DESC`;
      const query = sql`SELECT json_build_object(${cardFields(reader)}, 'firstReplies', (
            SELECT ${someReplies(reader, limit(3))} FROM (SELECT c.id) AS thread
          )) AS row
        FROM (
          SELECT c.* FROM comments c
          WHERE c.post_id = ${postId} AND c.parent_id IS NULL ${ofBlock} AND ${isListedFor(reader)}
          ORDER BY c.created_at ${direction}, c.id ${direction} ${limit(take + 1, skip)}
        ) c`;
      return queryPage(db, threadRow, { take, query });
    },
    async thread(query) {
      const [found] = await queryValues(db, threadPageRow, threadPage(query));
      if (!found) return null;
      const { rows, areMore } = pagedFrom(found.replies, query.take);
      return { ...found, replies: rows, areMore };
    },
    replies: async ({ postId, parentId, reader, skip, take }) =>
      queryPage(db, commentCardRow, {
        take,
        query: sql`SELECT json_build_object(${cardFields(reader)}) AS row
          FROM (${repliesTo(sql`${parentId} AND c.post_id = ${postId}`, reader, limit(take + 1, skip))}) c`,
      }),
    async own({ postId, reader, take, rule }) {
      const query = sql`SELECT json_build_object(
        'likedIds', coalesce((SELECT json_agg(id) FROM (
          SELECT c.id FROM comments c
          JOIN comment_likes l ON l.comment_id = c.id AND l.user_id = ${reader.id}
          WHERE c.post_id = ${postId} ORDER BY c.created_at DESC, c.id DESC ${limit(take)}
        ) liked), '[]'::json),
        'inReview', coalesce((
          SELECT json_agg(json_build_object(${cardFields(reader)}) ORDER BY c.created_at DESC, c.id DESC)
          FROM (
            SELECT c.* FROM comments c
            WHERE c.post_id = ${postId} AND ${isWithheld} AND ${isVisibleTo(reader)}
            ORDER BY c.created_at DESC, c.id DESC ${limit(take)}
          ) c
        ), '[]'::json),
        'staff', ${
          reader.decides
            ? sql`coalesce((
          SELECT json_agg(json_build_object('id', id, 'role', role)) FROM (
            SELECT id, role FROM users WHERE role <> 'user'
              AND EXISTS (SELECT FROM comments c WHERE c.post_id = ${postId} AND c.author_id = users.id)
            ORDER BY id ${limit(take)}
          ) staff
        ), '[]'::json)`
            : sql`'[]'::json`
        },
        'writer', ${rule ? writerJson(sql`${reader.id}`, rule.now) : sql`NULL`}, 'holding', ${holdingJson},
        'isOwnPost', EXISTS (SELECT FROM posts WHERE id = ${postId} AND author_id = ${reader.id})) AS row`;
      const [own] = await queryValues(db, ownRow, query);
      if (!own) return { likedIds: [], inReview: [], staff: [], holds: 'none' };
      const { likedIds, inReview, staff } = own;
      return { likedIds, inReview, staff, holds: readHolds(own, rule) };
    },
    ofMember: async (query) => ofMember(db, query),
    totals: async (postId) => readTotals(db, postId),
    counts: async (watched) => readCounts(db, watched),
    newer: async (query) => countNewer(db, query),
    remarks: async (query) => readRemarks(db, query),
  } satisfies Partial<CommentData>;
}
