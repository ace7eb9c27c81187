import type { Driver } from '@server/data/postgres/connection/driver';
import type { ServerSettings } from '../settings/readSettings';
import { serveBackups } from './backupServer';
import { backUpSite } from './siteContents';

/**
 * Lets the command back up a site that has its PGlite database open. A Postgres server is open to the
 * command itself. Returns a function that ends the offer.
 */
export async function offerBackups(settings: ServerSettings, driver: Driver | undefined) {
  if (driver?.kind !== 'pglite') return async () => {};
  const backUp = (path: string) => backUpSite(settings, driver, path);
  return serveBackups({ dataFolder: settings.dataFolder, backUp });
}
