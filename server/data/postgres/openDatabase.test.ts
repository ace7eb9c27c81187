import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userRow } from '@server/data/testing/rows';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseTemplate } from '../../../scripts/databaseTemplate.mjs';
import { openDatabase } from './openDatabase';

const template = databaseTemplate();
const options = { clock: createTestClock(), report: () => {} };
let home = '';

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'commonplace-'));
});

afterEach(async () => rm(home, { recursive: true, force: true }));

test('a database in a folder is opened once at a time and keeps its rows', async () => {
  const folder = join(home, 'database');
  const first = await openDatabase({ folder, template, ...options });
  await first.data.users.insert(userRow('ada'));
  await expect(openDatabase({ folder, ...options })).rejects.toThrow(
    `The database in ${folder} is in use by another process.`,
  );
  await first.close();
  await expect(first.ping()).rejects.toThrow('closed');
  const again = await openDatabase({ folder, ...options });
  await again.ping();
  expect(await again.data.users.byId('ada')).toEqual(userRow('ada'));
  await again.close();
  expect(await readdir(home)).toEqual(['database']);
});

test('a start that was interrupted while the template was unpacked is repeated', async () => {
  const folder = join(home, 'database');
  // PGlite refuses a folder with such a file.
  await mkdir(join(home, 'database.new'));
  await writeFile(join(home, 'database.new/PG_VERSION'), '');
  await mkdir(folder);
  const database = await openDatabase({ folder, template, ...options });
  await database.ping();
  await database.close();
  expect(await readdir(home)).toEqual(['database']);
});

test('a new database in a folder needs its template', async () => {
  const folder = join(home, 'database');
  await expect(
    openDatabase({ folder, template: join(home, 'missing'), ...options }),
  ).rejects.toThrow(`The database in ${folder} can’t be opened.`);
  expect(await readdir(home)).toEqual([]);
});

test('a folder that can’t be opened is not left locked', async () => {
  const folder = join(home, 'file');
  await writeFile(folder, '');
  await expect(openDatabase({ folder, ...options })).rejects.toThrow(
    `The database in ${folder} can’t be opened.`,
  );
  expect(await readdir(home)).toEqual(['file']);
});
