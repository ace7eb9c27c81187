import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, ListedFile } from '@server/core/ports';
import { requireName, siteMarker, siteOfMarker, typeOfName } from './fileNames';

/** The functions of the file system that write. */
export const nodeDisk = { mkdir, open, rename, rm };

const listedAtOnce = 500;

type DiskFilesOptions = { folder: string; disk?: typeof nodeDisk };

const isMissing = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';

/** The files of the folder, some at a time. Other processes can remove files in between. */
async function* readFolder(folder: string): AsyncGenerator<ListedFile[]> {
  let batch: ListedFile[] = [];
  try {
    for await (const { name } of await opendir(folder)) {
      const file = await stat(join(folder, name)).catch(() => null);
      if (file) batch.push({ name, storedAt: file.mtimeMs });
      if (batch.length < listedAtOnce) continue;
      yield batch;
      batch = [];
    }
  } catch (failure) {
    if (!isMissing(failure)) throw failure;
  }
  yield batch;
}

/**
 * Files in a folder, which is created with the first file. A file is there completely or not at all,
 * also after a crash or a power failure.
 */
export function createDiskFiles({ folder, disk = nodeDisk }: DiskFilesOptions): FileStore {
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

  async function store(name: string, bytes: Uint8Array) {
    await disk.mkdir(folder, { recursive: true });
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
  }

  return {
    async put(name, { bytes, type }) {
      requireName(name, type);
      await store(name, bytes);
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
    async *list() {
      for await (const files of readFolder(folder)) {
        yield files.filter(({ name }) => typeOfName(name) !== null);
      }
    },
    async sites() {
      try {
        return (await readdir(folder)).map(siteOfMarker).filter((id) => id !== null);
      } catch (failure) {
        if (isMissing(failure)) return [];
        throw failure;
      }
    },
    addSite: (id) => store(siteMarker(id), new Uint8Array()),
    // The start prepares the folder.
    tryAccess: async () => undefined,
    async removeUnfinished(before) {
      for await (const files of readFolder(folder)) {
        const old = files.filter(({ name, storedAt }) => name.startsWith('.') && storedAt < before);
        for (const { name } of old) await disk.rm(join(folder, name), { force: true });
      }
    },
  };
}
