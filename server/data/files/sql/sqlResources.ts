import * as v from 'valibot';
import { ifRemoved } from '../../postgres/connection/failures';
import { canChangePost } from '../../postgres/queries/access';
import { queryValues, textArray } from '../../postgres/queries/queryRows';
import { insertParts } from '../../postgres/queries/rowColumns';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import type { ResourceData } from '../filePort';

const ids = v.string();

type Claim = Parameters<ResourceData['claim']>[0];

/** The locks prevent changes of the post and the files until the transaction ends. */
async function claim(db: Db, { ids: wanted, ownerId, postId }: Claim) {
  const post = sql`SELECT p.id AS row FROM posts p JOIN users u ON u.id = ${ownerId}
    WHERE p.id = ${postId} AND ${canChangePost} FOR KEY SHARE OF p`;
  if ((await queryValues(db, ids, post)).length === 0) return false;
  const claimable = sql`SELECT id AS row FROM resources
    WHERE id = ANY (${textArray(wanted)}) AND owner_id = ${ownerId}
      AND (post_id IS NULL OR post_id = ${postId})
    ORDER BY id FOR UPDATE`;
  const found = await queryValues(db, ids, claimable);
  if (found.length < new Set(wanted).size) return false;
  await db.execute(
    sql`UPDATE resources SET post_id = ${postId} WHERE id = ANY (${textArray(found)})`,
  );
  return true;
}

export function createSqlResources({ db, transaction }: SqlStore): ResourceData {
  return {
    async insert(resource) {
      const { columns, values } = insertParts(rowSchemas.resources, resource);
      const query = sql`INSERT INTO resources (${columns}) SELECT ${values} FROM users u
        WHERE u.id = ${resource.ownerId} AND NOT u.is_blocked RETURNING resources.id AS row`;
      return (await ifRemoved(queryValues(db, ids, query), [])).length > 0;
    },
    claim: async (query) => transaction(async (db) => claim(db, query)),
    async sweep(time) {
      const query = sql`WITH removed AS (
          DELETE FROM resources WHERE post_id IS NULL AND created_at < ${time}
          RETURNING name, created_at, id
        )
        SELECT name AS row FROM removed ORDER BY created_at, id`;
      return { files: await queryValues(db, v.string(), query) };
    },
  };
}
