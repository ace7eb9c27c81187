import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerSettings } from './readSettings';

/** Where a public site without SMTP writes its e-mails; null if they are sent, or printed by a local one. */
export const emailFolder = ({ smtp, isPublic, dataFolder }: ServerSettings) =>
  !smtp && isPublic ? join(dataFolder, 'letters') : null;

const hasDataFolder = (settings: ServerSettings) =>
  settings.databaseUrl === null ||
  !settings.bucket ||
  settings.secretKey === null ||
  emailFolder(settings) !== null;

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
