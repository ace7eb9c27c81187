import { hour, minute } from '@contract/durations';
import type { Ports } from '@server/core/ports';
import type { Driver } from '@server/data/postgres/connection/driver';
import type { Logger } from 'pino';
import type { ServerSettings } from '../../settings/readSettings';
import { type BackupSummary, backUpSite } from '../siteContents';
import { type BackupPlace, openBackupPlace } from './backupPlace';

/** Between two looks whether a backup is due, in milliseconds. */
const interval = 5 * minute;

const nightlyName = /^commonplace-\d{4}-\d{2}-\d{2}\.backup$/;

/** The day of the newest backup, as `2026-03-02`; null if there is none. */
export function newestBackup(names: readonly string[]) {
  const newest = names
    .filter((name) => nightlyName.test(name))
    .toSorted()
    .at(-1);
  return newest?.slice('commonplace-'.length, -'.backup'.length) ?? null;
}

/** The newest backup that should exist: of today, or of yesterday until the hour. */
const dueName = (now: number, atHour: number) =>
  `commonplace-${new Date(now - atHour * hour).toISOString().slice(0, 10)}.backup`;

type BackupOptions = Pick<Ports, 'limits' | 'clock'> & {
  place: BackupPlace;
  hour: number;
  /** How many stay. */
  most: number;
  write: (path: string) => Promise<BackupSummary>;
};

/**
 * Writes a backup if none was written since the hour, and removes the oldest ones. Of the processes that share a
 * database one does it; after a failure it is tried again an hour later. Returns null if there was nothing to do.
 */
export async function backUpNightly(options: BackupOptions) {
  const { limits, clock, place, write, most } = options;
  const name = dueName(clock.now(), options.hour);
  const names = await place.names();
  if (names.includes(name)) return null;
  const { allowed } = await limits.take('nightly backup', { most: 1, within: hour });
  if (!allowed) return null;
  const summary = await place.store(name, write);
  const old = [...names.filter((found) => nightlyName.test(found)), name].toSorted();
  const removed = old.slice(0, -most);
  if (removed.length > 0) await place.remove(removed);
  return { name, ...summary, removed };
}

export type NightlyOptions = {
  ports: Ports;
  settings: ServerSettings;
  driver: Driver | undefined;
  log: Logger;
};

/** Looks at intervals whether a backup is due; returns a function that stops it. */
export function startNightlyBackups({ ports, settings, driver, log }: NightlyOptions) {
  const { backups, dataFolder } = settings;
  if (!backups || !driver) return () => {};
  const { hour: atHour, most } = backups;
  const place = openBackupPlace(backups, dataFolder);
  const write = async (path: string) => backUpSite(settings, driver, path);
  let isRunning = false;

  async function look() {
    if (isRunning) return;
    isRunning = true;
    try {
      const { limits, clock } = ports;
      const written = await backUpNightly({ limits, clock, place, write, hour: atHour, most });
      if (written) log.info(written, 'nightly backup');
    } catch (cause) {
      throw new Error('The nightly backup could not be written.', { cause });
    } finally {
      isRunning = false;
    }
  }

  const run = () => ports.background(look);
  run();
  const timer = setInterval(run, interval);
  timer.unref();
  return () => clearInterval(timer);
}
