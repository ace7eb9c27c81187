import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createMemoryFiles, type MemoryFiles } from '@server/core/adapters/memoryFiles';
import type { Files } from '@server/core/ports';
import { withDiskReserve } from '@server/data/postgres/connection/diskReserve';
import type { Driver, RunQuery } from '@server/data/postgres/connection/driver';
import { type Migration, migrate, readMigrations } from '@server/data/postgres/connection/migrate';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { createDatabase } from '@server/data/postgres/openDatabase';
import { readMigratedTemplate } from '@server/data/postgres/testing/pgliteTemplate';
import { createEmptyScript } from '@server/data/postgres/testing/testDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWrongCounters } from './checkCounters';
import { createBackup } from './createBackup';
import { restoreBackup } from './restoreBackup';
import { otherTables, tablesLeftOut, tablesToBackUp } from './tables';
import { insertSite } from './testing/insertSite';
import { readAllRows, restoredRows } from './testing/readAllRows';
import { withVersions } from './usedFiles';

const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') };

let folder = '';
let driver: Driver;
let emptyScript = '';

/** Deletes all rows, so that a restore finds empty tables. */
const deleteRows = async () => driver.transaction(({ script }) => script(emptyScript));

/** Removes all tables, so that a restore finds an empty database. */
async function clearDatabase() {
  await driver.transaction(({ script }) =>
    script('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
  );
}

async function createSite(seed: number) {
  await migrate(driver);
  await deleteRows();
  await insertSite(driver.query, { users: 8, posts: 20, seed });
}

/** A file for each name that a row of the site has. */
async function createFiles(query: RunQuery) {
  const files = createMemoryFiles();
  const rows = JSON.stringify(await readAllRows(query));
  const names = [...rows.matchAll(/[\w-]+\.webp/g)].map(([name]) => name);
  for (const [at, name] of [...new Set(names.flatMap(withVersions))].entries()) {
    await files.put(name, { bytes: new Uint8Array([at % 256, 0, 255]), type: 'image/webp' });
  }
  return files;
}

const readFiles = (files: MemoryFiles) =>
  Promise.all(
    files
      .names()
      .toSorted()
      .map(async (name) => [name, await files.get(name)]),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-backup-'));
  driver = await openPglite({ template: await readMigratedTemplate() });
  emptyScript = await createEmptyScript(driver);
});

afterAll(async () => {
  await driver.close();
  await rm(folder, { recursive: true });
});

async function backUp(name: string, change = async (_: MemoryFiles) => {}) {
  const path = join(folder, name);
  const files = await createFiles(driver.query);
  await change(files);
  const secretKey = new TextEncoder().encode('key');
  const site = { driver, files, fileFolder: '/files/', secretKey, clock };
  return { path, files, index: await createBackup(site, path) };
}

const restore = (
  path: string,
  files: Pick<Files, 'put'> = createMemoryFiles(),
  migrations = readMigrations(),
) => restoreBackup({ driver, files, migrations }, path);

test('every table is backed up or filled by triggers', async () => {
  await createSite(1);
  const tables = Object.keys(await readAllRows(driver.query));
  const known = [...tablesToBackUp.map(({ name }) => name), ...tablesLeftOut, ...otherTables];
  expect(tables).toEqual(known.toSorted());
});

test('sessions, letters that wait and links to drafts are not backed up', () => {
  const ofEmails = ['letters', 'announcements', 'digest_runs', 'digest_times'];
  expect(tablesLeftOut.toSorted()).toEqual(['sessions', 'previews', ...ofEmails].toSorted());
});

test.each([1, 2])(
  'rows, counters, files and the key are restored, letters are not (seed %i)',
  async (seed) => {
    await createSite(seed);
    const before = await readAllRows(driver.query);
    const { path, files, index } = await backUp(`${seed}.backup`);
    expect(index.missingFiles).toEqual([]);
    await clearDatabase();
    const restored = createMemoryFiles();
    const { secretKey } = await restore(path, restored);
    expect(before.letters).toHaveLength(1);
    expect(await readAllRows(driver.query)).toEqual(restoredRows(before));
    expect(await findWrongCounters(driver.query)).toEqual([]);
    expect(await readFiles(restored)).toEqual(await readFiles(files));
    expect(new TextDecoder().decode(secretKey ?? undefined)).toBe('key');
  },
);

