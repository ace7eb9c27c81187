import { isStaleSave } from '@server/rules/publication';
import * as v from 'valibot';
import { unlessRepeated, withClientId } from '../../clientIds/sql/sqlClientIds';
import { isAnnounced } from '../../emails/newPostEmail';
import { notifyOwnerPart } from '../../notifications/sql/notify';
import { ifRemoved } from '../../postgres/connection/failures';
import { isChangeableBy, isWritableBy } from '../../postgres/queries/access';
import { fullPost, fullPostWith } from '../../postgres/queries/postCards';
import { ofPostSearch, storedPost, storedSearch } from '../../postgres/queries/postRows';
import { queryRows, queryValues, textArray } from '../../postgres/queries/queryRows';
import { isUnrestricted } from '../../postgres/queries/restricted';
import { insertParts } from '../../postgres/queries/rowColumns';
import { deleteRows, writeLog } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { firstRevision } from '../../revisions/storedRevisions';
import type { LogRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import { fullPostRow, type NewPost, type PostPatch, postAccessRow } from '../../rows/rows';
import {
  type DocumentColumns,
  documentColumns,
  type ReadColumns,
  storedBlockId,
} from '../documentColumns';
import type { PostData } from '../postPort';
import { insertQuotes, notifyOfChange } from './postQuotes';
import { endPending, readPendingNumber } from './sqlPending';
import { createSqlPostLists } from './sqlPostLists';
import { hasUrl, unlessPathTaken, unlessTaken } from './sqlPostUrls';
import { storePatch } from './storePatch';

const insertAnswer = v.object({
  hasAuthor: v.boolean(),
  isAllowed: v.boolean(),
  post: v.nullable(fullPostRow),
});

type Insert = {
  post: NewPost;
  derived: DocumentColumns;
  by: string;
  clientId: string | undefined;
};

/** For a statement that has the new post in `inserted`. */
const announceNew = (post: NewPost) => sql`announced AS (
  INSERT INTO announcements (post_id, created_at, last_id)
  SELECT id, created_at, '' FROM inserted WHERE ${isAnnounced(post)}
)`;

/** The same. They are sorted, so that parallel posts with the same paths don't wait for each other. */
const insertFormerPaths = ({ formerPaths = [] }: NewPost) => sql`INSERT INTO former_paths
  (path_key, post_id) SELECT unnest(${textArray(formerPaths.toSorted())}), id FROM inserted`;

/** The same, if there is an entry of the log. */
function insertEntry(entry: LogRow | undefined) {
  if (!entry) return sql``;
  const { columns, values } = insertParts(rowSchemas.moderationLog, entry);
  return sql`, logged AS (INSERT INTO moderation_log (${columns}) SELECT ${values} FROM inserted)`;
}

/** The caller has it already, and PGlite takes long to return a large one. */
const withoutContent = sql`''`;

function insertQuery({ post, derived, by, clientId }: Insert) {
  const stored = insertParts(rowSchemas.posts, storedPost(post, derived));
  const search = insertParts(ofPostSearch, storedSearch(post, derived.words));
  const revision = insertParts(rowSchemas.revisions, firstRevision(post, by));
  return sql`WITH allowed AS (
      SELECT FROM users u WHERE u.id = ${by} AND u.is_verified AND NOT u.is_blocked
        AND (u.id = ${post.authorId} OR u.role = 'admin')
        AND ${isUnrestricted({ userId: sql`u.id`, kind: 'post', now: post.createdAt })}
    ), author AS (
      SELECT FROM users WHERE id = ${post.authorId}
    ), inserted AS (
      INSERT INTO posts (${stored.columns}) SELECT ${stored.values}
      WHERE EXISTS (SELECT FROM allowed) AND EXISTS (SELECT FROM author)
        AND NOT EXISTS (SELECT FROM former_urls WHERE url_key = ${post.url.toLowerCase()})
      ON CONFLICT DO NOTHING RETURNING *
    ), content AS (
      INSERT INTO post_contents (post_id, content) SELECT id, ${post.content} FROM inserted
    ), revision AS (
      INSERT INTO revisions (${revision.columns}) SELECT ${revision.values} FROM inserted
    ), ${announceNew(post)}, quoted AS (
      ${insertQuotes(sql`inserted`, post.quotes ?? [])}
    ), paths AS (
      ${insertFormerPaths(post)}
    ), search AS (
      INSERT INTO post_search (${search.columns}) SELECT ${search.values} FROM inserted
    )${insertEntry(post.entry)}${withClientId({ userId: by, call: 'createPost', clientId }, post)}
    SELECT EXISTS (SELECT FROM author) AS "hasAuthor", EXISTS (SELECT FROM allowed) AS "isAllowed",
      (SELECT ${fullPostWith(withoutContent)} FROM inserted p) AS post`;
}

async function insert(db: Db, given: Insert) {
  const rows = unlessRepeated(queryRows(db, insertAnswer, insertQuery(given)));
  const answers = await ifRemoved(unlessPathTaken(unlessTaken(rows)), []);
  if (typeof answers === 'string') return answers;
  const [answer] = answers;
  if (!answer?.hasAuthor) return 'no author';
  if (!answer.isAllowed) return 'not allowed';
  return answer.post ? { ...answer.post, content: given.post.content } : 'url taken';
}

async function read(db: Db, condition: SQL) {
  const query = sql`SELECT ${fullPost} AS row FROM posts p WHERE ${condition}`;
  const [post] = await queryValues(db, fullPostRow, query);
  return post ?? null;
}

async function readAccess(db: Db, id: string) {
  const query = sql`SELECT p.id, p.url, p.author_id AS "authorId", p.is_published AS "isPublished",
      p.comments_closed AS "commentsClosed", json_build_object('isBlocked', u.is_blocked) AS author
    FROM posts p JOIN users u ON u.id = p.author_id WHERE p.id = ${id}`;
  return (await queryRows(db, postAccessRow, query))[0] ?? null;
}

type Update = {
  id: string;
  patch: PostPatch;
  /** Of the new content. */
  derived: DocumentColumns | undefined;
  by: string;
};

async function update(db: Db, { id, patch, derived, by }: Update) {
  // Locked before it is read, so that no parallel change comes between.
  await db.execute(sql`SELECT FROM posts WHERE id = ${id} FOR NO KEY UPDATE`);
  const before = await read(db, sql`p.id = ${id} AND ${isWritableBy(by, patch.updatedAt)}`);
  if (!before) return null;
  const { judged, lostWords = [] } = patch.saving ?? {};
  const isOfPending = judged?.pending !== undefined;
  const pending = isOfPending ? await readPendingNumber(db, id) : 0;
  if (isStaleSave({ ...before, pending }, judged)) return 'stale';
  const after = await storePatch(db, { before, patch, derived, by });
  if (isOfPending) await endPending(db, id);
  if (lostWords.length > 0)
    await notifyOfChange(db, { postId: id, by, lost: lostWords, at: patch.updatedAt });
  return { before, after };
}

type Removing = { by: string; entry: LogRow | undefined };

const pendingPictures = async (db: Db, postId: string) =>
  queryValues(
    db,
    v.string(),
    sql`SELECT image AS row FROM pending_posts WHERE post_id = ${postId} AND image <> ''`,
  );

/** Removes a post and returns its files; the lock prevents claims of further ones. */
async function remove(db: Db, id: string, { by, entry }: Removing) {
  const locked = sql`SELECT p.image AS row FROM posts p
    WHERE p.id = ${id} AND ${isChangeableBy(by)} FOR UPDATE OF p`;
  const [image] = await queryValues(db, v.string(), locked);
  if (image === undefined) return null;
  const pictures = [image, ...(await pendingPictures(db, id))];
  const files = sql`WITH removed AS (
      DELETE FROM resources WHERE post_id = ${id} RETURNING name, created_at, id
    )
    SELECT name AS row FROM removed ORDER BY created_at, id`;
  const names = await queryValues(db, v.string(), files);
  if (entry) {
    const { reason, createdAt: at } = entry;
    const notified = notifyOwnerPart(
      { recipient: sql`p.author_id`, title: sql`p.title` },
      { id, decision: 'removed', reason, at },
    );
    await db.execute(
      sql`SELECT ${notified} FROM posts p WHERE p.id = ${id} AND p.author_id <> ${by}`,
    );
    await writeLog(db, entry);
  }
  await deleteRows(db, 'posts', { id });
  return { files: names, pictures };
}

const readColumnsHere: ReadColumns = async (content) => documentColumns(content);

export function createSqlPosts(store: SqlStore, readColumns = readColumnsHere): PostData {
  const { db, transaction } = store;
  return {
    ...createSqlPostLists(store),
    insert: async (post, by = post.authorId, clientId) =>
      insert(db, { post, derived: await readColumns(post.content), by, clientId }),
    byId: async (id) => read(db, sql`p.id = ${id}`),
    byUrl: async (url) => read(db, hasUrl(url)),
    accessById: async (id) => readAccess(db, id),
    async hasBlock(id, blockId) {
      const found = sql`SELECT c.post_id AS row FROM post_contents c
        WHERE c.post_id = ${id} AND strpos(c.content, ${storedBlockId(blockId)}) > 0`;
      return (await queryValues(db, v.string(), found)).length > 0;
    },
    async update(id, patch, by) {
      // Before the transaction: while it runs, PGlite answers no other query.
      const { content } = patch;
      const derived = content === undefined ? undefined : await readColumns(content);
      return transaction(async (db) => update(db, { id, patch, derived, by }));
    },
    remove: async (id, by, entry) => transaction(async (db) => remove(db, id, { by, entry })),
  };
}
