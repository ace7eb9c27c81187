import { addRowsForCalls } from '@server/data/testing/portMethods';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findWrongCounters } from './findWrongCounters';
import { testDatabase } from './testDatabase';

const tableRows = v.array(v.object({ name: v.string() }));

test('an emptied database has no rows, and counters that agree with them', async () => {
  const { driver, empty } = await testDatabase('postgres');
  await addRowsForCalls(await empty());
  const read = async (text: string) => driver.query(text, [], 'objects');
  const publicPosts = "SELECT value::integer FROM totals WHERE name = 'public_posts'";
  expect(await read(publicPosts)).not.toEqual([{ value: 0 }]);
  await empty();
  expect(await read(publicPosts)).toEqual([{ value: 0 }]);
  expect(await findWrongCounters(driver)).toEqual([]);
  const tables = v.parse(
    tableRows,
    await read("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"),
  );
  const filled: string[] = [];
  for (const { name } of tables)
    if ((await read(`SELECT FROM ${name} LIMIT 1`)).length > 0) filled.push(name);
  expect(filled.toSorted()).toEqual([
    'schema_functions',
    'schema_migrations',
    'site_identity',
    'totals',
  ]);
});
