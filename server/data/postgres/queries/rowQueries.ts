import * as v from 'valibot';
import type { LogRow } from '../../rows/communityRows';
import { schemaOfRow, type TableName, type TableRows } from '../../rows/rowSchemas';
import { columnOf, columnsOfRows, selected, storedName, valueOf } from './rowColumns';
import { SQL, sql } from './sql';
import type { Db } from './sqlStore';

/** Statements about the rows of one table. */

export type Values<Name extends TableName> = {
  readonly [Field in keyof TableRows[Name]]?: TableRows[Name][Field] | SQL;
};

/** The values that columns must have, or what follows WHERE, which can also order and lock the rows. */
type Condition<Name extends TableName> = Values<Name> | SQL;

const tableOf = (name: TableName) => sql.raw(storedName(name));

const pairs = (values: readonly (readonly [field: string, value: unknown])[], separator: SQL) =>
  sql.join(
    values.map(([field, value]) => sql`${sql.raw(columnOf(field))} = ${valueOf(value)}`),
    separator,
  );

const fieldsOf = (values: object) => Object.entries<unknown>({ ...values });

/** A missing value and null fail, so that a condition has the rows that it seems to have. */
function conditionOf(condition: object) {
  if (condition instanceof SQL) return condition;
  const fields = fieldsOf(condition);
  if (fields.some(([, value]) => value === null))
    throw new Error('Nothing equals null: use a template.');
  return pairs(fields, sql` AND `);
}

const assignments = (values: object) =>
  pairs(
    fieldsOf(values).filter(([, value]) => value !== undefined),
    sql`, `,
  );

export async function rowsWhere<Name extends TableName>(
  db: Db,
  name: Name,
  condition: Condition<Name>,
) {
  const query = sql`SELECT ${selected(columnsOfRows[name])} FROM ${tableOf(name)}
    WHERE ${conditionOf(condition)}`;
  const row: v.GenericSchema<unknown, TableRows[Name]> = schemaOfRow[name];
  return v.parse(v.array(row), await db.execute(query));
}

/** The first of these rows, or null. */
export async function rowWhere<Name extends TableName>(
  db: Db,
  name: Name,
  condition: Condition<Name>,
) {
  const [row] = await rowsWhere(db, name, condition);
  return row ?? null;
}

/** Columns that a row doesn't have get their defaults. */
function inserting(table: string, rows: readonly object[]) {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values = rows.map((row) => {
    const given = new Map(fieldsOf(row));
    const own = fields.map((field) => {
      const value = given.get(field);
      return value === undefined ? sql`DEFAULT` : valueOf(value);
    });
    return sql`(${sql.join(own, sql`, `)})`;
  });
  return sql`INSERT INTO ${sql.raw(table)} (${sql.raw(fields.map(columnOf).join(', '))})
    VALUES ${sql.join(values, sql`, `)}`;
}

/** Inserts rows, if there are any, into a table whose columns are in no schema. */
export async function insertInto(db: Db, table: string, rows: readonly object[]) {
  if (rows.length > 0) await db.execute(inserting(table, rows));
}

/** Inserts rows, if there are any. */
export const insertRows = async <Name extends TableName>(
  db: Db,
  name: Name,
  rows: readonly Values<Name>[],
) => insertInto(db, storedName(name), rows);

/** Inserts the rows that are not stored already. */
export async function insertNewRows<Name extends TableName>(
  db: Db,
  name: Name,
  rows: readonly Values<Name>[],
) {
  if (rows.length > 0)
    await db.execute(sql`${inserting(storedName(name), rows)} ON CONFLICT DO NOTHING`);
}

type Upsert<Name extends TableName> = { key: SQL; row: Values<Name>; change?: Values<Name> };

/** Inserts a row, or changes the one that has the same key. */
export const upsertRow = async <Name extends TableName>(
  db: Db,
  name: Name,
  { key, row, change = row }: Upsert<Name>,
) =>
  db.execute(sql`${inserting(storedName(name), [row])}
    ON CONFLICT (${key}) DO UPDATE SET ${assignments(change)}`);

type Change<Name extends TableName> = { set: Values<Name>; where: Condition<Name> };

const updating = (table: string, { set, where }: { set: object; where: object }) =>
  sql`UPDATE ${sql.raw(table)} SET ${assignments(set)} WHERE ${conditionOf(where)}`;

/** Changes rows of a table whose columns are in no schema. */
export const updateIn = async (db: Db, table: string, change: { set: object; where: object }) =>
  db.execute(updating(table, change));

/** Changes the rows with the condition; returns how many. */
export async function updateRows<Name extends TableName>(db: Db, name: Name, change: Change<Name>) {
  const changed = await db.execute(
    sql`${updating(storedName(name), change)} RETURNING 1 AS changed`,
  );
  return changed.length;
}

/** Changes the rows with the condition, and returns them. */
export async function changedRows<Name extends TableName>(
  db: Db,
  name: Name,
  change: Change<Name>,
) {
  const query = sql`${updating(storedName(name), change)} RETURNING ${selected(columnsOfRows[name])}`;
  const row: v.GenericSchema<unknown, TableRows[Name]> = schemaOfRow[name];
  return v.parse(v.array(row), await db.execute(query));
}

/** Removes the rows with the condition; returns how many. */
export async function deleteRows<Name extends TableName>(
  db: Db,
  name: Name,
  condition: Condition<Name>,
) {
  const removed = await db.execute(sql`DELETE FROM ${tableOf(name)}
    WHERE ${conditionOf(condition)} RETURNING 1 AS removed`);
  return removed.length;
}

/** Stores an entry of the log in the transaction of the caller. */
export const writeLog = async (db: Db, entry: LogRow) => insertRows(db, 'moderationLog', [entry]);
