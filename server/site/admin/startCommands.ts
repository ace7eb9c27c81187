import type { FileStore } from '@server/core/ports';
import { type NightlyOptions, startNightlyBackups } from '../backup/nightly/nightlyBackup';
import { backUpSite } from '../backup/siteContents';
import { serveCommands } from '../commands/commandServer';
import type { SiteDatabase } from '../siteDatabase';
import { findAdminCommand } from './adminCommands';

type CommandSite = Omit<NightlyOptions, 'driver'> & { store: FileStore; database: SiteDatabase };

/**
 * Writes backups every night, and lets commands reach a site that has its PGlite database open: a Postgres server is
 * open to the commands themselves. Returns a function that ends both.
 */
export async function startCommands({ ports, store, settings, database, log }: CommandSite) {
  const { driver, rebuildSearch } = database;
  const stopNightly = startNightlyBackups({ ports, settings, driver, log });
  if (driver?.kind !== 'pglite' || !rebuildSearch) return async () => stopNightly();
  const stopServing = await serveCommands({
    dataFolder: settings.dataFolder,
    commands: {
      backup: async ([path = '']) => backUpSite(settings, driver, path),
      admin: async (args) => findAdminCommand(args).run({ ports, store, driver, rebuildSearch }),
    },
  });
  return async () => {
    stopNightly();
    await stopServing();
  };
}
