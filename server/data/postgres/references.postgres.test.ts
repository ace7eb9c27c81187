import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { referencesOf } from '../rows/references';
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

test('the declared references are the foreign keys of the database', async () => {
  const { driver } = await testDatabase('postgres');
  const rows = await driver.query(foreignKeys, [], 'objects');
  const stored = v.parse(v.array(v.object({ key: v.string() })), rows).map(({ key }) => key);
  expect([...declared, ...ofSqlOnly].toSorted()).toEqual(stored.toSorted());
});
