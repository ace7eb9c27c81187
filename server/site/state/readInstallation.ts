import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from '@contract/site/installation';
import type { Ports } from '@server/core/ports';
import type { Clock } from '@server/lib/clock';
import * as v from 'valibot';
import packageFile from '../../../package.json' with { type: 'json' };
import { openBackupPlace } from '../backup/nightly/backupPlace';
import { newestBackup } from '../backup/nightly/nightlyBackup';
import type { ServerSettings } from '../settings/readSettings';
import type { SiteDatabase } from '../siteDatabase';
import { watchSources } from './newerSources';

/** How long each part may take, in milliseconds. */
const patience = 2000;

type Options = {
  settings: ServerSettings;
  database: Pick<SiteDatabase, 'kind' | 'driver'>;
  clock: Clock;
  /** The folder of a clone of the sources, if it is one. */
  folder: string;
};

/** null if it fails or takes too long. */
async function orNull<Value>(read: Promise<Value>) {
  const late = wait(patience, null, { ref: false });
  return Promise.race([read.catch(() => null), late]);
}

const sizes = v.tuple([
  v.object({ bytes: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) }),
]);

async function databaseBytes({ driver }: Options['database']) {
  if (!driver) return null;
  const query = 'SELECT pg_database_size(current_database()) AS bytes';
  return v.parse(sizes, await driver.query(query, [], 'objects'))[0].bytes;
}

async function diskSpace(folder: string) {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

async function readBackups({ backups, dataFolder }: ServerSettings) {
  if (!backups) return null;
  const { place, hour, most } = backups;
  const names = await orNull(openBackupPlace(backups, dataFolder).names());
  return {
    place: 'folder' in place ? place.folder : `bucket ${place.bucket.bucket}`,
    hour,
    most,
    newest: newestBackup(names ?? []),
  };
}

/** Reads what this process runs on, each time it is asked. */
export function createInstallation(options: Options): Ports['installation'] {
  const { settings, database, clock, folder } = options;
  const readSources = watchSources(folder, clock);
  const startedAt = new Date(clock.now()).toISOString();
  return async (): Promise<Installation> => {
    const [bytes, disk, sources, backups] = await Promise.all([
      orNull(databaseBytes(database)),
      orNull(diskSpace(settings.dataFolder)),
      orNull(readSources()),
      readBackups(settings),
    ]);
    return {
      version: packageFile.version,
      node: process.version,
      startedAt,
      database: { kind: database.kind, bytes },
      disk,
      files: settings.bucket ? 'bucket' : 'disk',
      backups,
      sources,
      sendsEmail: settings.smtp !== null,
    };
  };
}
