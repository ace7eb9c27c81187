import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver } from '@server/data/postgres/connection/driver';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { openPostgres } from '@server/data/postgres/connection/postgresDriver';
import type { ServerSettings } from '../settings/readSettings';
import { BackupFailure } from './backupFailure';

/** Where the database of a site is, if it is not on a server. */
export const databaseFolder = (dataFolder: string) => join(dataFolder, 'database');

export function requireDatabase({ databaseUrl, dataFolder }: ServerSettings) {
  if (databaseUrl !== null || existsSync(databaseFolder(dataFolder))) return;
  throw new BackupFailure(`There is no site in ${dataFolder}. Set DATA_FOLDER or DATABASE_URL.`);
}

/** Runs with the database of the settings, and closes it. */
export async function withDriver<Result>(
  { databaseUrl, dataFolder }: ServerSettings,
  run: (driver: Driver) => Promise<Result>,
) {
  const folder = databaseFolder(dataFolder);
  const driver = databaseUrl === null ? await openPglite({ folder }) : openPostgres(databaseUrl);
  try {
    return await run(driver);
  } finally {
    await driver.close();
  }
}
