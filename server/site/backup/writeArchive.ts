import { createHash, randomUUID } from 'node:crypto';
import { access, lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { CommandFailure } from '../commands/commandFailure';
import { type BackupIndex, type BackupPart, indexName } from './archiveFormat';

export type AddPart = (name: string, content: Uint8Array | string) => Promise<void>;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Resolves when the archive has taken the part, so that few parts are in memory. */
function addEntry(tar: Pack, name: string, bytes: Uint8Array) {
  return new Promise<void>((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, bytes, (failure) => {
      if (failure) reject(failure);
      else resolve();
    });
  });
}

async function fillArchive(tar: Pack, fill: (add: AddPart) => Promise<Omit<BackupIndex, 'parts'>>) {
  const parts: BackupPart[] = [];
  const index = await fill(async (name, content) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    parts.push({ name, bytes: bytes.length, sha256: sha256(bytes) });
    await addEntry(tar, name, bytes);
  });
  const text = JSON.stringify({ ...index, parts } satisfies BackupIndex);
  await addEntry(tar, indexName, new TextEncoder().encode(text));
  tar.finalize();
  return { ...index, parts };
}

/** Makes the new name durable. Windows can't open folders. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A name that is taken by mistake would cost an older backup. */
async function requireFree(path: string) {
  const isTaken = await access(path).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new CommandFailure(`There is a file ${path} already. Choose another name.`);
}

const incomplete = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.incomplete$/;

/** Removes what killed backups left in the folder of `path`: to files that are written now, bytes are added. */
export async function removeAbandoned(path: string, before: number) {
  const folder = dirname(path);
  const names = await readdir(folder);
  for (const name of names.filter((found) => incomplete.test(found))) {
    const file = join(folder, name);
    // Another backup can have removed it.
    const stats = await lstat(file).catch(() => null);
    if (stats && stats.mtimeMs < before) await rm(file, { force: true });
  }
}

/**
 * Writes a backup that only the user can read. The file gets its name when it is complete and on the
 * disk.
 */
export async function writeArchive(
  path: string,
  fill: (add: AddPart) => Promise<Omit<BackupIndex, 'parts'>>,
) {
  await requireFree(path);
  const temporary = `${path}.${randomUUID()}.incomplete`;
  const file = await open(temporary, 'wx', 0o600);
  const tar = pack();
  // Most bytes are pictures, which don't get smaller.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  try {
    const written = pipeline(tar, gzip, file.createWriteStream({ flush: true }));
    const filled = fillArchive(tar, fill).catch((failure: unknown) => {
      tar.destroy();
      throw failure;
    });
    // If both fail, the first says why.
    const [index] = await Promise.all([filled, written]);
    await requireFree(path);
    await rename(temporary, path);
    await syncFolder(dirname(path));
    return index;
  } catch (failure) {
    await rm(temporary, { force: true });
    throw failure;
  }
}
