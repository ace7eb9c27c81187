import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@server/data/postgres/connection/migrate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseTemplate } from '../../../scripts/databaseTemplate.mjs';
import { runAdmin } from '../admin/runAdmin';
import { addressFile, type Commands, serveCommands } from '../commands/commandServer';
import { readSettings } from '../settings/readSettings';
import { runBackup, runRestore } from './commands';
import { withDriver } from './openDriver';
import { insertSite } from './testing/insertSite';

let dataFolder = '';
const template = databaseTemplate();

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'commonplace-commands-'));
});

afterEach(() => rm(dataFolder, { recursive: true }));

async function run(command: typeof runBackup, ...args: string[]) {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const environment = { DATA_FOLDER: dataFolder };
  const code = await command({ args, environment, write, writeError: write, template });
  return { code, output };
}

const serve = async (commands: Commands) => serveCommands({ dataFolder, commands });

const summary = { rows: 1234, files: 5, missingFiles: ['gone.webp'] };

test('the command asks the running site for a backup', async () => {
  const paths: string[] = [];
  const backup = async (args: readonly string[]) => {
    paths.push(...args);
    return summary;
  };
  const stop = await serve({ backup });
  const { code, output } = await run(runBackup, '/backups/site.backup');
  await stop();
  expect(code).toBe(0);
  expect(paths).toEqual(['/backups/site.backup']);
  expect(output).toContain('1,234 rows and 5 files');
  expect(output).toContain('Missing, so not in the backup: gone.webp');
  expect(await readdir(dataFolder)).toEqual([]);
});

test('why the site could not write the backup is printed', async () => {
  const stop = await serve({
    backup: () => Promise.reject(new Error('No space left on the device.')),
  });
  const { code, output } = await run(runBackup, 'site.backup');
  await stop();
  expect(code).toBe(1);
  expect(output).toBe('No space left on the device.\n');
});

test('one backup is written at a time', async () => {
  const site = new EventEmitter();
  const started = once(site, 'started');
  const backup = async () => {
    site.emit('started');
    await once(site, 'finish');
    return summary;
  };
  const stop = await serve({ backup });
  const first = run(runBackup, 'site.backup');
  await started;
  const second = await run(runBackup, 'site.backup');
  expect(second).toEqual({ code: 1, output: 'Another backup is running.\n' });
  site.emit('finish');
  expect((await first).code).toBe(0);
  await stop();
});

test('other users can neither read the token nor use the port', async () => {
  const stop = await serve({ backup: async () => summary });
  const path = join(dataFolder, addressFile);
  expect((await stat(path)).mode.toString(8)).toMatch(/600$/);
  const address = await readFile(path, 'utf8');
  await writeFile(path, address.replace(/"token":"../, '"token":"--'));
  const { code, output } = await run(runBackup, 'site.backup');
  await stop();
  expect({ code, output }).toEqual({ code: 1, output: 'The token is wrong.\n' });
});

test('an older site says that it has no such command', async () => {
  const stop = await serve({ backup: async () => summary });
  const { code, output } = await run(runAdmin, 'verify');
  await stop();
  expect({ code, output }).toEqual({
    code: 1,
    output: 'The running site is of another version: it has no admin.\n',
  });
});

test('the address of a site that was killed is ignored', async () => {
  const stop = await serve({ backup: async () => summary });
  const address = await readFile(join(dataFolder, addressFile), 'utf8');
  await stop();
  await writeFile(join(dataFolder, addressFile), address);
  const { code, output } = await run(runBackup, 'site.backup');
  expect(code).toBe(1);
  expect(output).toContain(`There is no site in ${dataFolder}.`);
});

test.each([
  [runBackup, 'npm run backup -- <file>'],
  [runRestore, 'npm run restore -- <file>'],
])('a command without a file says how to call it', async (command, usage) => {
  const wrong = { code: 1, output: `Name one file: ${usage}\n` };
  expect(await run(command)).toEqual(wrong);
  expect(await run(command, 'one', 'two')).toEqual(wrong);
});

test('a rehearsal restores a backup elsewhere and changes nothing', async () => {
  const settings = readSettings({ DATA_FOLDER: dataFolder });
  await withDriver({ settings, template }, async (driver) => {
    await migrate(driver);
    await insertSite(driver.query, { users: 4, posts: 6, seed: 1 });
  });
  const path = join(dataFolder, 'site.backup');
  await run(runBackup, path);
  const before = await readdir(dataFolder, { recursive: true });
  const { code, output } = await run(runRestore, '--check', path);
  expect(output).toMatch(/can be restored: [1-9]\d* rows, 0 files\. Nothing was changed\.\n$/);
  expect(code).toBe(0);
  expect(await readdir(dataFolder, { recursive: true })).toEqual(before);
  await truncate(path, 100);
  expect(await run(runRestore, '--check', path)).toMatchObject({
    code: 1,
    output: expect.stringContaining('is not a complete backup'),
  });
});
