import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseTemplate } from '../../../../scripts/databaseTemplate.mjs';
import type { Driver } from './driver';
import { brokenUniqueConstraint, errorCodeOf } from './failures';
import { openEngineThread } from './openEngineThread';
import { openPglite } from './pgliteDriver';

let folder = '';
/** Packages are found from there. */
const built = join(
  import.meta.dirname,
  `../../../../node_modules/.cache/commonplace/engine-${process.pid}`,
);
const threadFile = join(built, 'engineThread.js');
let driver: Driver;

const open = async () =>
  openPglite({
    folder: join(folder, 'database'),
    template: databaseTemplate(),
    threadFile,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commonplace-engine-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      outDir: built,
      ssr: true,
      rolldownOptions: { input: { engineThread: join(import.meta.dirname, 'engineThread.ts') } },
    },
  });
  driver = await open();
  await driver.transaction(async ({ script }) =>
    script('CREATE TABLE rows (id integer PRIMARY KEY, value jsonb)'),
  );
});

afterAll(async () => {
  await driver.close();
  for (const path of [folder, built]) await rm(path, { recursive: true, force: true });
});

const readIds = async () => driver.query('SELECT id FROM rows ORDER BY id', [], 'arrays');

test('this thread goes on while a statement runs', async () => {
  let hasFired = false;
  setImmediate(() => (hasFired = true));
  await driver.query('SELECT 1', [], 'arrays');
  expect(hasFired).toBe(true);
});

test('values and rows arrive as they are', async () => {
  const values = [7, JSON.stringify({ text: 'ä\u2028', list: [1, null] })];
  await driver.query('INSERT INTO rows VALUES ($1, $2)', values, 'objects');
  expect(await driver.query('SELECT * FROM rows', [], 'objects')).toEqual([
    { id: 7, value: { text: 'ä\u2028', list: [1, null] } },
  ]);
  const text = 'SELECT $1::text[], $2::boolean, $3::text';
  const row = await driver.query(text, [['a', 'b'], true, null], 'arrays');
  expect(row).toEqual([[['a', 'b'], true, null]]);
  await driver.query('DELETE FROM rows', [], 'objects');
});

test('a failed transaction changes nothing, and says which constraint it broke', async () => {
  const failed = driver.transaction(async ({ query }) => {
    await query('INSERT INTO rows VALUES (1, NULL)', [], 'objects');
    await query('INSERT INTO rows VALUES (1, NULL)', [], 'objects');
  });
  const error: unknown = await failed.catch((failure: unknown) => failure);
  expect(errorCodeOf(error)).toBe('23505');
  expect(brokenUniqueConstraint(error)).toBe('rows_pkey');
  expect(error).not.toHaveProperty('params');
  expect(await readIds()).toEqual([]);
});

test('statements of others wait for the end of a transaction', async () => {
  let ofOthers: ReturnType<typeof readIds> | undefined;
  await driver.transaction(async ({ query }) => {
    await query('INSERT INTO rows VALUES (1, NULL)', [], 'objects');
    ofOthers = readIds();
    await query('INSERT INTO rows VALUES (2, NULL)', [], 'objects');
  });
  expect(await ofOthers).toEqual([[1], [2]]);
});

test('messages reach those who listen until they stop', async () => {
  const messages: string[] = [];
  const onMessage = (message: string) => void messages.push(message);
  const stop = await driver.listen({ channel: 'c', onMessage, onMissed: expect.unreachable });
  const notify = async (text: string) =>
    driver.query('SELECT pg_notify($1, $2)', ['c', text], 'arrays');
  await notify('first');
  await stop();
  await notify('second');
  expect(messages).toEqual(['first']);
});

test('rows are there after the database was closed and opened again', async () => {
  await driver.query('INSERT INTO rows VALUES (9, NULL)', [], 'objects');
  await driver.close();
  driver = await open();
  expect(await readIds()).toEqual([[1], [2], [9]]);
});

test('a folder that is a file is a failure', async () => {
  await expect(openPglite({ folder: threadFile, threadFile })).rejects.toThrow('can’t be opened');
});

test('a thread that can’t start is a failure', async () => {
  const opening = openEngineThread(join(built, 'missing.js'), folder);
  await expect(opening).rejects.toThrow('has ended with 1');
});