test('sessions and links that are used once are not in a backup', async () => {
  await createSite(10);
  const tokens = ['verify', 'reset', 'restore', 'merge'].map(
    (kind) => `INSERT INTO tokens VALUES ('hash-${kind}', '${kind}', 'user-1', '', 1)`,
  );
  await driver.transaction(({ script }) => script(['DELETE FROM tokens', ...tokens].join(';')));
  const before = await readAllRows(driver.query);
  expect(before['sessions']).toHaveLength(8);
  const { path } = await backUp('sessions.backup');
  const contents = gunzipSync(await readFile(path)).toString('latin1');
  expect(contents).not.toContain('session-user-1');
  expect(contents.match(/hash-\w+/g)).toEqual(['hash-restore']);
  await deleteRows();
  await restore(path);
  expect(await readAllRows(driver.query)).toEqual(restoredRows(before));
});

test('a restored database is another site, because both could use the same files', async () => {
  await createSite(8);
  const { data } = createDatabase(driver, { clock, report: expect.unreachable });
  const id = await data.storedFiles.siteId();
  const { path } = await backUp('site.backup');
  await clearDatabase();
  await restore(path);
  expect(await data.storedFiles.siteId()).not.toBe(id);
});

test('a backup during writes has the rows of one moment', async () => {
  await createSite(3);
  const { transaction } = driver;
  const writing = new AbortController();
  /** Adds or removes a like and a comment together. */
  const changeTogether = async (user: number) => {
    for (let turn = 0; !writing.signal.aborted; turn += 1) {
      const post = `post-${turn % 20}`;
      await transaction(async ({ script }) =>
        script(`DELETE FROM likes WHERE user_id = 'user-${user}';
          DELETE FROM comments WHERE author_id = 'user-${user}';
          INSERT INTO likes VALUES ('${post}', 'user-${user}', 1);
          INSERT INTO comments VALUES ('c-${user}', '${post}', 'user-${user}', '', 1, 1)`),
      );
    }
  };
  const writers = [1, 2].map(changeTogether);
  const { path } = await backUp('busy.backup');
  writing.abort();
  await Promise.all(writers);
  await deleteRows();
  await restore(path);
  const pairs = await driver.query(
    `SELECT count(*)::integer AS pairs FROM likes JOIN comments
     ON author_id = user_id AND comments.post_id = likes.post_id
     WHERE user_id IN ('user-1', 'user-2')`,
    [],
    'objects',
  );
  expect(pairs).toEqual([{ pairs: 2 }]);
  expect(await findWrongCounters(driver.query)).toEqual([]);
});

test('a backup can be written while the disk is almost full', async () => {
  await createSite(9);
  const before = await readAllRows(driver.query);
  const files = await createFiles(driver.query);
  const disk = { bytes: 2 ** 20 };
  const full = withDiskReserve(driver, async () => disk.bytes);
  const path = join(folder, 'full.backup');
  const site = { driver: full, files, fileFolder: '/files/', secretKey: null, clock };
  await createBackup(site, path);
  disk.bytes = 2 ** 30;
  await full.query('SELECT 1', [], 'arrays');
  await deleteRows();
  await restore(path);
  expect(await readAllRows(driver.query)).toEqual(restoredRows(before));
});

test('a file that is removed during the backup is reported', async () => {
  await createSite(4);
  const { index } = await backUp('missing.backup', ({ remove }) =>
    remove(['picture-1-700x300.webp']),
  );
  expect(index.missingFiles).toEqual(['picture-1-700x300.webp']);
  expect(index.files).not.toContain('picture-1-700x300.webp');
});

