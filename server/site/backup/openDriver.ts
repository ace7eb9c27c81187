import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { longDeadlines } from '@server/data/postgres/connection/deadlines';
import type { Driver } from '@server/data/postgres/connection/driver';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { openPostgres } from '@server/data/postgres/connection/postgresDriver';
import type { ServerSettings } from '../settings/readSettings';
import { BackupFailure } from './backupFailure';

/** Where the database of a site is, if it is not on a server. */
export const databaseFolder = (dataFolder: string) => join(dataFolder, 'database');

/** An empty database, in the folder of the built server. */
export const databaseTemplate = (serverFolder: string) => join(serverFolder, 'database.tar.gz');

export function requireDatabase({ databaseUrl, dataFolder }: ServerSettings) {
  if (databaseUrl !== null || existsSync(databaseFolder(dataFolder))) return;
  throw new BackupFailure(`There is no site in ${dataFolder}. Set DATA_FOLDER or DATABASE_URL.`);
}

type Place = {
  settings: ServerSettings;
  /** What a new PGlite database starts with. */
  template?: string | undefined;
};

/** Runs with the database of the settings, and closes it. */
export async function withDriver<Result>(
  { settings: { databaseUrl, databaseDirectUrl, dataFolder }, template }: Place,
  run: (driver: Driver) => Promise<Result>,
) {
  const folder = databaseFolder(dataFolder);
  const url = databaseDirectUrl ?? databaseUrl;
  const driver =
    url === null
      ? await openPglite({ folder, template })
      : openPostgres(url, { deadlines: longDeadlines });
  try {
    return await run(driver);
  } finally {
    await driver.close();
  }
}
