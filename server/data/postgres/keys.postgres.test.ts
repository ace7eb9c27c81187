import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { primaryKeyOf, referencesOf } from '../rows/keys';
import { tableNames } from '../rows/rowSchemas';
import { columnOf, storedName } from './queries/rowColumns';
import { testDatabase } from './testing/testDatabase';

beforeAll(async () => void (await testDatabase('postgres')));

/** References of tables that only SQL has. */
const ofSqlOnly = [
  'post_search.post_id to posts: remove',
  'post_tags.post_id to posts: remove',
  'user_counters.user_id to users: remove',
];

const declared = tableNames.flatMap((name) =>
  referencesOf(name).map(
    ({ column, target, onRemoval }) =>
      `${storedName(name)}.${columnOf(column)} to ${storedName(target)}: ${onRemoval}`,
  ),
);

const foreignKeys = `
  SELECT format('%s.%s to %s: %s', conrelid::regclass, attname, confrelid::regclass,
    CASE confdeltype WHEN 'c' THEN 'remove' WHEN 'n' THEN 'clear' ELSE confdeltype::text END) AS key
  FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

const uniqueKeys = `
  SELECT format('%s: %s', indrelid::regclass, string_agg(attname, ', ' ORDER BY attname)) AS key
  FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
  WHERE indisunique AND indpred IS NULL AND indexprs IS NULL
  GROUP BY indexrelid, indrelid`;

async function readKeys(statement: string) {
  const { driver } = await testDatabase('postgres');
  const rows = await driver.query(statement, [], 'objects');
  return v.parse(v.array(v.object({ key: v.string() })), rows).map(({ key }) => key);
}

test('the database stores one row for each declared primary key', async () => {
  // The index of silences has an expression: one of a whole post names no thread.
  const keys = tableNames
    .filter((name) => name !== 'silences')
    .map(
      (name) => `${storedName(name)}: ${primaryKeyOf(name).map(columnOf).toSorted().join(', ')}`,
    );
  expect(await readKeys(uniqueKeys)).toEqual(expect.arrayContaining(keys));
});

test('the declared references are the foreign keys of the database', async () => {
  const stored = await readKeys(foreignKeys);
  expect([...declared, ...ofSqlOnly].toSorted()).toEqual(stored.toSorted());
});
