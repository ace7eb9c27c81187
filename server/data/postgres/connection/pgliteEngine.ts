import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Connection } from './driver';

/** Postgres in WebAssembly, in this thread or another one. It has one session. */
export type Engine = Connection & {
  /** Returns a function that stops listening. */
  listen(channel: string, onMessage: (message: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** Without a folder the database is in memory, as a copy of the template. */
export type EnginePlace = { folder: string } | { folder?: undefined; template?: Blob | undefined };

/** All of it is in memory from the start, and the system caches files as well. */
const sharedBuffers = ['-c', 'shared_buffers=32MB'];

async function placeOptions(place: EnginePlace) {
  if (place.folder === undefined) return place.template ? { loadDataDir: place.template } : {};
  // PGlite prepares a new database for seconds before it creates the folder.
  await mkdir(place.folder, { recursive: true });
  return { dataDir: place.folder };
}

/** Opens the database in this thread, which every statement blocks. */
export async function openEngine(place: EnginePlace): Promise<Engine> {
  const database = await PGlite.create({
    ...(await placeOptions(place)),
    extensions: { trigrams },
    startParams: [...PGlite.defaultStartParams, ...sharedBuffers],
  });
  return {
    async query(text, parameters, rows) {
      const rowMode = rows === 'arrays' ? 'array' : 'object';
      return (await database.query<unknown>(text, parameters, { rowMode })).rows;
    },
    script: async (text) => void (await database.exec(text)),
    async listen(channel, onMessage) {
      const unlisten = await database.listen(channel, onMessage);
      return async () => unlisten();
    },
    close: async () => database.close(),
  };
}
