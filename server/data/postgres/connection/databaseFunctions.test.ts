import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigratedTemplate } from '../testing/pgliteTemplate';
import { readFunctions } from './databaseFunctions';
import type { Driver } from './driver';
import { migrate, readMigrations } from './migrate';
import { openPglite } from './pgliteDriver';

let driver: Driver;

beforeAll(async () => {
  driver = await openPglite({ template: await readMigratedTemplate() });
});
afterAll(async () => driver.close());

const nameRows = v.array(v.object({ name: v.string() }));

const readDay = async () => driver.query('SELECT day_of(86400000) AS day', [], 'objects');

const older = {
  name: 'day_of',
  script: `CREATE OR REPLACE FUNCTION day_of(created_at bigint) RETURNS integer
    LANGUAGE sql IMMUTABLE AS 'SELECT -1'`,
};

/** Starts as a version does whose functions have these texts. */
const start = async (functions = readFunctions()) => migrate(driver, readMigrations(), functions);

test('the files have each function of the database', async () => {
  const functions = await driver.query(
    `SELECT proname AS name FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (
       SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e'
     )
     ORDER BY proname COLLATE "C"`,
    [],
    'objects',
  );
  const names = v.parse(nameRows, functions).map(({ name }) => name);
  expect(readFunctions().map(({ name }) => name)).toEqual(names);
});

test('a function with an older text gets the present one at the next start', async () => {
  await start([older]);
  expect(await readDay()).toEqual([{ day: -1 }]);
  await start();
  expect(await readDay()).toEqual([{ day: 1 }]);
});

test('a process with the same texts writes nothing', async () => {
  await start();
  const texts: string[] = [];
  await migrate({
    async query(text, ...rest) {
      texts.push(text);
      return driver.query(text, ...rest);
    },
    transaction: async () => expect.unreachable('Nothing has changed.'),
  });
  expect(texts.filter((text) => !text.startsWith('SELECT'))).toEqual([]);
});

test('an older text that a migration brings back is replaced', async () => {
  const migration = { name: '9999_older_text.sql', script: older.script };
  await migrate(driver, [...readMigrations(), migration]);
  expect(await readDay()).toEqual([{ day: 1 }]);
  await driver.query(
    "DELETE FROM schema_migrations WHERE name = '9999_older_text.sql'",
    [],
    'arrays',
  );
});

test('a text that fails changes nothing', async () => {
  await start();
  const wrong = { name: 'hot_score', script: 'CREATE OR REPLACE FUNCTION hot_score' };
  await expect(start([older, wrong])).rejects.toThrow('syntax error');
  expect(await readDay()).toEqual([{ day: 1 }]);
});
