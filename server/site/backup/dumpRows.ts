import { setImmediate as nextTask } from 'node:timers/promises';
import type { RunQuery } from '@server/data/postgres/connection/driver';
import * as v from 'valibot';
import { type BackupTable, rowsPrefix } from './archiveFormat';
import { tablesToBackUp } from './tables';
import type { AddPart } from './writeArchive';

/** Less if the rows before were long: those of a megabyte must not be in memory by the hundred. */
const mostRowsAtOnce = 100;
const partLength = 1024 * 1024;

const columnRows = v.array(v.object({ column_name: v.string() }));
const lineRows = v.array(v.object({ line: v.string() }));

/** The names of the table's columns; empty if there is no such table. */
export async function readColumns(query: RunQuery, table: string) {
  const rows = await query(
    `SELECT column_name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
    [table],
    'objects',
  );
  return v.parse(columnRows, rows).map((row) => row.column_name);
}

export const quote = (name: string) => `"${name}"`;

type ReadRows = { columns: readonly string[]; condition: string };

/** The rows of a table as lines of JSON, some at a time. */
async function* readLines(query: RunQuery, table: string, { columns, condition }: ReadRows) {
  const cursor = quote(`rows_of_${table}`);
  const selected = columns.map(quote).join(', ');
  await query(
    `DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT row_to_json(selected)::text AS line
     FROM (SELECT ${selected} FROM ${quote(table)} WHERE ${condition}) AS selected`,
    [],
    'objects',
  );
  for (let rowsAtOnce = 1; ; ) {
    const rows = await query(`FETCH ${rowsAtOnce} FROM ${cursor}`, [], 'objects');
    if (rows.length === 0) break;
    const lines = v.parse(lineRows, rows).map(({ line }) => line);
    yield lines;
    const longest = Math.max(...lines.map(({ length }) => length));
    rowsAtOnce = Math.min(mostRowsAtOnce, 4 * rowsAtOnce, Math.ceil(partLength / longest));
  }
  await query(`CLOSE ${cursor}`, [], 'objects');
}

async function dumpTable(query: RunQuery, name: string, { add, ...read }: TableDump) {
  let rows = 0;
  let part: string[] = [];
  let length = 0;
  let parts = 0;
  async function finishPart() {
    parts += 1;
    await add(`${rowsPrefix}${name}/${String(parts).padStart(6, '0')}.ndjson`, part.join('\n'));
    part = [];
    length = 0;
    await nextTask();
  }
  for await (const lines of readLines(query, name, read)) {
    rows += lines.length;
    for (const line of lines) {
      part.push(line);
      length += line.length;
      if (length >= partLength) await finishPart();
    }
  }
  if (part.length > 0) await finishPart();
  return rows;
}

type TableDump = ReadRows & { add: AddPart };

/** Writes the rows of all tables. `query` must read from one snapshot. */
export async function dumpRows(query: RunQuery, add: AddPart): Promise<BackupTable[]> {
  const tables: BackupTable[] = [];
  for (const { name, computed = [], rows: condition = 'true' } of tablesToBackUp) {
    const columns = (await readColumns(query, name)).filter((column) => !computed.includes(column));
    const rows = await dumpTable(query, name, { columns, condition, add });
    tables.push({ name, columns, rows });
  }
  return tables;
}
