import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { rowSchemas, type TableName, tableNames } from '../../rows/rowSchemas';
import { testDatabase } from '../testing/testDatabase';
import { columnOf, columnSchema, columnType, storedName } from './rowColumns';

beforeAll(async () => void (await testDatabase('pglite')));

async function read<Schema extends v.GenericSchema>(row: Schema, text: string) {
  const { driver } = await testDatabase('pglite');
  return v.parse(v.array(row), await driver.query(text, [], 'objects'));
}

/** Columns that no row has: other forms of values, and what triggers set. */
const ofSqlOnly: { readonly [Name in TableName]?: readonly string[] } = {
  users: ['username_key', 'email_key', 'search_text', 'name_text', 'name_words', 'name_pairs'],
  posts: ['url_key', 'tag_keys', 'is_public', 'likes', 'comments', 'hot_score', 'listed_at'],
  comments: ['is_shown', 'likes'],
  passages: ['search_text'],
};

const tablesOfSqlOnly = [
  'limit_windows',
  'post_days',
  'post_search',
  'post_tags',
  'site_identity',
  'tag_counts',
  'totals',
  'user_counters',
];

const kindOf = (type: string) => (type === 'integer' ? 'bigint' : type);

test('the row schemas have the columns of the migrated database', async () => {
  const column = v.object({
    table: v.string(),
    column: v.string(),
    type: v.pipe(v.string(), v.transform(kindOf)),
    required: v.boolean(),
  });
  const columns = await read(
    column,
    `SELECT relname AS table, attname AS column, format_type(atttypid, atttypmod) AS type,
       attnotnull AS required
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
       AND NOT attisdropped AND relname NOT LIKE 'schema_%'`,
  );
  const others = new Set(
    tableNames.flatMap((name) =>
      (ofSqlOnly[name] ?? []).map((stored) => `${storedName(name)}.${stored}`),
    ),
  );
  const nameOf = ({ table, column: name }: { table: string; column: string }) => `${table}.${name}`;
  const byName = (one: (typeof columns)[number], other: (typeof columns)[number]) =>
    nameOf(one) < nameOf(other) ? -1 : 1;
  const described = tableNames.flatMap((name) =>
    Object.entries<object>(rowSchemas[name].entries).map(([field, entry]) => ({
      table: storedName(name),
      column: columnOf(field),
      type: columnType(entry),
      required: !columnSchema(entry).isNullable,
    })),
  );
  const stored = columns.filter(
    (one) => !tablesOfSqlOnly.includes(one.table) && !others.has(nameOf(one)),
  );
  expect(described.length).toBeGreaterThan(100);
  expect(described.toSorted(byName)).toEqual(stored.toSorted(byName));
  const names = new Set(columns.map(nameOf));
  expect([...others].filter((name) => !names.has(name))).toEqual([]);
  const tables = new Set(columns.map(({ table }) => table));
  expect(tablesOfSqlOnly.filter((name) => !tables.has(name))).toEqual([]);
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
