import { testLimits } from '@server/data/rates/testing/limitSuite';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createSqlLimits } from '../rates/sql/sqlLimits';
import { migrate } from './connection/migrate';
import { openPostgres } from './connection/postgresDriver';
import { type Database, openDatabase } from './openDatabase';
import { createSqlStore } from './queries/sqlStore';
import {
  createMigratedDatabase,
  createPostgresDatabase,
  testDatabase,
} from './testing/testDatabase';

const clock = createTestClock();
const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

/** Opens the database as another process would. */
async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url, clock, report: () => {} });
  opened.push(database);
  return database;
}

/** Runs a statement on a connection of its own and returns the first row. */
async function runOnce(url: string, text: string) {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows[0];
}

testLimits(async (clock) => {
  const { driver, empty } = await testDatabase('postgres');
  await empty();
  return createSqlLimits(createSqlStore(driver), clock);
});

test('several processes that start at once migrate the database once', async () => {
  const url = await createPostgresDatabase('migrated');
  const databases = await Promise.all([1, 2, 3].map(async () => open(url)));
  for (const { ping } of databases) await ping();
  const row = await runOnce(
    url,
    `SELECT count(*)::integer, count(DISTINCT name)::integer AS names FROM schema_migrations`,
  );
  expect(row?.count).toBeGreaterThan(0);
  expect(row?.names).toBe(row?.count);
});

test('several processes that start at once give a function its present text', async () => {
  const url = await createMigratedDatabase('functions');
  await runOnce(
    url,
    `CREATE OR REPLACE FUNCTION day_of(created_at bigint) RETURNS integer
       LANGUAGE sql IMMUTABLE AS 'SELECT -1'`,
  );
  await runOnce(url, `UPDATE schema_functions SET hash = 'older'`);
  const databases = await Promise.all([1, 2, 3].map(async () => open(url)));
  for (const { ping } of databases) await ping();
  expect(await runOnce(url, 'SELECT day_of(86400000) AS day')).toEqual({ day: 1 });
});

test('a migration that fails changes nothing, and later ones are added', async () => {
  const driver = openPostgres(await createPostgresDatabase('failed'));
  opened.push(driver);
  const first = {
    name: '0001.sql',
    script: 'CREATE TABLE one (id text); CREATE TABLE two (id text);',
  };
  const wrong = {
    name: '0002.sql',
    script: 'CREATE TABLE three (id text); CREATE TABLE one (id text);',
  };
  await expect(migrate(driver, [first, wrong])).rejects.toThrow('relation "one" already exists');
  await migrate(driver, [first]);
  await migrate(driver, [first, { name: '0002.sql', script: 'CREATE TABLE three (id text);' }]);
  await migrate(driver, [first, { name: '0002.sql', script: 'Applied already.' }]);
  expect(await driver.query('SELECT * FROM one, two, three', [], 'arrays')).toEqual([]);
});

test('processes share limits', async () => {
  const url = await createMigratedDatabase('shared');
  const databases = [await open(url), await open(url)];
  const uses = Array.from({ length: 20 }, async (_, number) =>
    databases[number % 2]?.limits.take('sign-in ada', { most: 5, within: 60_000 }),
  );
  const answers = await Promise.all(uses);
  expect(answers.filter((answer) => answer?.allowed)).toHaveLength(5);
});

test('messages reach subscribers in all processes, who learn of a lost connection', async () => {
  const url = await createMigratedDatabase('messages');
  const [one, other] = [await open(url), await open(url)];
  const messages: string[] = [];
  let notify = () => {};
  const next = async () =>
    new Promise<void>((resolve) => {
      notify = resolve;
    });
  const unsubscribe = await other.subscribe((message) => {
    messages.push(message);
    notify();
  });
  let received = next();
  await one.publish('post changed');
  await received;
  expect(messages).toEqual(['post changed']);
  received = next();
  await runOnce(
    url,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%'",
  );
  await received;
  expect(messages).toEqual(['post changed', '']);
  received = next();
  await one.publish('another');
  await received;
  expect(messages.at(-1)).toBe('another');
  await unsubscribe();
});

test('queries work again after connections were lost', async () => {
  const url = await createMigratedDatabase('lost');
  const { data, ping } = await open(url);
  await ping();
  await runOnce(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await ping().catch(() => null);
  await ping();
  expect(await data.users.byId('ada')).toBeNull();
});

test('a server that can’t be reached is an error', async () => {
  await expect(open('postgres://127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});
