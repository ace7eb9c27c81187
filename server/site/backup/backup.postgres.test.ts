import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryFiles } from '@server/core/adapters/memoryFiles';
import type { Driver } from '@server/data/postgres/connection/driver';
import { migrate, readMigrations } from '@server/data/postgres/connection/migrate';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { openPostgres } from '@server/data/postgres/connection/postgresDriver';
import { readMigratedTemplate } from '@server/data/postgres/testing/pgliteTemplate';
import {
  createEmptyScript,
  createMigratedDatabase,
} from '@server/data/postgres/testing/testDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWrongCounters } from './checkCounters';
import { createBackup } from './createBackup';
import { restoreBackup } from './restoreBackup';
import { insertSite } from './testing/insertSite';
import { readAllRows, restoredRows } from './testing/readAllRows';

let folder = '';
let pglite: Driver;
let server: Driver;
const secretKey = null;
const clock = { now: () => 0 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-backup-'));
  pglite = await openPglite({ template: await readMigratedTemplate() });
  server = openPostgres(await createMigratedDatabase('backup'));
});

afterAll(async () => {
  await pglite.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const deleteRows = async (driver: Driver) => {
  await migrate(driver);
  const emptyScript = await createEmptyScript(driver);
  await driver.transaction(({ script }) => script(emptyScript));
};

const clear = ({ transaction }: Driver) =>
  transaction(({ script }) => script('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));

async function move(from: Driver, to: Driver) {
  await Promise.all([deleteRows(from), clear(to)]);
  await insertSite(from.query, { users: 8, posts: 20, seed: 8 });
  const path = join(folder, `from-${from.kind}.backup`);
  const files = createMemoryFiles();
  await createBackup({ driver: from, files, fileFolder: '/files/', secretKey, clock }, path);
  await restoreBackup({ driver: to, files, migrations: readMigrations() }, path);
  expect(await readAllRows(to.query)).toEqual(restoredRows(await readAllRows(from.query)));
  expect(await findWrongCounters(to.query)).toEqual([]);
}

test('a site moves from PGlite to a Postgres server', () => move(pglite, server));

test('a site moves from a Postgres server to PGlite', () => move(server, pglite));

/** Writes a like and a comment together, after the backup has read the comments. */
function writingBetweenTables({
  query,
  transaction,
}: Driver): Pick<Driver, 'query' | 'transaction'> {
  const write = () =>
    transaction(({ script }) =>
      script(`INSERT INTO likes VALUES ('post-1', 'user-new', 1);
        INSERT INTO comments VALUES ('new', 'post-1', 'user-new', '', 1, 1)`),
    );
  return {
    query,
    transaction: (run) =>
      transaction((connection) =>
        run({
          ...connection,
          async query(text, ...rest) {
            if (text.startsWith('DECLARE "rows_of_likes"')) await write();
            return connection.query(text, ...rest);
          },
        }),
      ),
  };
}

test('a backup of a Postgres server during writes has the rows of one moment', async () => {
  await Promise.all([deleteRows(pglite), deleteRows(server)]);
  await insertSite(server.query, { users: 8, posts: 20, seed: 9 });
  await server.query(
    `INSERT INTO users SELECT (jsonb_populate_record(users, '{"id": "user-new",
      "username_key": "new", "name_skeleton": "new", "email_key": "new", "provider_id": null}')).*
     FROM users WHERE id = 'user-1'`,
    [],
    'objects',
  );
  const before = await readAllRows(server.query);
  const path = join(folder, 'busy.backup');
  const files = createMemoryFiles();
  const driver = writingBetweenTables(server);
  await createBackup({ driver, files, fileFolder: '/files/', secretKey, clock }, path);
  expect(await readAllRows(server.query)).not.toEqual(before);
  await restoreBackup({ driver: pglite, files, migrations: readMigrations() }, path);
  expect(await readAllRows(pglite.query)).toEqual(restoredRows(before));
});
