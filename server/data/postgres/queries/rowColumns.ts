import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The column that stores a field. */
function columnOf(table: PgTable, field: string) {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`No column stores ${field}.`);
  return column;
}

/** Arguments of `json_build_object`: the fields of a schema, from the table that the query calls `alias`. */
export function jsonFields(alias: string, table: PgTable, { entries }: { entries: object }) {
  const fields = Object.keys(entries);
  return sql.raw(
    fields.map((field) => `'${field}', ${alias}.${columnOf(table, field).name}`).join(', '),
  );
}

/** The columns and values of a new row, for `INSERT INTO … (columns) SELECT values`. */
export function insertParts(table: PgTable, row: Readonly<Record<string, unknown>>) {
  const fields = Object.keys(row);
  const values = fields.map((field) => {
    const value = row[field];
    const column = columnOf(table, field);
    if (is(value, SQL)) return value;
    return sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`;
  });
  return {
    columns: sql.raw(fields.map((field) => columnOf(table, field).name).join(', ')),
    values: sql.join(values, sql`, `),
  };
}
