import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { freeBytesOf, withDiskReserve } from './diskReserve';
import type { Connection, Driver } from './driver';
import { lockFolder } from './folderLock';
import { unpackTemplate } from './unpackTemplate';

function nextTask() {
  return new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
}

type RunInTurn = <Result>(job: () => Promise<Result>) => Promise<Result>;

/**
 * Runs jobs one after the other. PGlite answers in microtasks, also what has waited for it, so without a turn
 * of the event loop between two jobs timers and other requests wait for all of them.
 */
function createTurns(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve();
  return async (job) => {
    const result = last.then(job);
    last = result.then(nextTask, nextTask);
    return result;
  };
}

function connectionOf(database: Pick<PGlite, 'query' | 'exec'>, inTurn: RunInTurn): Connection {
  return {
    query: async (text, parameters, rows) =>
      inTurn(async () => {
        const rowMode = rows === 'arrays' ? 'array' : 'object';
        const result = await database.query<unknown>(text, parameters, { rowMode });
        return result.rows;
      }),
    script: async (text) => inTurn(async () => void (await database.exec(text))),
  };
}

/** Without a folder the database is in memory. A new one starts as a copy of the template. */
type Place =
  | { folder: string /** A compressed tar file. */; template?: string | undefined }
  | { folder?: undefined; template?: Blob };

/** All of it is in memory from the start, and the system keeps files in its own memory as well. */
const sharedBuffers = ['-c', 'shared_buffers=32MB'];

async function placeOptions(place: Place) {
  if (place.folder === undefined) return place.template ? { loadDataDir: place.template } : {};
  if (place.template !== undefined) await unpackTemplate(place.template, place.folder);
  // PGlite prepares a new database for seconds before it creates the folder.
  await mkdir(place.folder, { recursive: true });
  return { dataDir: place.folder };
}

async function openDatabase(place: Place) {
  return PGlite.create({
    ...(await placeOptions(place)),
    extensions: { trigrams },
    startParams: [...PGlite.defaultStartParams, ...sharedBuffers],
  });
}

/** Postgres in this process. */
export async function openPglite(place: Place): Promise<Driver> {
  const { folder } = place;
  const unlock = folder === undefined ? null : await lockFolder(folder);
  const database = await openDatabase(place).catch(async (error: unknown) => {
    await unlock?.();
    // PGlite's own error can be without a message.
    throw new Error(`The database in ${folder ?? 'memory'} can’t be opened.`, { cause: error });
  });
  const inTurn = createTurns();
  const driver: Driver = {
    kind: 'pglite',
    query: connectionOf(database, inTurn).query,
    transaction: async (run) =>
      inTurn(async () =>
        database.transaction(async (transaction) => run(connectionOf(transaction, createTurns()))),
      ),
    listen: async ({ channel, onMessage }) => {
      const unlisten = await database.listen(channel, onMessage);
      return async () => unlisten();
    },
    reopen: () => {},
    async close() {
      await database.close();
      await unlock?.();
    },
  };
  return folder === undefined ? driver : withDiskReserve(driver, () => freeBytesOf(folder));
}
