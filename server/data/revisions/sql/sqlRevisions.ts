import * as v from 'valibot';
import { isChangeableBy } from '../../postgres/queries/access';
import { personFields } from '../../postgres/queries/postCards';
import { limit, queryPage, queryRows, queryValues } from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { deleteRows, insertRows } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import {
  type FullPostRow,
  fullRevisionRow,
  type PostPatch,
  revisionCardRow,
} from '../../rows/rows';
import type { RevisionData } from '../revisionPort';
import { findExpired, nextRevision } from '../storedRevisions';

type Save = { before: FullPostRow; patch: PostPatch; by: string | null };

const version = v.pick(rowSchemas.revisions, ['number', 'savedAt', 'isPublic']);

/**
 * Stores the next version, if there is one; returns what changes in the post with it. The post is locked.
 * The stored content is copied inside the database, which takes less than sending it once more.
 */
export async function storeRevision(db: Db, save: Save) {
  const { before, patch } = save;
  const postId = before.id;
  const query = sql`SELECT number, saved_at AS "savedAt", is_public AS "isPublic"
    FROM revisions WHERE post_id = ${postId}`;
  const versions = await queryRows(db, version, query);
  const next = nextRevision(save);
  if (!next) return {};
  await db.execute(sql`UPDATE revisions SET content = stored.content FROM post_contents AS stored
    WHERE stored.post_id = ${before.id} AND revisions.post_id = stored.post_id
      AND revisions.number = ${before.revision}`);
  await insertRows(db, 'revisions', [next.row]);
  const saved = sql`SELECT DISTINCT revision AS row FROM passages WHERE post_id = ${before.id}`;
  const named = new Set(await queryValues(db, v.number(), saved));
  const expired = findExpired([...versions, next.row], patch.updatedAt, named);
  if (expired.length > 0)
    await deleteRows(
      db,
      'revisions',
      sql`post_id = ${postId} AND number = ANY(${expired}::integer[])`,
    );
  return next.columns;
}

const cardEntries = v.omit(revisionCardRow, ['savedBy', 'addedWords', 'removedWords']);

const savedBy = sql`(SELECT json_build_object(${personFields}) FROM users u WHERE u.id = r.saved_by)`;

type Versions = { postId: string; publicOnly: boolean };

/** Whether the reader sees the version before `r`. */
const isBeforeSeen = ({ publicOnly }: Pick<Versions, 'publicOnly'>) =>
  sql`EXISTS (SELECT FROM revisions b WHERE b.post_id = r.post_id AND b.number = r.number - 1
    ${publicOnly ? sql`AND b.is_public` : sql``})`;

/** Fields of `revisionCardRow` of the version `r`. */
const cardFields = (versions: Versions) => sql`${jsonFields('r', cardEntries)},
  'savedBy', ${savedBy},
  'addedWords', CASE WHEN ${isBeforeSeen(versions)} THEN r.added_words END,
  'removedWords', CASE WHEN ${isBeforeSeen(versions)} THEN r.removed_words END`;

/** The version `r` of the post `p`, with its content. */
const full = (versions: Versions) => sql`json_build_object(${cardFields(versions)},
  'content', CASE WHEN r.number = p.revision
    THEN (SELECT content FROM post_contents WHERE post_id = p.id) ELSE r.content END)`;

const ofPost = ({ postId, publicOnly }: Versions) =>
  sql`r.post_id = ${postId}${publicOnly ? sql` AND r.is_public` : sql``}`;

export function createSqlRevisions({ db }: SqlStore): RevisionData {
  async function readFirst(versions: Versions, rest: SQL) {
    const query = sql`SELECT ${full(versions)} AS row FROM revisions r JOIN posts p ON p.id = r.post_id
      WHERE ${ofPost(versions)} ${rest}`;
    const [row] = await queryValues(db, fullRevisionRow, query);
    return row ?? null;
  }
  return {
    async list({ skip, take, ...versions }) {
      const query = sql`SELECT json_build_object(${cardFields(versions)}) AS row
        FROM revisions r WHERE ${ofPost(versions)}
        ORDER BY r.number DESC ${limit(take + 1, skip)}`;
      return queryPage(db, revisionCardRow, { take, query });
    },
    read: async ({ number, ...versions }) => readFirst(versions, sql`AND r.number = ${number}`),
    nearest: async ({ since, ...versions }) =>
      readFirst(
        versions,
        sql`AND NOT r.is_removed ORDER BY r.number > ${since},
          CASE WHEN r.number > ${since} THEN r.number ELSE -r.number END LIMIT 1`,
      ),
    async areSmall({ postId, after, until }) {
      const query = sql`SELECT count(*) FILTER (WHERE is_small)::integer AS row FROM revisions
        WHERE post_id = ${postId} AND number > ${after} AND number <= ${until}`;
      const [small = 0] = await queryValues(db, v.number(), query);
      return small === until - after;
    },
    async clear({ postId, number, by }) {
      const query = sql`WITH found AS (
          SELECT p.revision = ${number} AS is_present FROM posts p
          WHERE p.id = ${postId} AND ${isChangeableBy(by)}
            AND EXISTS (SELECT FROM revisions WHERE post_id = ${postId} AND number = ${number})
          FOR NO KEY UPDATE OF p
        ), cleared AS (
          UPDATE revisions SET title = '', content = NULL, note = '', is_removed = true
          WHERE post_id = ${postId} AND number = ${number}
            AND EXISTS (SELECT FROM found WHERE NOT is_present)
        )
        SELECT is_present AS row FROM found`;
      const [isPresent] = await queryValues(db, v.boolean(), query);
      if (isPresent === undefined) return null;
      return isPresent ? 'is present' : 'cleared';
    },
  };
}
