import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readMigrations } from '@server/data/postgres/connection/migrate';
import { CommandFailure } from '../commands/commandFailure';
import { requestCommand } from '../commands/requestCommand';
import { type CommandOptions, runCommand } from '../commands/runCommand';
import { createFiles } from '../createPorts';
import { prepareDataFolder } from '../settings/dataFolder';
import type { ServerSettings } from '../settings/readSettings';
import { requireDatabase, withDriver } from './openDriver';
import { restoreBackup } from './restoreBackup';
import { backUpSite, backupSummary, summarise } from './siteContents';

function readPath(args: readonly string[], name: string) {
  const [path, ...others] = args;
  if (path && !path.startsWith('-') && others.length === 0) return resolve(path);
  throw new CommandFailure(`Name one file: npm run ${name} -- <file>`);
}

const count = (number: number) => number.toLocaleString('en-US');

async function backUp(settings: ServerSettings, { args, write }: CommandOptions) {
  const path = readPath(args, 'backup');
  const request = { name: 'backup', args: [path], value: backupSummary };
  const answer =
    settings.databaseUrl === null ? await requestCommand(settings.dataFolder, request) : null;
  if (!answer) requireDatabase(settings);
  const { rows, files, missingFiles } =
    answer ?? (await withDriver({ settings }, (driver) => backUpSite(settings, driver, path)));
  for (const name of missingFiles) write(`Missing, so not in the backup: ${name}\n`);
  write(`Wrote ${path}: ${count(rows)} rows and ${count(files)} files.\n`);
  write('Keep it secret: it contains e-mail addresses, password hashes and the key of links.\n');
  return true;
}

/** The key of links belongs to the restored rows. */
async function restoreKey({ secretKey, dataFolder }: ServerSettings, restored: Uint8Array | null) {
  if (restored === null) {
    return secretKey === null
      ? 'The backup has no key: set the SECRET_KEY of the site, or links in letters end.\n'
      : 'The backup has no key: links in letters work if SECRET_KEY is the one of the site.\n';
  }
  if (secretKey !== null) {
    const isSame = new TextDecoder().decode(restored) === secretKey;
    return isSame ? '' : 'SECRET_KEY is not the key of the backup: links in letters end.\n';
  }
  const path = join(dataFolder, 'secret-key');
  await writeFile(`${path}.new`, restored, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return '';
}

/** Restores a backup into a database that is removed afterwards: the site stays as it is. */
async function rehearse(settings: ServerSettings, path: string, options: CommandOptions) {
  const { write, template } = options;
  const dataFolder = await mkdtemp(join(tmpdir(), 'commonplace-rehearsal-'));
  const elsewhere = { ...settings, databaseUrl: null, databaseDirectUrl: null, dataFolder };
  try {
    const { header, index, refused } = await withDriver(
      { settings: elsewhere, template },
      (driver) => {
        const files = { put: async () => undefined };
        return restoreBackup({ driver, migrations: readMigrations(), files }, path);
      },
    );
    const { rows, files, missingFiles } = summarise(index);
    for (const name of [...refused, ...missingFiles]) write(`Not in the backup: ${name}\n`);
    write(`The backup of ${header.createdAt} can be restored: ${count(rows)} rows, `);
    write(`${count(files)} files. Nothing was changed.\n`);
    return true;
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function restore(settings: ServerSettings, options: CommandOptions) {
  const { write, template } = options;
  const args = options.args.filter((argument) => argument !== '--check');
  const path = readPath(args, 'restore');
  if (args.length < options.args.length) return rehearse(settings, path, options);
  const warning = await prepareDataFolder(settings);
  if (warning) write(`${warning}\n`);
  const { header, index, refused, secretKey } = await withDriver(
    { settings, template },
    (driver) => {
      const target = { driver, migrations: readMigrations(), files: createFiles(settings) };
      return restoreBackup(target, path);
    },
  );
  const { rows, files } = summarise(index);
  write(await restoreKey(settings, secretKey));
  for (const name of refused) write(`No file can have this name, so not restored: ${name}\n`);
  write('Everyone signs in again.\n');
  write(
    `Restored the backup of ${header.createdAt}: ${count(rows)} rows, ${count(files)} files.\n`,
  );
  return true;
}

export const runBackup = async (options: CommandOptions) => runCommand(options, backUp);
export const runRestore = async (options: CommandOptions) => runCommand(options, restore);
