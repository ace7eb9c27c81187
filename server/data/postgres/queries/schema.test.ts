import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/testDatabase';
import * as accountTables from './accountTables';
import * as bookTables from './bookTables';
import * as followingTables from './followingTables';
import * as letterTables from './letterTables';
import * as notificationTables from './notificationTables';
import * as postTables from './postTables';
import * as reportTables from './reportTables';
import * as schema from './schema';

beforeAll(async () => void (await testDatabase('pglite')));

async function read<Schema extends v.GenericSchema>(row: Schema, text: string) {
  const { driver } = await testDatabase('pglite');
  return v.parse(v.array(row), await driver.query(text, [], 'objects'));
}

test('the schema has the tables and columns of the migrated database', async () => {
  const column = v.object({
    table: v.string(),
    column: v.string(),
    type: v.string(),
    required: v.boolean(),
  });
  const columns = await read(
    column,
    `SELECT relname AS table, attname AS column, format_type(atttypid, atttypmod) AS type,
       attnotnull AS required
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
       AND NOT attisdropped AND relname NOT LIKE 'schema_%'
     ORDER BY relname, attnum`,
  );
  const described = [
    postTables,
    accountTables,
    bookTables,
    followingTables,
    letterTables,
    notificationTables,
    reportTables,
    schema,
  ]
    .flatMap((tables) => Object.values<unknown>(tables))
    .filter((table) => is(table, PgTable))
    .toSorted((one, other) => (getTableName(one) < getTableName(other) ? -1 : 1))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({
        table: getTableName(table),
        column: column.name,
        type: column.getSQLType(),
        required: column.notNull,
      })),
    );
  expect(described.length).toBeGreaterThan(100);
  expect(described).toEqual(columns);
});

test('every foreign key starts an index', async () => {
  const key = v.object({ table: v.string(), column: v.string(), isIndexed: v.boolean() });
  const keys = await read(
    key,
    `SELECT conrelid::regclass::text AS table, attname AS column, EXISTS (
       SELECT FROM pg_index
       WHERE indrelid = conrelid AND indkey[0] = conkey[1]
         AND indpred IS NULL
     ) AS "isIndexed"
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f'`,
  );
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
});

test('ids and keys are compared byte by byte', async () => {
  const column = v.object({ table: v.string(), column: v.string() });
  const others = await read(
    column,
    `SELECT relname AS table, attname AS column
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       JOIN pg_collation ON pg_collation.oid = attcollation
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
       AND relname NOT LIKE 'schema_%' AND collname <> 'C'
       AND (attname ~ '(^|_)(id|key|hash|tag|keys|tags|pairs)$' OR attname IN ('name_skeleton', 'texts'))
       AND attname !~ '(password|access|refresh)_hash$'`,
  );
  expect(others).toEqual([]);
});
