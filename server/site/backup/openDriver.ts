import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { longDeadlines } from '@server/data/postgres/connection/deadlines';
import type { Driver } from '@server/data/postgres/connection/driver';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { openPostgres } from '@server/data/postgres/connection/postgresDriver';
import { CommandFailure } from '../commands/commandFailure';
import type { ServerSettings } from '../settings/readSettings';

/** Where the database of a site is, if it is not on a server. */
export const databaseFolder = (dataFolder: string) => join(dataFolder, 'database');

/** An empty database, in the folder of the built server. */
export const databaseTemplate = (serverFolder: string) => join(serverFolder, 'database.tar.gz');

export function requireDatabase({ databaseUrl, dataFolder }: ServerSettings) {
  if (databaseUrl !== null || existsSync(databaseFolder(dataFolder))) return;
  throw new CommandFailure(`There is no site in ${dataFolder}. Set DATA_FOLDER or DATABASE_URL.`);
}

type Place = {
  settings: ServerSettings;
  /** What a new PGlite database starts with. */
  template?: string | undefined;
};

/** Opens the database of the settings as it is, without bringing its tables up to date. */
export async function openDriver({ settings, template }: Place): Promise<Driver> {
  const { databaseUrl, databaseDirectUrl, dataFolder } = settings;
  const url = databaseDirectUrl ?? databaseUrl;
  if (url !== null) return openPostgres(url, { deadlines: longDeadlines });
  return openPglite({ folder: databaseFolder(dataFolder), template });
}

/** Runs with the database of the settings, and closes it. */
export async function withDriver<Result>(place: Place, run: (driver: Driver) => Promise<Result>) {
  const driver = await openDriver(place);
  try {
    return await run(driver);
  } finally {
    await driver.close();
  }
}
