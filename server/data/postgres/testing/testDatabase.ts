import type { Data } from '@server/data/port';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { Client } from 'pg';
import * as v from 'valibot';
import { inject } from 'vitest';
import { deadlines } from '../connection/deadlines';
import type { Driver } from '../connection/driver';
import { openPglite } from '../connection/pgliteDriver';
import { openPostgres } from '../connection/postgresDriver';
import { createDatabase, type Database } from '../openDatabase';
import { readMigratedTemplate } from './pgliteTemplate';

export type TestDatabase = Database & {
  driver: Driver;
  /** Removes all rows. */
  empty(): Promise<Data>;
};

/** Creates a database of this worker on the server of the test run, as a copy of the template. */
async function createDatabaseFrom(template: string, name: string) {
  const server = inject('postgresUrl');
  const database = `commonplace_${name}_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}`;
  const admin = new Client(server);
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${database} TEMPLATE ${template}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

/** A database without tables. */
export const createPostgresDatabase = async (name: string) => createDatabaseFrom('template1', name);

/** A database whose tables are up to date and have no rows. */
export const createMigratedDatabase = async (name: string) =>
  createDatabaseFrom(inject('postgresTemplate'), name);

/** Throws, because an unexpected failure must fail the test. */
function report(failure: unknown) {
  throw failure;
}

const never = 60 * 60_000;
/** On a slow machine, many parallel calls wait for the pool longer than a site lets them. */
const patience = { ...deadlines, connect: never, statement: never, answer: never };

const tableRows = v.array(v.object({ name: v.string() }));

/** Deletes all rows, except what migrations have inserted. Without triggers, each table is deleted by itself. */
export async function createEmptyScript({ query }: Driver) {
  const text = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
    AND tablename NOT IN ('schema_functions', 'schema_migrations', 'site_identity', 'totals')`;
  const tables = v.parse(tableRows, await query(text, [], 'objects'));
  return [
    'SET LOCAL session_replication_role = replica',
    ...tables.map(({ name }) => `DELETE FROM ${name}`),
    'UPDATE totals SET value = 0',
  ].join(';');
}

async function open(kind: Driver['kind']): Promise<TestDatabase> {
  const driver =
    kind === 'pglite'
      ? await openPglite({ template: await readMigratedTemplate() })
      : openPostgres(await createMigratedDatabase('test'), { deadlines: patience });
  const database = createDatabase(driver, { clock: createTestClock(), report });
  const emptyScript = await createEmptyScript(driver);
  return {
    ...database,
    driver,
    async empty() {
      await driver.transaction(async ({ script }) => script(emptyScript));
      return database.data;
    },
  };
}

const databases = new Map<Driver['kind'], Promise<TestDatabase>>();

/** The database of this worker, which its test files share. */
export async function testDatabase(kind: Driver['kind']) {
  const database = databases.get(kind) ?? open(kind);
  databases.set(kind, database);
  return database;
}

/** The data port of an empty database. */
export async function emptyTestData(kind: Driver['kind']) {
  return (await testDatabase(kind)).empty();
}
