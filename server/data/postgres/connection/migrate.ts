import * as v from 'valibot';
import type { Connection, Driver, RunQuery } from './driver';
import { giveBlockIds } from './giveBlockIds';
import { giveMinutes } from './giveMinutes';

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

const tableRows = v.tuple([v.object({ exists: v.boolean() })]);
const nameRows = v.array(v.object({ name: v.string() }));

/** The names of the migrations that a database has. */
export async function readApplied(query: RunQuery) {
  const check = "SELECT to_regclass('schema_migrations') IS NOT NULL AS exists";
  const [{ exists }] = v.parse(tableRows, await query(check, [], 'objects'));
  if (!exists) return new Set<string>();
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

/** Brings the tables up to date in the transaction of the caller. */
export async function applyMigrations(
  { query, script }: Connection,
  migrations: readonly Migration[],
) {
  await query('SELECT pg_advisory_xact_lock($1)', [lockId], 'objects');
  await script(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  for (const migration of await readPending(query, migrations)) {
    await ('script' in migration ? script(migration.script) : migration.run(query));
    const text = 'INSERT INTO schema_migrations (name) VALUES ($1)';
    await query(text, [migration.name], 'objects');
  }
}

/** Brings the tables up to date: all missing migrations in one transaction. */
export async function migrate(
  { query, transaction }: Pick<Driver, 'query' | 'transaction'>,
  migrations: readonly Migration[] = readMigrations(),
) {
  if ((await readPending(query, migrations)).length === 0) return;
  await transaction(async (connection) => applyMigrations(connection, migrations));
}