describe('a backup', () => {
  let path = '';
  let size = 0;

  beforeAll(async () => {
    await createSite(5);
    ({ path } = await backUp('whole.backup'));
    ({ size } = await stat(path));
    await clearDatabase();
  });

  test('can only be read by its user', async () => {
    expect((await stat(path)).mode.toString(8)).toMatch(/600$/);
  });

  async function expectRefused(damaged: string, message: RegExp) {
    await expect(restore(damaged)).rejects.toThrow(message);
    expect(await driver.query("SELECT to_regclass('users') AS table", [], 'objects')).toEqual([
      { table: null },
    ]);
  }

  test.each([0, 0.2, 0.5, 0.9, 0.999])(
    'of which only a share of %d is there is refused',
    async (share) => {
      const damaged = join(folder, 'short.backup');
      await copyFile(path, damaged);
      await truncate(damaged, Math.floor(size * share));
      await expectRefused(damaged, /is not a complete backup/);
    },
  );

  test('in which a row was changed is refused', async () => {
    const damaged = join(folder, 'changed.backup');
    const text = gunzipSync(await readFile(path)).toString('latin1');
    const changed = text.replace('"username":"user-1"', '"username":"user-9"');
    expect(changed).not.toBe(text);
    await writeFile(damaged, gzipSync(Buffer.from(changed, 'latin1')));
    await expectRefused(damaged, /rows\/users\/000001.ndjson was changed/);
  });

  test('that is another file is refused', async () => {
    const other = join(folder, 'other.backup');
    await writeFile(other, 'text');
    await expectRefused(other, /is not a complete backup/);
    await expectRefused(join(folder, 'nothing.backup'), /is not a complete backup.*ENOENT/);
  });

  test('of a newer version is refused', async () => {
    const [first] = readMigrations();
    const older = restore(path, createMemoryFiles(), first ? [first] : []);
    await expect(older).rejects.toThrow(/newer version of Commonplace \(it has the migration 0002/);
  });

  test('is not restored into a database with accounts', async () => {
    await createSite(6);
    const before = await readAllRows(driver.query);
    await expect(restore(path)).rejects.toThrow(/The database is not empty \(users\)/);
    expect(await readAllRows(driver.query)).toEqual(before);
    await clearDatabase();
  });

  const later: Migration = {
    name: '9999_later.sql',
    script: 'ALTER TABLE users ADD shout text; UPDATE users SET shout = upper(username)',
  };

  test('of an older version gets the later migrations', async () => {
    await restore(path, createMemoryFiles(), [...readMigrations(), later]);
    const text = "SELECT shout FROM users WHERE id = 'user-1'";
    expect(await driver.query(text, [], 'objects')).toEqual([{ shout: 'USER-1' }]);
    await clearDatabase();
  });

  test('of an older version is refused by newer tables', async () => {
    const migrations = [...readMigrations(), later];
    await migrate(driver, migrations);
    const restoring = restore(path, createMemoryFiles(), migrations);
    await expect(restoring).rejects.toThrow(/older than the tables of this database/);
    await clearDatabase();
  });

  test('whose files can’t be stored leaves the database empty, and can be restored later', async () => {
    const files = { put: () => Promise.reject(new Error('The disk is full.')) };
    await expect(restore(path, files)).rejects.toThrow('The disk is full.');
    await restore(path);
    expect((await readAllRows(driver.query))['users']).toHaveLength(8);
  });
});

test('a backup that fails leaves no file, and removes what a killed one left', async () => {
  await createSite(7);
  const inFolder = await readdir(folder);
  const left = join(folder, 'left.backup.0b1a2c3d-0000-4000-8000-000000000001.incomplete');
  await writeFile(left, '');
  await utimes(left, 0, 0);
  const files = { get: () => Promise.reject(new Error('The bucket does not answer.')) };
  const site = { driver, files, fileFolder: '/files/', secretKey: null, clock };
  const failing = createBackup(site, join(folder, 'failed.backup'));
  await expect(failing).rejects.toThrow('The bucket does not answer.');
  const nowhere = createBackup(site, join(folder, 'no folder', 'failed.backup'));
  await expect(nowhere).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual(inFolder);
});

test('a file whose name no stored file can have is not counted as restored', async () => {
  await createSite(11);
  const named = `UPDATE post_contents SET content = '/files/notes.txt' WHERE post_id = 'post-1'`;
  await driver.transaction(({ script }) => script(named));
  const { path, index } = await backUp('unfit.backup', ({ put }) =>
    put('notes.txt', { bytes: new Uint8Array([1]), type: 'text/plain' }),
  );
  expect(index.files).toContain('notes.txt');
  await deleteRows();
  const restored = createMemoryFiles();
  const answer = await restore(path, restored);
  expect(answer.index.files).toEqual(restored.names());
  expect(answer.refused).toEqual(['notes.txt']);
});
