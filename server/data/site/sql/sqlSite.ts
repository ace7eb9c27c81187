import { can } from '@contract/permissions';
import * as v from 'valibot';
import { readAccount } from '../../postgres/queries/moderated';
import { queryRows, queryValues } from '../../postgres/queries/queryRows';
import { writeLog } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import type { LogRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import type { SiteData } from '../sitePort';

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
