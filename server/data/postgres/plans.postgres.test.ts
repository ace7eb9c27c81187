import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../testing/callEveryMethod';
import type { Driver, RunQuery } from './connection/driver';
import { migrate } from './connection/migrate';
import { openPostgres } from './connection/postgresDriver';
import { createSqlData } from './queries/createSqlData';
import { createSqlStore } from './queries/sqlStore';
import script from './testing/largeCommunity.sql?raw';
import { type Statement, tablesFullyRead } from './testing/readPlan';
import { createPostgresDatabase } from './testing/testDatabase';

const statements: Statement[] = [];

/** The same driver, which also records the statements. */
function recording(driver: Driver): Driver {
  const record =
    (query: RunQuery): RunQuery =>
    async (text, parameters, rows) => {
      statements.push({ text, parameters });
      return query(text, parameters, rows);
    };
  return {
    ...driver,
    query: record(driver.query),
    transaction: async (run) =>
      driver.transaction(async (connection) =>
        run({ ...connection, query: record(connection.query) }),
      ),
  };
}

let driver: Driver;

beforeAll(async () => {
  driver = openPostgres(await createPostgresDatabase('plans'));
  await migrate(driver);
  await driver.transaction(async (connection) => connection.script(script));
  await driver.query('VACUUM ANALYZE', [], 'arrays');
}, 120_000);

afterAll(async () => driver.close());

// Administrators see how many letters wait, which are few as long as they are sent. Two tables have a single row, `users` is left after the first row, and documents are searched once a
// day for the names of files that nothing else refers to.
const exceptions = [
  'letters.list: letters',
  'posts.latest: totals',
  'storedFiles.findUsed: post_contents',
  'storedFiles.siteId: site_identity',
  'users.insertFirstAdmin: users',
];

test('with 100,000 posts, no statement reads a table completely', async () => {
  const data = createSqlData(createSqlStore(recording(driver)));
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const { name, call } of calls) {
    const first = statements.length;
    await call(data);
    const added = statements.slice(first).filter(({ text }) => !seen.has(text));
    for (const statement of added.filter(({ text }) => !text.startsWith('LOCK'))) {
      seen.add(statement.text);
      for (const table of await tablesFullyRead(driver, statement)) found.add(`${name}: ${table}`);
    }
  }
  expect([...found].toSorted()).toEqual(exceptions);
});
