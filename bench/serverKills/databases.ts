import { join } from 'node:path';
import type { Driver } from '@server/data/postgres/connection/driver';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { openPostgres } from '@server/data/postgres/connection/postgresDriver';
import { startPostgres } from '@server/data/postgres/testing/startPostgres';

/** A database for a server: its settings, and how to open it while no server runs. */
export type Place = {
  environment: Record<string, string>;
  open: () => Promise<Driver>;
  stop: () => Promise<void>;
};

export type Database = 'pglite' | 'postgres';

export async function createPlace(database: Database, dataFolder: string): Promise<Place> {
  if (database === 'pglite') {
    return {
      environment: { DATABASE_URL: '' },
      open: () => openPglite({ folder: join(dataFolder, 'database') }),
      stop: async () => undefined,
    };
  }
  const { url, stop } = await startPostgres();
  return { environment: { DATABASE_URL: url }, open: async () => openPostgres(url), stop };
}
