import { can } from '@contract/permissions';
import * as v from 'valibot';
import { notifyOwner } from '../../notifications/sql/notify';
import { moderated, readAccount } from '../../postgres/queries/moderated';
import { personFields } from '../../postgres/queries/postCards';
import { limit, queryPage, queryValues } from '../../postgres/queries/queryRows';
import { activeFor } from '../../postgres/queries/restricted';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { deleteRows, insertRows } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { type RestrictionRow, restrictionCardRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import type { RestrictionData } from '../restrictionPort';

const stored = jsonFields('r', rowSchemas.restrictions);

/** Stores a restriction in the transaction of the caller, and notifies the account. */
export async function restrict(db: Db, row: RestrictionRow, at: number) {
  const { id, userId, reason } = row;
  await insertRows(db, 'restrictions', [row]);
  const about = { recipient: userId, profileId: userId };
  await notifyOwner(db, about, { id, decision: 'restricted', reason, at });
}

export function createSqlRestrictions(store: SqlStore): RestrictionData {
  const { db } = store;
  return {
    insert: async (row, entry, replaces) =>
      moderated(store, entry, async ({ tx, actor, log }) => {
        const account = await readAccount(tx, row.userId);
        if (!account || !can(actor, 'restrict', account)) return false;
        if (replaces !== undefined)
          await deleteRows(tx, 'restrictions', { id: replaces, userId: row.userId });
        await restrict(tx, row, entry.createdAt);
        await log();
        return true;
      }),
    remove: async ({ id, userId }, entry) =>
      moderated(store, entry, async ({ tx, actor, log }) => {
        const account = await readAccount(tx, userId);
        if (!account || !can(actor, 'lift restriction', account)) return false;
        const query = sql`DELETE FROM restrictions WHERE id = ${id} AND user_id = ${userId} RETURNING id AS row`;
        if ((await queryValues(tx, v.string(), query)).length === 0) return null;
        const lifted = { id, decision: 'lifted', at: entry.createdAt } as const;
        await notifyOwner(tx, { recipient: userId, profileId: userId }, lifted);
        await log();
        return true;
      }),
    list: async ({ userId, skip, take }) =>
      queryPage(db, rowSchemas.restrictions, {
        take,
        query: sql`SELECT json_build_object(${stored}) AS row FROM restrictions r
          WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC ${limit(take + 1, skip)}`,
      }),
    listActive: async ({ now, skip, take }) =>
      queryPage(db, restrictionCardRow, {
        take,
        query: sql`SELECT json_build_object(${stored}, 'account', (
            SELECT json_build_object(${personFields}, 'role', u.role) FROM users u WHERE u.id = r.user_id
          )) AS row
          FROM (
            SELECT * FROM restrictions WHERE until IS NULL OR until > ${now}::bigint
            ORDER BY created_at DESC, id DESC ${limit(take + 1, skip)}
          ) r ORDER BY r.created_at DESC, r.id DESC`,
      }),
    async countPeople(now) {
      const query = sql`SELECT count(*)::integer AS row FROM (
          SELECT user_id FROM restrictions WHERE until > ${now}::bigint
          UNION SELECT user_id FROM restrictions WHERE until IS NULL
        ) people`;
      return (await queryValues(db, v.number(), query))[0] ?? 0;
    },
    async active(writing) {
      const query = sql`SELECT json_build_object(${stored}) AS row ${activeFor(writing)}
        ORDER BY r.until DESC NULLS FIRST, r.created_at DESC, r.id DESC LIMIT 1`;
      const [found] = await queryValues(db, rowSchemas.restrictions, query);
      return found ?? null;
    },
  };
}
