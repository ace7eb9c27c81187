import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandFailure } from '../commands/commandFailure';
import { removeAbandoned, writeArchive } from './writeArchive';

const index = { tables: [], files: [], missingFiles: [] };
let folder = '';
let path = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-archive-'));
  path = join(folder, 'site.backup');
});

afterEach(() => rm(folder, { recursive: true }));

test('a backup can only be read by its user, also while it is written', async () => {
  const modes: [string, string][] = [];
  async function readModes() {
    for (const name of await readdir(folder)) {
      const { mode } = await stat(join(folder, name));
      modes.push([name.replace(/[\da-f-]{36}/, 'id'), (mode & 0o777).toString(8)]);
    }
  }
  await writeArchive(path, async () => {
    await readModes();
    return index;
  });
  await readModes();
  expect(modes).toEqual([
    ['site.backup.id.incomplete', '600'],
    ['site.backup', '600'],
  ]);
});

test('a backup that fails leaves no file', async () => {
  const failing = writeArchive(path, () => Promise.reject(new Error('The disk is full.')));
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(await readdir(folder)).toEqual([]);
});

test('what killed backups left is removed, and nothing else', async () => {
  const noon = Date.parse('2026-03-02T12:00:00Z');
  const nameOf = (id: string) => `old.backup.0b1a2c3d-0000-4000-8000-${id}.incomplete`;
  const killed = nameOf('000000000001');
  const running = nameOf('000000000002');
  const times = { [killed]: noon - 1, [running]: noon, 'other.incomplete': 0, 'old.backup': 0 };
  for (const [name, time] of Object.entries(times)) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), time / 1000, time / 1000);
  }
  await removeAbandoned(path, noon);
  expect((await readdir(folder)).toSorted()).toEqual(['old.backup', running, 'other.incomplete']);
});

test('an existing file is not replaced, also if it appears while the backup is written', async () => {
  const taken = new CommandFailure(`There is a file ${path} already. Choose another name.`);
  const appearing = writeArchive(path, async () => {
    await writeFile(path, 'An older backup.');
    return index;
  });
  await expect(appearing).rejects.toEqual(taken);
  await expect(writeArchive(path, async () => index)).rejects.toEqual(taken);
  expect(await readdir(folder)).toEqual(['site.backup']);
  expect(await readFile(path, 'utf8')).toBe('An older backup.');
});
