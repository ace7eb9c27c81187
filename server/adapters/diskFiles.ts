import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '@server/core/ports';
import { requireName, typeOfName } from './fileNames';

/** The functions of the file system that write. */
export const nodeDisk = { mkdir, open, rename, rm };

const leftoverAge = 60 * 60_000;

type DiskFilesOptions = { folder: string; disk?: typeof nodeDisk; now?: () => number };

const isMissing = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';

/** Removes temporary files that a crash left behind. Other processes can be writing newer ones. */
async function removeLeftovers(folder: string, now: number) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.')) continue;
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file && file.mtimeMs < now - leftoverAge) await rm(path, { force: true });
  }
}

/**
 * Files in a folder, which is created with the first file. A file is there completely or not at all,
 * also after a crash or a power failure.
 */
export function createDiskFiles({
  folder,
  disk = nodeDisk,
  now = Date.now,
}: DiskFilesOptions): Files {
  let isCleaned = false;

  async function prepareFolder() {
    await disk.mkdir(folder, { recursive: true });
    if (isCleaned) return;
    isCleaned = true;
    await removeLeftovers(folder, now());
  }

  /** Writes to the disk before it returns, not only to the system's cache. */
  async function writeDurably(path: string, bytes: Uint8Array) {
    const file = await disk.open(path, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Makes a new name in the folder durable. Windows can't open folders. */
  async function syncFolder() {
    if (process.platform === 'win32') return;
    const opened = await disk.open(folder, 'r');
    try {
      await opened.sync();
    } finally {
      await opened.close();
    }
  }

  return {
    async put(name, { bytes, type }) {
      requireName(name, type);
      await prepareFolder();
      // Can't be read: valid names don't start with a dot.
      const temporary = join(folder, `.${name}.${randomUUID()}`);
      try {
        await writeDurably(temporary, bytes);
        await disk.rename(temporary, join(folder, name));
      } catch (failure) {
        await disk.rm(temporary, { force: true });
        throw failure;
      }
      await syncFolder();
    },
    async get(name) {
      const type = typeOfName(name);
      if (type === null) return null;
      try {
        return { bytes: new Uint8Array(await readFile(join(folder, name))), type };
      } catch (failure) {
        if (isMissing(failure)) return null;
        throw failure;
      }
    },
    async remove(names) {
      const valid = names.filter((name) => typeOfName(name) !== null);
      await Promise.all(valid.map((name) => disk.rm(join(folder, name), { force: true })));
    },
  };
}
