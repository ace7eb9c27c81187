import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressFile, type BackupAnswer, serveBackups } from './backupServer';
import { runBackup, runRestore } from './commands';

let dataFolder = '';

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
  const code = await command({ args, environment, write, writeError: write });
  return { code, output };
}

const summary = { rows: 1234, files: 5, missingFiles: ['gone.webp'] };

test('the command asks the running site for a backup', async () => {
  const paths: string[] = [];
  const backUp = async (path: string): Promise<BackupAnswer> => {
    paths.push(path);
    return summary;
  };
  const stop = await serveBackups({ dataFolder, backUp });
  const { code, output } = await run(runBackup, '/backups/site.backup');
  await stop();
  expect(code).toBe(0);
  expect(paths).toEqual(['/backups/site.backup']);
  expect(output).toContain('1,234 rows and 5 files');
  expect(output).toContain('Missing, so not in the backup: gone.webp');
  expect(await readdir(dataFolder)).toEqual([]);
});

test('why the site could not write the backup is printed', async () => {
  const backUp = () => Promise.reject(new Error('No space left on the device.'));
  const stop = await serveBackups({ dataFolder, backUp });
  const { code, output } = await run(runBackup, 'site.backup');
  await stop();
  expect(code).toBe(1);
  expect(output).toBe('No space left on the device.\n');
});

test('one backup is written at a time', async () => {
  const site = new EventEmitter();
  const started = once(site, 'started');
  const backUp = async (): Promise<BackupAnswer> => {
    site.emit('started');
    await once(site, 'finish');
    return summary;
  };
  const stop = await serveBackups({ dataFolder, backUp });
  const first = run(runBackup, 'site.backup');
  await started;
  const second = await run(runBackup, 'site.backup');
  expect(second).toEqual({ code: 1, output: 'Another backup is being written.\n' });
  site.emit('finish');
  expect((await first).code).toBe(0);
  await stop();
});

test('other users can neither read the token nor use the port', async () => {
  const stop = await serveBackups({ dataFolder, backUp: async () => summary });
  const path = join(dataFolder, addressFile);
  expect((await stat(path)).mode.toString(8)).toMatch(/600$/);
  const address = await readFile(path, 'utf8');
  await writeFile(path, address.replace(/"token":"../, '"token":"--'));
  const { code, output } = await run(runBackup, 'site.backup');
  await stop();
  expect({ code, output }).toEqual({ code: 1, output: 'The token is wrong.\n' });
});

test('the address of a site that was killed is ignored', async () => {
  const stop = await serveBackups({ dataFolder, backUp: async () => summary });
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
