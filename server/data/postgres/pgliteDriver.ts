import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
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

async function openDatabase(folder: string | undefined) {
  const place = folder === undefined ? {} : { dataDir: folder };
  return PGlite.create({ ...place, extensions: { trigrams } });
}

/** Postgres in this process, stored in `folder` or, without one, in memory. */
export async function openPglite(folder: string | undefined): Promise<Driver> {
  const unlock = folder === undefined ? null : await lockFolder(folder);
  const database = await openDatabase(folder).catch(async (error: unknown) => {
    await unlock?.();
    throw error;
  });
  const { query } = connectionOf(database);
  return {
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
}
