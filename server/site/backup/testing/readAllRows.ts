import type { RunQuery } from '@server/data/postgres/connection/driver';
import * as v from 'valibot';
import { tablesLeftOut } from '../tables';

const tableRows = v.array(v.object({ name: v.string() }));
const lineRows = v.array(v.object({ line: v.string() }));

async function readRows(query: RunQuery, table: string) {
  const text = `SELECT row_to_json(${table})::text AS line FROM ${table}`;
  const rows = v.parse(lineRows, await query(text, [], 'objects'));
  return rows.map(({ line }) => line).toSorted();
}

/** Tables that describe a database itself. */
const ownTables = ['schema_functions', 'schema_migrations', 'site_identity'];

/** The rows of a site's tables as JSON, by the name of the table. */
export async function readAllRows(query: RunQuery) {
  const text = `SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() ORDER BY table_name COLLATE "C"`;
  const contents: Record<string, readonly string[]> = {};
  for (const { name } of v.parse(tableRows, await query(text, [], 'objects'))) {
    if (!ownTables.includes(name)) contents[name] = await readRows(query, name);
  }
  return contents;
}

/** The rows after a restore: without sessions, e-mails that wait, links to drafts, and most links that are used once. */
export const restoredRows = (rows: Awaited<ReturnType<typeof readAllRows>>) => ({
  ...rows,
  ...Object.fromEntries(tablesLeftOut.map((name) => [name, []])),
  tokens: (rows['tokens'] ?? []).filter((line) => /"kind":"(?:restore|cancel)"/.test(line)),
});
