import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type LogRow, type RestrictionRow, restrictionCardRow } from '../../communityRows';
import { rowSchemas } from '../../rowSchemas';
import type { RestrictionData, SiteData } from '../../sitePort';
import { personFields } from './postCards';
import { limit, queryPage, queryRows, queryValues } from './queryRows';
import { activeFor } from './restricted';
import { insertParts, jsonFields } from './rowColumns';
import { moderationLog, restrictions } from './schema';
import type { SqlStore } from './sqlStore';
import { tellOwner } from './tell';

const stored = jsonFields('r', restrictions, rowSchemas.restrictions);
const settings = v.pick(rowSchemas.site, ['holding', 'version']);

/**
 * The account `u`, locked, if the actor of the entry may restrict it, or lift a restriction of it: administrators may
 * lift those of an account that was given a role since.
 */
const restricted = (
  userId: string,
  { actorId, lifts = false }: Pick<LogRow, 'actorId'> & { lifts?: boolean },
) => sql`restricted AS (
  SELECT u.id FROM users u
  WHERE u.id = ${userId} AND u.id <> ${actorId} AND EXISTS (
    SELECT FROM users a WHERE a.id = ${actorId} AND NOT a.is_blocked AND (
      (u.role = 'user' AND a.role IN ('moderator', 'admin')) OR (${lifts}::boolean AND a.role = 'admin'))
  ) FOR SHARE OF u
)`;

/** Stores the entry if the part `name` of the statement has a row. */
function logged(entry: LogRow, name: string) {
  const { columns, values } = insertParts(moderationLog, entry);
  return sql`logged AS (
    INSERT INTO moderation_log (${columns}) SELECT ${values} FROM ${sql.raw(name)}
  )`;
}

export function createSqlSite({ db }: Pick<SqlStore, 'db'>): SiteData {
  return {
    async read() {
      const query = sql`SELECT holding, version FROM site WHERE id = 'site'`;
      return (await queryRows(db, settings, query))[0] ?? null;
    },
    async update({ holding, version }, by, entry) {
      const outcome = v.object({ isAllowed: v.boolean(), isChanged: v.boolean() });
      const query = sql`WITH allowed AS (
          SELECT FROM users WHERE id = ${by} AND role = 'admin' AND NOT is_blocked
        ), changed AS (
          INSERT INTO site (id, holding, version)
          SELECT 'site', ${holding}::text, ${version}::integer + 1 FROM allowed
          WHERE ${version}::integer = 0 OR EXISTS (SELECT FROM site WHERE id = 'site')
          ON CONFLICT (id) DO UPDATE SET holding = excluded.holding, version = excluded.version
          WHERE site.version = ${version}::integer RETURNING id
        )${entry ? sql`, ${logged(entry, 'changed')}` : sql.empty()}
        SELECT EXISTS (SELECT FROM allowed) AS "isAllowed", EXISTS (SELECT FROM changed) AS "isChanged"`;
      const [found] = await queryRows(db, outcome, query);
      if (!found?.isAllowed) return 'not allowed';
      return found.isChanged ? 'changed' : 'stale';
    },
  };
}

/** Tells the account about its restriction. */
const tellRestricted = ({ id, userId, reason }: RestrictionRow, at: number) =>
  tellOwner({ recipient: userId, profileId: userId }, { id, decision: 'restricted', reason, at });

/** Stores a restriction in the transaction of the caller; returns whether the account may restrict. */
export async function insertRestriction(
  db: SqlStore['db'],
  row: RestrictionRow,
  { actorId, at }: { actorId: string; at: number },
) {
  const { columns, values } = insertParts(restrictions, row);
  const query = sql`WITH ${restricted(row.userId, { actorId })}, inserted AS (
      INSERT INTO restrictions (${columns}) SELECT ${values} FROM restricted RETURNING id
    )
    SELECT inserted.id AS row FROM inserted, ${tellRestricted(row, at)}`;
  return (await queryValues(db, v.string(), query)).length > 0;
}

export function createSqlRestrictions({ db }: Pick<SqlStore, 'db'>): RestrictionData {
  return {
    async insert(row: RestrictionRow, entry) {
      const { columns, values } = insertParts(restrictions, row);
      const query = sql`WITH ${restricted(row.userId, entry)}, inserted AS (
          INSERT INTO restrictions (${columns}) SELECT ${values} FROM restricted RETURNING id
        ), ${logged(entry, 'inserted')}
        SELECT inserted.id AS row FROM inserted, ${tellRestricted(row, entry.createdAt)}`;
      return (await queryValues(db, v.string(), query)).length > 0;
    },
    async remove({ id, userId }, entry) {
      const lifted = { id, decision: 'lifted', at: entry.createdAt } as const;
      const told = tellOwner({ recipient: userId, profileId: userId }, lifted);
      const query = sql`WITH ${restricted(userId, { ...entry, lifts: true })}, removed AS (
          DELETE FROM restrictions r USING restricted
          WHERE r.id = ${id} AND r.user_id = restricted.id RETURNING r.id
        ), ${logged(entry, 'removed')}
        SELECT (SELECT count(*) FROM removed, ${told}) > 0 AS row FROM restricted`;
      const [isRemoved] = await queryValues(db, v.boolean(), query);
      if (isRemoved === undefined) return false;
      return isRemoved || null;
    },
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
