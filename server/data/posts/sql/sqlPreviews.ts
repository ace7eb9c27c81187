import * as v from 'valibot';
import { isChangeableBy, isWritableBy } from '../../postgres/queries/access';
import { fullPost } from '../../postgres/queries/postCards';
import { queryValues } from '../../postgres/queries/queryRows';
import { deleteRows } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { SqlStore } from '../../postgres/queries/sqlStore';
import { fullPostRow, previewedDraftRow } from '../../rows/rows';
import type { PreviewData } from '../previewPort';

const previewedPost = v.object({ post: fullPostRow, expiresAt: v.number() });

/** A draft that may be changed. Locked, so that it is not published meanwhile. */
const draftWith = (postId: string, isAllowed: SQL) => sql`SELECT p.id FROM posts p
  WHERE p.id = ${postId} AND NOT p.is_published AND ${isAllowed} FOR SHARE OF p`;

/** The link `link` with its draft `p`. */
const shownBy = (hash: string, now: number) => sql`previews link JOIN posts p ON p.id = link.post_id
  WHERE link.hash = ${hash} AND link.expires_at > ${now}::bigint AND NOT p.is_published
    AND EXISTS (SELECT FROM users u WHERE u.id = p.author_id AND NOT u.is_blocked)`;

/** Links with which drafts can be read. */
export function createSqlPreviews({ db }: SqlStore): PreviewData {
  async function change(query: ReturnType<typeof sql>) {
    return (await queryValues(db, v.string(), query)).length > 0;
  }
  return {
    put: async ({ postId, hash, expiresAt }, { by, now }) =>
      change(sql`WITH draft AS (${draftWith(postId, isWritableBy(by, now))})
        INSERT INTO previews (post_id, hash, expires_at)
        SELECT id, ${hash}, ${expiresAt}::bigint FROM draft
        ON CONFLICT (post_id) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at
        RETURNING post_id AS row`),
    remove: async (postId, by) =>
      change(sql`WITH draft AS (${draftWith(postId, isChangeableBy(by))})
        DELETE FROM previews USING draft WHERE post_id = draft.id RETURNING post_id AS row`),
    async read(hash, now) {
      const query = sql`SELECT json_build_object('post', ${fullPost}, 'expiresAt', link.expires_at) AS row
        FROM ${shownBy(hash, now)}`;
      const [preview] = await queryValues(db, previewedPost, query);
      return preview ?? null;
    },
    async draft(hash, now) {
      const query = sql`SELECT json_build_object('id', p.id, 'revision', p.revision, 'updatedAt', p.updated_at) AS row
        FROM ${shownBy(hash, now)}`;
      const [draft] = await queryValues(db, previewedDraftRow, query);
      return draft ?? null;
    },
    sweep: async (now) => deleteRows(db, 'previews', sql`expires_at <= ${now}`),
  };
}
