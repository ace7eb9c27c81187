import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareSources, watchSources } from './newerSources';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-newer-'));
});

afterEach(() => rm(folder, { recursive: true }));

const git = (at: string, ...args: readonly string[]) =>
  execFileSync('git', [
    '-C',
    at,
    '-c',
    'user.name=Ada',
    '-c',
    'user.email=ada@example.com',
    '-c',
    'commit.gpgsign=false',
    ...args,
  ]);

const known = '## 0.1.0\n\nFor hosts\n\n- A known\n  entry.\n';

async function commit(repository: string, changelog: string) {
  await writeFile(join(repository, 'CHANGELOG.md'), changelog);
  git(repository, 'add', '-A');
  git(repository, 'commit', '-qm', 'change');
}

async function createClone() {
  const repository = join(folder, 'repository');
  const clone = join(folder, 'clone');
  git(folder, 'init', '-q', repository);
  await commit(repository, known);
  git(folder, 'clone', '-q', repository, clone);
  return { repository, clone };
}

test('a clone learns of the entries that it lacks, and stays as it is', async () => {
  const { repository, clone } = await createClone();
  expect(await compareSources(clone)).toEqual({ isNewest: true, version: '0.1.0', changes: [] });
  await commit(repository, `## 0.2.0, unreleased\n\n- One *new*\n  entry.\n- Another.\n\n${known}`);
  expect(await compareSources(clone)).toEqual({
    isNewest: false,
    version: '0.2.0',
    changes: ['One *new* entry.', 'Another.'],
  });
  expect(git(clone, 'status', '--porcelain', '--branch').toString()).not.toContain('behind');
  git(clone, 'pull', '-q');
  expect(await compareSources(clone)).toMatchObject({ isNewest: true, changes: [] });
});

test('what is no clone can not be compared', async () => {
  const read = watchSources(folder, { now: () => 0 });
  expect(await read()).toBeNull();
});

test('the repository is asked once an hour', async () => {
  const { repository, clone } = await createClone();
  let now = 0;
  const read = watchSources(clone, { now: () => now });
  expect(await read()).toMatchObject({ isNewest: true });
  await commit(repository, `- New.\n${known}`);
  now = 59 * 60_000;
  expect(await read()).toMatchObject({ isNewest: true });
  now = 60 * 60_000;
  expect(await read()).toMatchObject({ isNewest: false, changes: ['New.'] });
});
