import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../testing/callEveryMethod';
import { longDeadlines } from './connection/deadlines';
import type { Driver, RunQuery } from './connection/driver';
import { migrate } from './connection/migrate';
import { openPostgres } from './connection/postgresDriver';
import { createSqlData } from './queries/createSqlData';
import { createSqlStore } from './queries/sqlStore';
import script from './testing/largeCommunity.sql?raw';
import { rowsRead, type Statement, tablesFullyRead } from './testing/readPlan';
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
  driver = openPostgres(await createPostgresDatabase('plans'), { deadlines: longDeadlines });
  await migrate(driver);
  await driver.transaction(async (connection) => connection.script(script));
  await driver.query('VACUUM ANALYZE', [], 'arrays');
}, 120_000);

async function statementsOf(run: () => Promise<unknown>) {
  const first = statements.length;
  await run();
  return statements.slice(first);
}

afterAll(async () => driver.close());

// Administrators see how many letters wait, which are few as long as they are sent. Two tables have a
// single row, and one has a row for each day. Documents are searched once a day for the names of files
// that nothing else refers to.
const exceptions = [
  'letters.list: letters',
  'posts.latest: post_days',
  'posts.latest: totals',
  // It has one row.
  'site.read: site',
  'site.update: site',
  'storedFiles.findUsed: post_contents',
  'storedFiles.findUsed: revisions',
  'storedFiles.siteId: site_identity',
];

test('with 100,000 posts, no statement reads a table completely', async () => {
  const data = createSqlData(createSqlStore(recording(driver)));
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const { name, call } of calls) {
    const added = (await statementsOf(() => call(data))).filter(({ text }) => !seen.has(text));
    for (const statement of added.filter(({ text }) => !text.startsWith('LOCK'))) {
      seen.add(statement.text);
      for (const table of await tablesFullyRead(driver, statement)) found.add(`${name}: ${table}`);
    }
  }
  expect([...found].toSorted()).toEqual(exceptions);
});

const publicPosts = 90_000;
/** Of the day on which a page begins, and of the days before it. */
const mostRows = 2000;

test.each([20, publicPosts / 2, publicPosts - 20, publicPosts])(
  'a page of all posts after %i posts reads no more than its day',
  async (skip) => {
    const { posts } = createSqlData(createSqlStore(recording(driver)));
    const found = await statementsOf(() => posts.latest({ skip, take: 20 }));
    expect(found).toHaveLength(1);
    for (const statement of found) {
      expect(await rowsRead(driver, statement)).toBeLessThan(mostRows);
    }
  },
);

// Last, because it changes the rows.
test('if few authors have written all posts, a search of a rare term does not read all posts', async () => {
  await driver.transaction(async ({ script: run }) =>
    run(`SET LOCAL session_replication_role = replica;
      UPDATE post_search SET author_id = 'user-' || 1 + coalesce(published_at, 0) / 60000 % 50;`),
  );
  await driver.query('VACUUM ANALYZE post_search', [], 'arrays');
  const { posts } = createSqlData(createSqlStore(recording(driver)));
  for (const term of ['tag-499', 'nowhere', 'user-7000', 'p9', '東京']) {
    const found = await statementsOf(() => posts.search({ term, skip: 0, take: 20 }));
    for (const statement of found) {
      expect([term, ...(await tablesFullyRead(driver, statement))]).toEqual([term]);
    }
  }
});
