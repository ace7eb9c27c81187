import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { readMigratedTemplate } from '@server/data/postgres/testing/pgliteTemplate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings/readSettings';
import { createInstallation } from './readInstallation';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-state-'));
});

afterEach(() => rm(folder, { recursive: true }));

const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') };

test('says what the process runs on, and which backup is the newest', async () => {
  const backups = join(folder, 'backups');
  await mkdir(backups);
  for (const name of ['commonplace-2026-03-01.backup', 'commonplace-2026-03-02.backup', 'mine'])
    await writeFile(join(backups, name), '');
  const driver = await openPglite({ template: await readMigratedTemplate() });
  const settings = readSettings({ DATA_FOLDER: folder, BACKUPS: backups });
  const database = { kind: driver.kind, driver };
  const read = createInstallation({ settings, database, clock, folder });
  const { disk, ...installation } = await read();
  await driver.close();
  expect(installation).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    node: process.version,
    startedAt: '2026-03-02T09:00:00.000Z',
    database: { kind: 'pglite', bytes: expect.any(Number) },
    files: 'disk',
    backups: { place: backups, hour: 3, most: 7, newest: '2026-03-02' },
    sources: null,
    sendsEmail: false,
  });
  expect(installation.database.bytes).toBeGreaterThan(1_000_000);
  expect(disk?.free).toBeLessThan(disk?.total ?? 0);
});

test('what can not be read is null, without a failure', async () => {
  const settings = readSettings({ DATA_FOLDER: join(folder, 'gone') });
  const database = { kind: 'memory' } as const;
  const read = createInstallation({ settings, database, clock, folder });
  expect(await read()).toMatchObject({
    database: { kind: 'memory', bytes: null },
    disk: null,
    backups: null,
    sources: null,
  });
});
