import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveS3 } from '@server/adapters/testing/serveS3';
import { createMemoryLimits } from '@server/core/adapters/memoryLimits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NightlyBackups } from '../../settings/readSettings';
import { openBackupPlace } from './backupPlace';
import { backUpNightly } from './nightlyBackup';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-nightly-'));
});

afterEach(() => rm(folder, { recursive: true }));

const day = 24 * 60 * 60_000;
const summary = { rows: 1, files: 0, missingFiles: [] };

/** A site that writes `content` as its backup. */
function createSite(given: { place?: NightlyBackups['place']; content?: string } = {}) {
  const { place: where = { folder: join(folder, 'backups') }, content = 'backup' } = given;
  const clock = { time: Date.parse('2026-03-02T09:00:00Z'), now: () => clock.time };
  const place = openBackupPlace({ place: where, hour: 3, most: 2 }, folder);
  const write = async (path: string) => {
    await writeFile(path, content, { flag: 'wx' });
    return summary;
  };
  const options = { place, clock, limits: createMemoryLimits(clock), hour: 3, most: 2, write };
  return { clock, place, options, run: () => backUpNightly(options) };
}

test('one backup a day is written to the folder, and the last ones stay', async () => {
  const { clock, place, run } = createSite();
  expect(await run()).toMatchObject({ name: 'commonplace-2026-03-02.backup', rows: 1 });
  expect(await run()).toBeNull();
  expect((await stat(join(folder, 'backups'))).mode.toString(8)).toMatch(/700$/);
  await writeFile(join(folder, 'backups', 'mine.backup'), '');
  clock.time += day;
  await run();
  clock.time += day;
  expect(await run()).toMatchObject({ removed: ['commonplace-2026-03-02.backup'] });
  expect([...(await place.names())].toSorted()).toEqual([
    'commonplace-2026-03-03.backup',
    'commonplace-2026-03-04.backup',
    'mine.backup',
  ]);
});

test('a day begins at the hour', async () => {
  const { clock, run } = createSite();
  clock.time = Date.parse('2026-03-02T02:59:59Z');
  expect(await run()).toMatchObject({ name: 'commonplace-2026-03-01.backup' });
  clock.time = Date.parse('2026-03-02T04:00:00Z');
  expect(await run()).toMatchObject({ name: 'commonplace-2026-03-02.backup' });
});

test('a failed backup removes none, and is tried again an hour later', async () => {
  const { clock, place, options, run } = createSite();
  await run();
  clock.time += day;
  const failing = { ...options, write: () => Promise.reject(new Error('No space left.')) };
  await expect(backUpNightly(failing)).rejects.toThrow('No space left.');
  expect(await run()).toBeNull();
  clock.time += 60 * 60_000;
  expect(await run()).toMatchObject({ name: 'commonplace-2026-03-03.backup', removed: [] });
  expect(await place.names()).toHaveLength(2);
});

test('a backup in a bucket is sent as it was written, and leaves nothing on the disk', async () => {
  const bucket = await serveS3();
  const content = 'x'.repeat(200_000);
  const { clock, run } = createSite({
    place: { bucket: { ...bucket.settings, pathStyle: true } },
    content,
  });
  await run();
  const name = 'commonplace-2026-03-02.backup';
  expect(Buffer.from(bucket.objects.get(name)?.bytes ?? []).toString()).toBe(content);
  expect(await readdir(folder)).toEqual([]);
  for (let days = 1; days <= 2; days += 1) {
    clock.time += day;
    await run();
  }
  expect([...bucket.objects.keys()]).toEqual([
    'commonplace-2026-03-03.backup',
    'commonplace-2026-03-04.backup',
  ]);
});

test('a bucket that refuses or vanishes is a failure that says so', async () => {
  const bucket = await serveS3();
  const { clock, run } = createSite({ place: { bucket: { ...bucket.settings, pathStyle: true } } });
  const list = { status: 200, body: '<ListBucketResult></ListBucketResult>' };
  bucket.faults.push(list, { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' });
  await expect(run()).rejects.toThrow('with 403 (AccessDenied)');
  clock.time += 60 * 60_000;
  bucket.faults.push(list, 'disconnect');
  await expect(run()).rejects.toThrow('socket hang up');
  expect(await readdir(folder)).toEqual([]);
});
