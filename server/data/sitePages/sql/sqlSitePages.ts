import { apiLimits } from '@contract/apiLimits';
import { can } from '@contract/permissions';
import { builtInSlugs, isBuiltIn } from '@contract/site/sitePages';
import { readAccount } from '../../postgres/queries/moderated';
import { queryRows } from '../../postgres/queries/queryRows';
import { selected } from '../../postgres/queries/rowColumns';
import {
  deleteRows,
  insertRows,
  rowsWhere,
  rowWhere,
  updateRows,
  writeLog,
} from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import type { LogRow } from '../../rows/communityRows';
import type { SitePageRow } from '../../rows/rows';
import { sitePageSummary } from '../../rows/sitePageSchemas';
import type { SitePageData } from '../sitePagePort';

/** The role of the actor stays until the transaction ends. Changes of pages wait for each other, so that they can be counted. */
async function mayChange(tx: Db, { actorId }: LogRow) {
  await tx.execute(sql`LOCK TABLE site_pages IN SHARE ROW EXCLUSIVE MODE`);
  return can(await readAccount(tx, actorId ?? ''), 'change site');
}

const isTaken = async (tx: Db, { id, slug }: SitePageRow) =>
  (await rowWhere(tx, 'sitePages', sql`slug = ${slug} AND id <> ${id}`)) !== null;

async function isFull(tx: Db) {
  const own = sql`slug <> ALL (${[...builtInSlugs]}::text[])`;
  return (await rowsWhere(tx, 'sitePages', own)).length >= apiLimits.pages;
}

/** Uploads that the text names are no longer unused ones, and stay when their account goes. */
async function finish(tx: Db, { content }: SitePageRow, entry: LogRow) {
  const isNamed = sql`position(name in ${content}::text) > 0`;
  const owned = sql`owner_id = ${entry.actorId} AND post_id IS NULL`;
  await deleteRows(tx, 'resources', sql`${owned} AND ${isNamed}`);
  await writeLog(tx, entry);
}

async function insert(tx: Db, page: SitePageRow, entry: LogRow) {
  if (!(await mayChange(tx, entry))) return 'not allowed';
  if (await isTaken(tx, page)) return 'taken';
  if (!isBuiltIn(page.slug) && (await isFull(tx))) return 'full';
  await insertRows(tx, 'sitePages', [page]);
  await finish(tx, page, entry);
  return 'stored';
}

async function update(tx: Db, page: SitePageRow, entry: LogRow) {
  if (!(await mayChange(tx, entry))) return 'not allowed';
  const { id, version, ...fields } = page;
  const stored = await rowWhere(tx, 'sitePages', { id });
  if (!stored) return 'gone';
  if (stored.version !== version) return 'stale';
  if (await isTaken(tx, page)) return 'taken';
  await updateRows(tx, 'sitePages', { set: { ...fields, version: version + 1 }, where: { id } });
  await finish(tx, page, entry);
  return 'changed';
}

export function createSqlSitePages({ db, transaction }: SqlStore): SitePageData {
  return {
    list: async () =>
      queryRows(
        db,
        sitePageSummary,
        sql`SELECT ${selected(sitePageSummary)} FROM site_pages ORDER BY created_at, id`,
      ),
    bySlug: async (slug) => rowWhere(db, 'sitePages', { slug }),
    byId: async (id) => rowWhere(db, 'sitePages', { id }),
    insert: async (page, entry) => transaction(async (tx) => insert(tx, page, entry)),
    update: async (page, entry) => transaction(async (tx) => update(tx, page, entry)),
    remove: async (id, entry) =>
      transaction(async (tx) => {
        if (!(await mayChange(tx, entry))) return false;
        if ((await deleteRows(tx, 'sitePages', { id })) === 0) return false;
        await writeLog(tx, entry);
        return true;
      }),
  };
}
