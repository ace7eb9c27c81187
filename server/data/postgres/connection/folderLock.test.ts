import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folderLock';

let home = '';
const lockNames = async () => readdir(home);

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'commonplace-lock-'));
});

afterEach(async () => rm(home, { recursive: true, force: true }));

test('a folder is locked once, and again after it was unlocked', async () => {
  const folder = join(home, 'database');
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`The database in ${folder} is in use`);
  await unlock();
  expect(await lockNames()).toEqual([]);
  await (await lockFolder(folder))();
});

test('the lock of a process that was killed is taken over once', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (let round = 0; round < 20; round += 1) {
    const folder = join(home, `database${round}`);
    await writeFile(`${folder}.lock`, `${pid} 1`);
    const locks = await Promise.allSettled(
      Array.from({ length: 16 }, async () => lockFolder(folder)),
    );
    expect(locks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await rm(`${folder}.lock`);
  }
  expect(await lockNames()).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'a process with the id of one that was killed takes its lock over',
  async () => {
    const folder = join(home, 'database');
    await writeFile(`${folder}.lock`, `${process.pid} 1`);
    await (await lockFolder(folder))();
    expect(await lockNames()).toEqual([]);
  },
);
