import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { databaseTemplate } from '../../../../scripts/databaseTemplate.mjs';
import { readFunctions } from '../connection/databaseFunctions';
import { applyMigrations, readMigrations } from '../connection/migrate';

/** An empty database for `loadDataDir`: creating one takes seconds, loading it much less. */
export async function readPgliteTemplate() {
  return new Blob([new Uint8Array(gunzipSync(await readFile(databaseTemplate())))]);
}

async function createMigratedTemplate() {
  const database = await PGlite.create({
    loadDataDir: await readPgliteTemplate(),
    extensions: { trigrams },
  });
  const connection = {
    query: async (text: string, parameters: readonly unknown[]) =>
      (await database.query<unknown>(text, [...parameters])).rows,
    script: async (text: string) => void (await database.exec(text)),
  };
  await applyMigrations(connection, readMigrations());
  const dump = await database.dumpDataDir('none');
  await database.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/** A migrated database without rows, which is created again when a migration or a function has changed. */
export async function readMigratedTemplate() {
  // Steps that are not SQL change nothing in a database without rows.
  const scripts = JSON.stringify([readMigrations(), readFunctions()]);
  const hash = createHash('sha256').update(scripts).digest('hex').slice(0, 16);
  const file = databaseTemplate().replace('.tar.gz', `-${hash}.tar`);
  if (!existsSync(file)) {
    // Another worker can be doing the same.
    const unfinished = `${file}.${crypto.randomUUID()}`;
    await writeFile(unfinished, await createMigratedTemplate());
    await rename(unfinished, file);
  }
  return new Blob([new Uint8Array(await readFile(file))]);
}
