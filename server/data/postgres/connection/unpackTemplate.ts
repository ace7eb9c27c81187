import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

async function unpack(file: string, folder: string) {
  const entries = extract();
  async function writeEntries() {
    for await (const entry of entries) {
      const path = join(folder, entry.header.name);
      const isFolder = entry.header.type === 'directory';
      await mkdir(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
      if (isFolder) entry.resume();
      else await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
    }
  }
  await Promise.all([pipeline(createReadStream(file), createGunzip(), entries), writeEntries()]);
}

/**
 * Fills a folder that is missing or empty with the files of a compressed tar file. PGlite would need 900 MB
 * of memory to create them. An interrupted start leaves the folder as it was.
 */
export async function unpackTemplate(file: string, folder: string) {
  const names = await readdir(folder).catch(() => null);
  if (names !== null && names.length > 0) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await unpack(file, unfinished);
  // A folder can't be renamed to an existing one on all systems.
  if (names !== null) await rmdir(folder);
  await rename(unfinished, folder);
}
