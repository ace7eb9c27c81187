import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Connection, RunQuery } from './driver';

const found = v.tuple([v.object({ exists: v.boolean() })]);

export async function hasTable(query: RunQuery, name: string) {
  const text = 'SELECT to_regclass($1) IS NOT NULL AS exists';
  const [{ exists }] = v.parse(found, await query(text, [name], 'objects'));
  return exists;
}

/** A file per topic with the present texts of its functions, between empty lines. */
const files = import.meta.glob<string>('../functions/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A function of the database. Its script creates it or replaces its text. */
export type DatabaseFunction = { name: string; script: string };

/** All functions in the order of their names. */
export function readFunctions(): DatabaseFunction[] {
  return Object.values(files)
    .flatMap((texts) => texts.trim().split('\n\n'))
    .map((text) => ({ name: /FUNCTION (\w+)/.exec(text)?.[1] ?? '', script: `${text}\n` }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const hashOf = ({ script }: DatabaseFunction) => createHash('sha256').update(script).digest('hex');

const hashRows = v.array(v.object({ name: v.string(), hash: v.string() }));

/** The functions that a database doesn't have, or has with another text. */
export async function readChanged(query: RunQuery, functions: readonly DatabaseFunction[]) {
  if (!(await hasTable(query, 'schema_functions'))) return functions;
  const rows = await query('SELECT name, hash FROM schema_functions', [], 'objects');
  const hashes = new Map(v.parse(hashRows, rows).map(({ name, hash }) => [name, hash]));
  return functions.filter((one) => hashes.get(one.name) !== hashOf(one));
}

/** Gives functions their present text, and stores which one it is. */
export async function applyFunctions(
  { query, script }: Connection,
  functions: readonly DatabaseFunction[],
) {
  await script(
    'CREATE TABLE IF NOT EXISTS schema_functions (name text PRIMARY KEY, hash text NOT NULL)',
  );
  const text = `INSERT INTO schema_functions (name, hash) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET hash = excluded.hash`;
  for (const one of functions) {
    await script(one.script);
    await query(text, [one.name, hashOf(one)], 'objects');
  }
}
