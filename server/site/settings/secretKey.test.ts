import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingsError } from './readSettings';
import { readSecretKey } from './secretKey';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-key-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the first start creates a key that only the user can read; later ones use it', async () => {
  const data = join(folder, 'data');
  const key = await readSecretKey(null, data);
  expect(key.byteLength).toBeGreaterThanOrEqual(32);
  expect((await stat(join(data, 'secret-key'))).mode.toString(8)).toMatch(/600$/);
  expect(await readSecretKey(null, data)).toEqual(key);
  expect(await readdir(data)).toEqual(['secret-key']);
});

test('processes that start together use one key', async () => {
  const keys = await Promise.all([readSecretKey(null, folder), readSecretKey(null, folder)]);
  expect(keys[0]).toEqual(keys[1]);
});

test('a configured key needs no file', async () => {
  const configured = 'a key that is at least 32 characters';
  expect(new TextDecoder().decode(await readSecretKey(configured, folder))).toBe(configured);
  await expect(readFile(join(folder, 'secret-key'))).rejects.toThrow('ENOENT');
});

test.each(['', '\n', 'x'.repeat(31)])('a damaged key file is named: %j', async (key) => {
  const path = join(folder, 'secret-key');
  await writeFile(path, key);
  const reading = readSecretKey(null, folder);
  await expect(reading).rejects.toThrow(SettingsError);
  await expect(reading).rejects.toThrow(
    `The key in ${path} has ${key.trim().length} of at least 32`,
  );
  expect(await readFile(path, 'utf8')).toBe(key);
});
