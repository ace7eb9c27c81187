import { createTestClock } from '@server/core/testing/createTestPorts';
import type { Data } from '@server/data/port';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Driver } from '../connection/driver';
import { migrate } from '../connection/migrate';
import { openPglite } from '../connection/pgliteDriver';
import { openPostgres } from '../connection/postgresDriver';
import { createDatabase, type Database } from '../openDatabase';
import { readPgliteTemplate } from './pgliteTemplate';

export type TestDatabase = Database & {
  driver: Driver;
  /** Removes all rows. */
  empty(): Promise<Data>;
};

/** Creates a database of this worker on the server of the test run. */
export async function createPostgresDatabase(name: string) {
  const server = inject('postgresUrl');
  const database = `commonplace_${name}_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}`;
  const admin = new Client(server);
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${database}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

/** Throws, because an unexpected failure must fail the test. */
function report(failure: unknown) {
  throw failure;
}

async function open(kind: Driver['kind']): Promise<TestDatabase> {
  const driver =
    kind === 'pglite'
      ? await openPglite({ template: await readPgliteTemplate() })
      : openPostgres(await createPostgresDatabase('test'));
  await migrate(driver);
  const database = createDatabase(driver, { clock: createTestClock(), report });
  return {
    ...database,
    driver,
    async empty() {
      // Foreign keys remove the rows of the other tables.
      const tables = [
        'users',
        'letters',
        'contact_messages',
        'limit_windows',
        'moderation_log',
        'subscribers',
        'refused_addresses',
        'site',
      ];
      const script = tables.map((table) => `DELETE FROM ${table};`).join('');
      await driver.transaction(async (connection) => connection.script(script));
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
