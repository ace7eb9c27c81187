import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readMigrations } from '@server/data/postgres/connection/migrate';
import { createFiles } from '../createPorts';
import { prepareDataFolder } from '../settings/dataFolder';
import { readSettings, type ServerSettings, SettingsError } from '../settings/readSettings';
import { BackupFailure } from './backupFailure';
import { requireDatabase, withDriver } from './openDriver';
import { requestBackup } from './requestBackup';
import { restoreBackup } from './restoreBackup';
import { backUpSite, summarise } from './siteContents';

export type CommandOptions = {
  args: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  write: (text: string) => void;
  writeError: (text: string) => void;
  /** What a new PGlite database starts with. */
  template?: string;
};

function readPath(args: readonly string[], name: string) {
  const [path, ...others] = args;
  if (path && !path.startsWith('-') && others.length === 0) return resolve(path);
  throw new BackupFailure(`Name one file: npm run ${name} -- <file>`);
}

const count = (number: number) => number.toLocaleString('en-US');

async function backUp(settings: ServerSettings, { args, write }: CommandOptions) {
  const path = readPath(args, 'backup');
  const answer =
    settings.databaseUrl === null ? await requestBackup(settings.dataFolder, path) : null;
  if (!answer) requireDatabase(settings);
  const { rows, files, missingFiles } =
    answer ?? (await withDriver({ settings }, (driver) => backUpSite(settings, driver, path)));
  for (const name of missingFiles) write(`Missing, so not in the backup: ${name}\n`);
  write(`Wrote ${path}: ${count(rows)} rows and ${count(files)} files.\n`);
  write('Keep it secret: it contains e-mail addresses, password hashes and the key of links.\n');
}

/** The key of links belongs to the restored rows. */
async function restoreKey({ secretKey, dataFolder }: ServerSettings, restored: Uint8Array | null) {
  if (restored === null) {
    return 'The backup has no key: set the SECRET_KEY of the site, or links in letters end.\n';
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

async function restore(settings: ServerSettings, { args, write, template }: CommandOptions) {
  const path = readPath(args, 'restore');
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
}

/** Runs a command and returns the exit code of the process. */
async function run(
  options: CommandOptions,
  command: (settings: ServerSettings, options: CommandOptions) => Promise<void>,
) {
  try {
    await command(readSettings(options.environment), options);
    return 0;
  } catch (failure) {
    const isExplained = failure instanceof BackupFailure || failure instanceof SettingsError;
    const isError = failure instanceof Error;
    options.writeError(
      `${isError && !isExplained ? failure.stack : String(isError ? failure.message : failure)}\n`,
    );
    return 1;
  }
}

export const runBackup = (options: CommandOptions) => run(options, backUp);
export const runRestore = (options: CommandOptions) => run(options, restore);
