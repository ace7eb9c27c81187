import { contentMinutes } from '@server/data/posts/documentColumns';
import * as v from 'valibot';
import {
  applyFunctions,
  type DatabaseFunction,
  hasTable,
  readChanged,
  readFunctions,
} from './databaseFunctions';
import type { Connection, Driver, RunQuery } from './driver';
import { giveBlockIds } from './giveBlockIds';

/** Of posts that are read at once: each content can have more than a megabyte. */
const batch = 50;

const rows = v.array(v.object({ post_id: v.string(), content: v.string() }));

/** Stores how many minutes it takes to read each of the stored posts. */
export async function giveMinutes(query: RunQuery) {
  const next = `SELECT post_id, content FROM post_contents WHERE post_id > $1
    ORDER BY post_id LIMIT ${batch}`;
  const update = `UPDATE posts SET minutes = found.minutes
    FROM unnest($1::text[], $2::integer[]) AS found (id, minutes)
    WHERE posts.id = found.id AND posts.minutes <> found.minutes`;
  let last: string | undefined = '';
  while (last !== undefined) {
    const found: v.InferOutput<typeof rows> = v.parse(rows, await query(next, [last], 'objects'));
    const ids = found.map(({ post_id: id }) => id);
    const minutes = found.map(({ content }) => contentMinutes(content));
    await query(update, [ids, minutes], 'objects');
    last = ids.at(-1);
  }
}

/** The migrations by file name. New ones are added; released ones don't change. */
const files = import.meta.glob<string>('../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What SQL can't express runs in the same transaction. */
const steps: readonly Migration[] = [
  { name: '0014_block_ids', run: giveBlockIds },
  { name: '0050_reading_time_of_posts', run: giveMinutes },
];

export type Migration = { name: string } & (
  | { script: string }
  | { run: (query: RunQuery) => Promise<void> }
);

/** All migrations, oldest first. */
export function readMigrations(): Migration[] {
  const scripts = Object.entries(files).map(([path, script]) => ({
    name: path.replace('../migrations/', ''),
    script,
  }));
  return [...scripts, ...steps].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The same number in all processes: only one at a time migrates a database. */
const lockId = 7_310_451;

const nameRows = v.array(v.object({ name: v.string() }));

/** The names of the migrations that a database has. */
export async function readApplied(query: RunQuery) {
  if (!(await hasTable(query, 'schema_migrations'))) return new Set<string>();
  const rows = await query('SELECT name FROM schema_migrations', [], 'objects');
  return new Set(v.parse(nameRows, rows).map(({ name }) => name));
}

async function readPending(query: RunQuery, migrations: readonly Migration[]) {
  const applied = await readApplied(query);
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].find((name) => !names.has(name));
  if (unknown) {
    throw new Error(`The database belongs to a newer version: it has the migration ${unknown}.`);
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/**
 * Functions need all tables. With fewer migrations, such as those of an older backup, the functions are those of the
 * migrations.
 */
function functionsFor(migrations: readonly Migration[], functions: readonly DatabaseFunction[]) {
  const names = new Set(migrations.map(({ name }) => name));
  return readMigrations().every(({ name }) => names.has(name)) ? functions : [];
}

/** Brings tables and functions up to date in the transaction of the caller. */
export async function applyMigrations(
  connection: Connection,
  migrations: readonly Migration[],
  functions: readonly DatabaseFunction[] = readFunctions(),
) {
  const { query, script } = connection;
  await query('SELECT pg_advisory_xact_lock($1)', [lockId], 'objects');
  await script(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const pending = await readPending(query, migrations);
  for (const migration of pending) {
    await ('script' in migration ? script(migration.script) : migration.run(query));
    const text = 'INSERT INTO schema_migrations (name) VALUES ($1)';
    await query(text, [migration.name], 'objects');
  }
  const wanted = functionsFor(migrations, functions);
  // A migration can have replaced any of them.
  const changed = pending.length > 0 ? wanted : await readChanged(query, wanted);
  if (changed.length > 0) await applyFunctions(connection, changed);
}

/** Brings tables and functions up to date: all missing migrations and changed functions in one transaction. */
export async function migrate(
  { query, transaction }: Pick<Driver, 'query' | 'transaction'>,
  migrations: readonly Migration[] = readMigrations(),
  functions: readonly DatabaseFunction[] = readFunctions(),
) {
  const pending = await readPending(query, migrations);
  const changed = await readChanged(query, functionsFor(migrations, functions));
  if (pending.length === 0 && changed.length === 0) return;
  await transaction(async (connection) => applyMigrations(connection, migrations, functions));
}
