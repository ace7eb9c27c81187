import { can } from '@contract/permissions';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type LogRow, type RestrictionRow, restrictionCardRow } from '../../communityRows';
import { rowSchemas } from '../../rowSchemas';
import type { RestrictionData, SiteData } from '../../sitePort';
import { moderated, readAccount } from './moderated';
import { personFields } from './postCards';
import { limit, queryPage, queryRows, queryValues } from './queryRows';
import { activeFor } from './restricted';
import { jsonFields } from './rowColumns';
import { restrictions } from './schema';
import type { Db, SqlStore } from './sqlStore';
import { notifyOwner } from './tell';
import { writeLog } from './writeLog';

const stored = jsonFields('r', restrictions, rowSchemas.restrictions);
const settings = v.pick(rowSchemas.site, ['holding', 'version']);

async function update(
  db: Db,
  { change: { holding, version }, by }: { change: Parameters<SiteData['update']>[0]; by: string },
  entry: LogRow | undefined,
) {
  if (!can(await readAccount(db, by), 'change site')) return 'not allowed';
  const query = sql`INSERT INTO site (id, holding, version)
    SELECT 'site', ${holding}::text, ${version}::integer + 1
    WHERE ${version}::integer = 0 OR EXISTS (SELECT FROM site WHERE id = 'site')
    ON CONFLICT (id) DO UPDATE SET holding = excluded.holding, version = excluded.version
    WHERE site.version = ${version}::integer RETURNING id AS row`;
  const isChanged = (await queryValues(db, v.string(), query)).length > 0;
  if (isChanged && entry) await writeLog(db, entry);
  return isChanged ? 'changed' : 'stale';
}

export function createSqlSite({ db, transaction }: SqlStore): SiteData {
  return {
    async read() {
      const query = sql`SELECT holding, version FROM site WHERE id = 'site'`;
      return (await queryRows(db, settings, query))[0] ?? null;
    },
    update: async (change, by, entry) =>
      transaction(async (tx) => update(tx, { change, by }, entry)),
  };
}

/** Stores a restriction in the transaction of the caller, and notifies the account. */
export async function restrict(db: Db, row: RestrictionRow, at: number) {
  const { id, userId, reason } = row;
  await db.insert(restrictions).values(row);
  const about = { recipient: userId, profileId: userId };
  await notifyOwner(db, about, { id, decision: 'restricted', reason, at });
}

export function createSqlRestrictions(store: SqlStore): RestrictionData {
  const { db } = store;
  return {
    insert: async (row, entry) =>
      moderated(store, entry, async ({ tx, actor, log }) => {
        const account = await readAccount(tx, row.userId);
        if (!account || !can(actor, 'restrict', account)) return false;
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
            SELECT json_build_object(${personFields}) FROM users u WHERE u.id = r.user_id
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
