import { mkdir, stat } from 'node:fs/promises';
import type { ServerSettings } from './readSettings';

const hasDataFolder = ({ databaseUrl, bucket, secretKey }: ServerSettings) =>
  databaseUrl === null || !bucket || secretKey === null;

/**
 * Creates the data folder, if the site has one, so that only its user can open it. Returns a warning if others
 * can open an existing one: it isn't changed, because a group can have been allowed to read it.
 */
export async function prepareDataFolder(settings: ServerSettings) {
  if (!hasDataFolder(settings)) return null;
  const { dataFolder } = settings;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  // Windows has no such permissions.
  const isPrivate = process.platform === 'win32' || ((await stat(dataFolder)).mode & 0o077) === 0;
  if (isPrivate) return null;
  return `Other users of this machine can open the data folder, which contains private data: chmod 700 ${dataFolder}`;
}
