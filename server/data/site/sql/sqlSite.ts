import { can } from '@contract/permissions';
import * as v from 'valibot';
import { readAccount } from '../../postgres/queries/moderated';
import { queryRows, queryValues } from '../../postgres/queries/queryRows';
import { columnOf, insertParts, selected } from '../../postgres/queries/rowColumns';
import { writeLog } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import type { LogRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import type { SiteSettings } from '../../rows/rows';
import type { SiteData } from '../sitePort';

const settingsSchema = v.omit(rowSchemas.site, ['id']);

const changes = sql.raw(
  Object.keys(settingsSchema.entries)
    .map((field) => `${columnOf(field)} = excluded.${columnOf(field)}`)
    .join(', '),
);

type Update = { settings: SiteSettings; by: string; entries: readonly LogRow[] };

async function update(db: Db, { settings: { version, ...settings }, by, entries }: Update) {
  if (!can(await readAccount(db, by), 'change site')) return 'not allowed';
  const row = { id: 'site', ...settings, version: version + 1 };
  const { columns, values } = insertParts(rowSchemas.site, row);
  const query = sql`INSERT INTO site (${columns}) SELECT ${values}
    WHERE ${version}::integer = 0 OR EXISTS (SELECT FROM site WHERE id = 'site')
    ON CONFLICT (id) DO UPDATE SET ${changes}
    WHERE site.version = ${version}::integer RETURNING id AS row`;
  const isChanged = (await queryValues(db, v.string(), query)).length > 0;
  if (!isChanged) return 'stale';
  for (const entry of entries) await writeLog(db, entry);
  return 'changed';
}

export function createSqlSite({ db, transaction }: SqlStore): SiteData {
  return {
    async read() {
      const query = sql`SELECT ${selected(settingsSchema)} FROM site WHERE id = 'site'`;
      return (await queryRows(db, settingsSchema, query))[0] ?? null;
    },
    update: async (settings, by, entries = []) =>
      transaction(async (tx) => update(tx, { settings, by, entries })),
  };
}
