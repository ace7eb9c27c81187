import type { RunQuery } from '@server/data/postgres/connection/driver';
import * as v from 'valibot';
import { CommandFailure } from '../commands/commandFailure';
import { type BackupIndex, type BackupTable, rowsPrefix } from './archiveFormat';
import { findWrongCounters } from './checkCounters';
import { quote, readColumns } from './dumpRows';
import { readArchive } from './readArchive';
import { endSessions } from './tables';

const countRows = v.tuple([v.object({ count: v.number() })]);

async function countRowsOf(query: RunQuery, table: string) {
  const text = `SELECT count(*)::integer AS count FROM ${quote(table)}`;
  const [{ count }] = v.parse(countRows, await query(text, [], 'objects'));
  return count;
}

/** Throws if a table has rows, so that a restore never mixes two sites. */
export async function requireEmpty(query: RunQuery, tables: readonly BackupTable[]) {
  for (const { name } of tables) {
    if ((await countRowsOf(query, name)) === 0) continue;
    throw new CommandFailure(
      `The database is not empty (${name}). Set DATABASE_URL to a new database, or DATA_FOLDER to a new folder.`,
    );
  }
}

async function requireColumns(query: RunQuery, { name, columns }: BackupTable) {
  const existing = await readColumns(query, name);
  const unknown = columns.find((column) => !existing.includes(column));
  if (existing.length > 0 && unknown === undefined) return;
  throw new CommandFailure(`The database has no place for ${name}.${unknown ?? '*'}.`);
}

async function insertRows(query: RunQuery, { name, columns }: BackupTable, lines: string) {
  const list = columns.map(quote).join(', ');
  // The cast to text stops the driver from encoding the JSON again.
  await query(
    `INSERT INTO ${quote(name)} (${list})
     SELECT ${list} FROM json_populate_recordset(NULL::${quote(name)}, $1::text::json)`,
    [`[${lines.replaceAll('\n', ',')}]`],
    'objects',
  );
}

async function requireSameContents(query: RunQuery, tables: readonly BackupTable[]) {
  for (const { name, rows } of tables) {
    const count = await countRowsOf(query, name);
    if (count !== rows) throw new Error(`${name}: ${count} of ${rows} rows were restored.`);
  }
}

/** Throws if a counter does not agree with the rows. The tables must be up to date. */
export async function requireRightCounters(query: RunQuery) {
  const [wrong] = await findWrongCounters(query);
  if (wrong) throw new Error(`${wrong.counter} of ${wrong.id} does not agree with the rows.`);
}

/** Inserts the rows of a backup; triggers compute the counters. All sessions end. Runs in a transaction of the caller. */
export async function restoreRows(query: RunQuery, path: string, { tables }: BackupIndex) {
  await query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE', [], 'objects');
  for (const table of tables) await requireColumns(query, table);
  await requireEmpty(query, tables);
  // A reply can come before the comment that it answers.
  await query('SET CONSTRAINTS ALL DEFERRED', [], 'objects');
  const decoder = new TextDecoder();
  await readArchive(path, async ({ name, bytes }) => {
    const table = tables.find((table) => name.startsWith(`${rowsPrefix}${table.name}/`));
    if (table) await insertRows(query, table, decoder.decode(bytes));
  });
  await query('SET CONSTRAINTS ALL IMMEDIATE', [], 'objects');
  await requireSameContents(query, tables);
  for (const text of endSessions) await query(text, [], 'objects');
}
