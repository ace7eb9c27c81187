import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTask } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { createQueue } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import type { Share } from '@server/lib/share';
import { extract } from 'tar-stream';
import { freeBytesOf, withDiskReserve } from './diskReserve';
import type { Connection, Driver } from './driver';
import { lockFolder } from './folderLock';
import { openEngineThread } from './openEngineThread';
import { type Engine, openEngine } from './pgliteEngine';

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
async function unpackTemplate(file: string, folder: string) {
  const names = await readdir(folder).catch(() => null);
  if (names !== null && names.length > 0) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await unpack(file, unfinished);
  // A folder can't be renamed to an existing one on all systems.
  if (names !== null) await rmdir(folder);
  await rename(unfinished, folder);
}

type RunInTurn = <Result>(job: () => Promise<Result>) => Promise<Result>;

const connectionOf = ({ query, script }: Engine, inTurn: RunInTurn): Connection => ({
  query: async (...statement) => inTurn(async () => query(...statement)),
  script: async (text) => inTurn(async () => script(text)),
});

async function runTransaction<Result>(
  { script }: Connection,
  run: () => Promise<Result>,
): Promise<Result> {
  await script('BEGIN');
  let result: Result;
  try {
    result = await run();
  } catch (error) {
    await script('ROLLBACK');
    throw error;
  }
  await script('COMMIT');
  return result;
}

/** Without a folder the database is in memory. A new one starts as a copy of the template. */
type Place =
  | {
      folder: string;
      /** A compressed tar file. */
      template?: string | undefined;
      /** The built thread of the database; without it, statements run in this thread. */
      threadFile?: string | undefined;
    }
  | { folder?: undefined; template?: Blob };

async function openPlace(place: Place) {
  if (place.folder === undefined) return openEngine(place);
  const { folder, template, threadFile } = place;
  if (template !== undefined) await unpackTemplate(template, folder);
  return threadFile === undefined ? openEngine({ folder }) : openEngineThread(threadFile, folder);
}

/** Postgres in this process. Statements run one after the other; each of those that `shareOf` names gets its share. */
export async function openPglite(
  place: Place,
  shareOf: () => Share | undefined = () => undefined,
): Promise<Driver> {
  const { folder } = place;
  const unlock = folder === undefined ? null : await lockFolder(folder);
  const engine = await openPlace(place).catch(async (error: unknown) => {
    await unlock?.();
    // PGlite's own error can be without a message.
    throw new Error(`The database in ${folder ?? 'memory'} can’t be opened.`, { cause: error });
  });
  // PGlite in this thread answers in microtasks, also what has waited for it.
  const queue = createQueue({ ...queueLimits.database, pause: nextTask });
  const inTurn: RunInTurn = async (job) => queue(job, { share: shareOf() });
  const driver: Driver = {
    kind: 'pglite',
    query: connectionOf(engine, inTurn).query,
    transaction: async (run) =>
      inTurn(async () => {
        const share = shareOf();
        const statements = createQueue({ ...queueLimits.transaction, pause: nextTask });
        const connection = connectionOf(engine, async (job) => statements(job, { share }));
        return runTransaction(connection, async () => run(connection));
      }),
    listen: async ({ channel, onMessage }) => inTurn(async () => engine.listen(channel, onMessage)),
    reopen: () => {},
    async close() {
      await engine.close();
      await unlock?.();
    },
  };
  return folder === undefined ? driver : withDiskReserve(driver, () => freeBytesOf(folder));
}
