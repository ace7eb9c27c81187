import * as v from 'valibot';
import { canReadPost } from '../../postgres/queries/access';
import { limit, queryValues } from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { updateRows } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import type { ReadData } from '../readPort';

const row = sql`json_build_object(${jsonFields('r', rowSchemas.reads)}) AS row`;

/** Whether the account saves reads; null if it is blocked or not there. It is locked. */
async function isKeeping(db: Db, userId: string) {
  const query = sql`SELECT keeps_reads AS row FROM users
    WHERE id = ${userId} AND NOT is_blocked FOR NO KEY UPDATE`;
  const [isKept] = await queryValues(db, v.boolean(), query);
  return isKept ?? null;
}

const setKeeping = async (db: Db, userId: string, isKept: boolean) =>
  updateRows(db, 'users', { set: { keepsReads: isKept }, where: { id: userId } });

type Reads = Parameters<ReadData['save']>[0];

async function save(db: Db, { userId, reads: given, ifKept, most }: Reads) {
  const isKept = await isKeeping(db, userId);
  if (isKept === null) return null;
  if (ifKept && !isKept) return 'not kept';
  if (!isKept) await setKeeping(db, userId, true);
  // The posts are locked, so that a read doesn't outlive its post.
  await db.execute(sql`WITH given AS (
      SELECT "postId" AS post_id, revision, "readAt" AS read_at, "lastBlock" AS last_block
      FROM json_to_recordset(${JSON.stringify(given)}::json)
        AS given ("postId" text, revision integer, "readAt" bigint, "lastBlock" text)
    ), readable AS (
      SELECT p.id FROM posts p CROSS JOIN users u
      WHERE p.id IN (SELECT post_id FROM given) AND u.id = ${userId} AND ${canReadPost}
      ORDER BY p.id FOR KEY SHARE OF p
    )
    INSERT INTO reads (user_id, post_id, revision, read_at, last_block)
    SELECT ${userId}, given.post_id, revision, read_at, last_block
    FROM given JOIN readable ON readable.id = given.post_id
    ON CONFLICT (user_id, post_id) DO UPDATE SET revision = excluded.revision,
      read_at = excluded.read_at, last_block = excluded.last_block
    WHERE excluded.read_at >= reads.read_at`);
  await db.execute(sql`DELETE FROM reads WHERE user_id = ${userId} AND post_id IN (
      SELECT post_id FROM reads WHERE user_id = ${userId}
      ORDER BY read_at DESC, post_id DESC OFFSET ${most}
    )`);
  return 'saved';
}

async function forget(db: Db, userId: string) {
  if ((await isKeeping(db, userId)) === null) return false;
  await setKeeping(db, userId, false);
  await db.execute(sql`DELETE FROM reads WHERE user_id = ${userId}`);
  return true;
}

export function createSqlReads({ db, transaction }: SqlStore): ReadData {
  return {
    list: async (userId, take) =>
      queryValues(
        db,
        rowSchemas.reads,
        sql`SELECT ${row} FROM reads r WHERE r.user_id = ${userId}
          ORDER BY r.read_at DESC, r.post_id DESC ${take === undefined ? sql`` : limit(take)}`,
      ),
    async find({ userId, postId }) {
      const query = sql`SELECT ${row} FROM reads r
        WHERE r.user_id = ${userId} AND r.post_id = ${postId}`;
      const [found] = await queryValues(db, rowSchemas.reads, query);
      return found ?? null;
    },
    save: async (given) => transaction(async (tx) => save(tx, given)),
    forget: async (userId) => transaction(async (tx) => forget(tx, userId)),
  };
}
