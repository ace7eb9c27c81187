import { apiPath } from '@contract/apiPath';
import { fileUrl } from '@server/core/files/fileUrl';
import type { Driver } from '@server/data/postgres/connection/driver';
import { systemClock } from '@server/lib/clock';
import * as v from 'valibot';
import { createFiles } from '../createPorts';
import type { ServerSettings } from '../settings/readSettings';
import { readSecretKey } from '../settings/secretKey';
import type { BackupIndex } from './archiveFormat';
import { createBackup } from './createBackup';

/** What a backup of the site with these settings contained. */
export const backupSummary = v.object({
  rows: v.number(),
  files: v.number(),
  missingFiles: v.array(v.string()),
});
export type BackupSummary = v.InferOutput<typeof backupSummary>;

export const summarise = ({ tables, files, missingFiles }: BackupIndex): BackupSummary => ({
  rows: tables.reduce((sum, table) => sum + table.rows, 0),
  files: files.length,
  missingFiles,
});

/** Writes a backup of the site with these settings. */
export async function backUpSite(settings: ServerSettings, driver: Driver, path: string) {
  const { secretKey, dataFolder } = settings;
  const site = {
    driver,
    files: createFiles(settings),
    fileFolder: fileUrl({ apiPath }, ''),
    secretKey: secretKey === null ? await readSecretKey(null, dataFolder) : null,
    clock: systemClock,
  };
  return summarise(await createBackup(site, path));
}
