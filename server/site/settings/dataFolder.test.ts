import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataFolder } from './dataFolder';
import { readSettings } from './readSettings';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-folder-'));
});

afterEach(() => rm(folder, { recursive: true }));

const prepare = (environment: Record<string, string> = {}) =>
  prepareDataFolder(readSettings({ DATA_FOLDER: join(folder, 'data'), ...environment }));
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('only the user of the site can open a new data folder', async () => {
  expect(await prepare()).toBeNull();
  expect(await modeOf(join(folder, 'data'))).toBe('700');
});

test('a data folder that others can open is reported and not changed', async () => {
  await prepare();
  await chmod(join(folder, 'data'), 0o750);
  expect(await prepare()).toContain(`chmod 700 ${join(folder, 'data')}`);
  expect(await modeOf(join(folder, 'data'))).toBe('750');
});

test('a site that stores everything elsewhere has no data folder', async () => {
  const elsewhere = {
    DATABASE_URL: 'postgres://db.example/site',
    SECRET_KEY: 'x'.repeat(32),
    FILES: 's3://pictures',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  expect(await prepare(elsewhere)).toBeNull();
  await expect(stat(join(folder, 'data'))).rejects.toThrow('ENOENT');
});

test('the data folder that the container is built with is private, so that no start warns of it', async () => {
  const [, command = '', path = ''] =
    /(mkdir [^&]*?)(\/\S+) && chown/.exec(await readFile('Dockerfile', 'utf8')) ?? [];
  expect(path).toBe('/data');
  execFileSync('sh', ['-c', `umask 022; ${command} ${join(folder, 'data')}`]);
  expect(await prepare()).toBeNull();
});
