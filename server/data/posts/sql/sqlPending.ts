import { pendingNumber, presentPending, removedPending, savedPending } from '@server/rules/pending';
import { isStaleSave } from '@server/rules/publication';
import * as v from 'valibot';
import { isChangeableBy, isWritableBy } from '../../postgres/queries/access';
import { fullPost } from '../../postgres/queries/postCards';
import { queryRows, queryValues, textArray } from '../../postgres/queries/queryRows';
import { deleteRows, rowWhere, updateRows, upsertRow } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import { fullPostRow, type PendingRow } from '../../rows/rows';
import { documentColumns } from '../documentColumns';
import type { PendingData } from '../pendingPort';
import { draftPatch, pendingChange } from '../pendingPosts';
import { storePatch } from './storePatch';

/** The unpublished changes of a post, or what is left of them. */
const readRow = async (db: Db, postId: string) => rowWhere(db, 'pendingPosts', { postId });

export const readPending = async (db: Db, postId: string) =>
  presentPending(await readRow(db, postId));

/** For a locked post. */
export const readPendingNumber = async (db: Db, postId: string) =>
  pendingNumber(await readRow(db, postId));

const markRemoved = async (db: Db, row: PendingRow) =>
  updateRows(db, 'pendingPosts', { set: removedPending(row), where: { postId: row.postId } });

/** Removes the unpublished changes of a locked post that were published or discarded, with the link that shows them. */
export async function endPending(db: Db, postId: string) {
  const row = await readPending(db, postId);
  if (!row) return null;
  await markRemoved(db, row);
  await deleteRows(db, 'previews', { postId });
  return row;
}

/**
 * Makes the unpublished changes of a locked post, which has been unpublished, its draft: the next version. A link shows them
 * still.
 */
export async function pendingToDraft(db: Db, postId: string, now: number) {
  const row = await readPending(db, postId);
  const query = sql`SELECT ${fullPost} AS row FROM posts p WHERE p.id = ${postId}`;
  const [before] = row ? await queryValues(db, fullPostRow, query) : [];
  if (!row || !before) return;
  const derived = documentColumns(row.content);
  await storePatch(db, { before, patch: draftPatch(row, now), derived, by: row.savedBy });
  await markRemoved(db, row);
}

const judgedPost = v.pick(rowSchemas.posts, ['revision', 'isPublished', 'updatedAt']);

/** Locks the post, then reads it: a statement that waits for a lock would read the rest before it. */
export async function lockAllowed(db: Db, postId: string, isAllowed: SQL) {
  await db.execute(sql`SELECT FROM posts WHERE id = ${postId} FOR NO KEY UPDATE`);
  const query = sql`SELECT p.revision, p.is_published AS "isPublished", p.updated_at AS "updatedAt"
    FROM posts p WHERE p.id = ${postId} AND ${isAllowed}`;
  return (await queryRows(db, judgedPost, query))[0] ?? null;
}

type Saving = Parameters<PendingData['save']>;

async function save(db: Db, given: Saving[0], act: Saving[1]) {
  const { postId, judged } = given;
  const post = await lockAllowed(db, postId, isWritableBy(act.by, act.now));
  if (!post) return null;
  const row = await readRow(db, postId);
  if (isStaleSave({ ...post, pending: pendingNumber(row) }, judged)) return 'stale';
  const after = savedPending(row, pendingChange(given), act);
  await upsertRow(db, 'pendingPosts', { key: sql`post_id`, row: after });
  return { before: presentPending(row), after };
}

async function discard(db: Db, postId: string, by: string) {
  const post = await lockAllowed(db, postId, isChangeableBy(by));
  return post && ((await endPending(db, postId)) ?? 'none');
}

/** The unpublished changes of published posts. */
export function createSqlPending({ db, transaction }: SqlStore): PendingData {
  return {
    read: async (postId) => readPending(db, postId),
    among: async (postIds) =>
      queryValues(
        db,
        v.string(),
        sql`SELECT post_id AS row FROM pending_posts
          WHERE post_id = ANY (${textArray(postIds)}) AND NOT is_removed`,
      ),
    save: async (given, act) => transaction(async (own) => save(own, given, act)),
    discard: async (postId, by) => transaction(async (own) => discard(own, postId, by)),
  };
}
