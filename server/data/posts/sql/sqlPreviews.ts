import { canBePreviewed } from '@server/rules/pending';
import * as v from 'valibot';
import { isChangeableBy, isWritableBy } from '../../postgres/queries/access';
import { fullPost } from '../../postgres/queries/postCards';
import { queryValues } from '../../postgres/queries/queryRows';
import { deleteRows, upsertRow } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { fullPostRow, type PreviewRow, previewedDraftRow } from '../../rows/rows';
import { withPending } from '../pendingPosts';
import type { PreviewData } from '../previewPort';
import { lockAllowed, readPending } from './sqlPending';

const previewedPost = v.object({ post: fullPostRow, expiresAt: v.number() });

/** The number of the unpublished changes of the post `p`; 0 for none. */
const pendingOfPost = sql`coalesce((SELECT c.number FROM pending_posts c
  WHERE c.post_id = p.id AND NOT c.is_removed), 0)`;

/** A post that can be previewed, for those who may change it. */
const previewable = sql`(NOT p.is_published OR ${pendingOfPost} > 0)`;

async function put(db: Db, preview: PreviewRow, { by, now }: { by: string; now: number }) {
  const { postId, hash, expiresAt } = preview;
  const post = await lockAllowed(db, postId, isWritableBy(by, now));
  if (!post || !canBePreviewed(post, await readPending(db, postId))) return false;
  const row = { postId, hash, expiresAt };
  await upsertRow(db, 'previews', { key: sql`post_id`, row, change: { hash, expiresAt } });
  return true;
}

/** The link `link` with its post `p`. */
const shownBy = (hash: string, now: number) => sql`previews link JOIN posts p ON p.id = link.post_id
  WHERE link.hash = ${hash} AND link.expires_at > ${now}::bigint AND ${previewable}
    AND EXISTS (SELECT FROM users u WHERE u.id = p.author_id AND NOT u.is_blocked)`;

/** Links with which drafts and unpublished changes can be read. */
export function createSqlPreviews({ db, transaction }: SqlStore): PreviewData {
  return {
    put: async (preview, act) => transaction(async (own) => put(own, preview, act)),
    async remove(postId, by) {
      const query = sql`DELETE FROM previews link USING posts p
        WHERE link.post_id = ${postId} AND p.id = link.post_id AND ${previewable}
          AND ${isChangeableBy(by)} RETURNING link.post_id AS row`;
      return (await queryValues(db, v.string(), query)).length > 0;
    },
    async read(hash, now) {
      const query = sql`SELECT json_build_object('post', ${fullPost}, 'expiresAt', link.expires_at) AS row
        FROM ${shownBy(hash, now)}`;
      const [preview] = await queryValues(db, previewedPost, query);
      if (!preview?.post.isPublished) return preview ?? null;
      // The changes can be gone since the first statement.
      const row = await readPending(db, preview.post.id);
      return row && { ...preview, post: withPending(preview.post, row) };
    },
    async draft(hash, now) {
      const query = sql`SELECT json_build_object('id', p.id, 'revision', p.revision, 'updatedAt', p.updated_at,
          'pending', ${pendingOfPost}) AS row FROM ${shownBy(hash, now)}`;
      const [draft] = await queryValues(db, previewedDraftRow, query);
      return draft ?? null;
    },
    sweep: async (now) => deleteRows(db, 'previews', sql`expires_at <= ${now}`),
  };
}
