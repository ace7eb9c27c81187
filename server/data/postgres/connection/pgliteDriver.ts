import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { freeBytesOf, withDiskReserve } from './diskReserve';
import type { Connection, Driver } from './driver';
import { lockFolder } from './folderLock';

/** PGlite answers in microtasks, so without this a loop of queries delays timers and signals. */
function nextTask() {
  return new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
}

async function yielding<Result>(work: Promise<Result>) {
  try {
    return await work;
  } finally {
    await nextTask();
  }
}

function connectionOf(database: Pick<PGlite, 'query' | 'exec'>): Connection {
  return {
    async query(text, parameters, rows) {
      const rowMode = rows === 'arrays' ? 'array' : 'object';
      const result = await database.query<unknown>(text, parameters, { rowMode });
      return result.rows;
    },
    script: async (text) => void (await database.exec(text)),
  };
}

type Place = {
  /** Where the database is stored; without a folder it is in memory. */
  folder?: string | undefined;
  /** A copy of a database that a new one starts with. */
  template?: Blob;
};

async function openDatabase({ folder, template }: Place) {
  // PGlite prepares a new database for seconds before it creates the folder.
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  return PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(template ? { loadDataDir: template } : {}),
    extensions: { trigrams },
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
  const { query } = connectionOf(database);
  const driver: Driver = {
    kind: 'pglite',
    query: async (...input) => yielding(query(...input)),
    transaction: async (run) =>
      yielding(database.transaction(async (transaction) => run(connectionOf(transaction)))),
    listen: async ({ channel, onMessage }) => {
      const unlisten = await database.listen(channel, onMessage);
      return async () => unlisten();
    },
    async close() {
      await database.close();
      await unlock?.();
    },
  };
  return folder === undefined ? driver : withDiskReserve(driver, () => freeBytesOf(folder));
}
