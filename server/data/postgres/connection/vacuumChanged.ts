import * as v from 'valibot';
import type { Driver } from './driver';

/**
 * As in Postgres itself: a table is vacuumed after so many removed rows. PGlite forgets the statistics when it is
 * closed, but not how many rows the last vacuum found.
 */
const many = 'greatest(1000, n_live_tup / 5, reltuples / 5)';
/** New rows count too while a table has at most so many bytes. */
const small = 128 * 1024 ** 2;

const names = v.array(v.object({ name: v.string() }));

/**
 * PGlite has no background processes that make the space of removed rows free again. Vacuums the changed
 * tables one after the other; other statements come between two of them. What was vacuumed before is hardly read
 * again, so vacuuming new rows early makes the next time short.
 */
export async function vacuumChanged({ kind, query }: Pick<Driver, 'kind' | 'query'>) {
  if (kind !== 'pglite') return;
  // Otherwise what has changed just now is counted a second later.
  await query('SELECT pg_stat_force_next_flush()', [], 'objects');
  const changed = await query(
    `SELECT quote_ident(stats.relname) AS name
      FROM pg_stat_user_tables AS stats JOIN pg_class ON oid = relid
      WHERE schemaname = 'public' AND (n_dead_tup >= ${many}
        OR (n_ins_since_vacuum >= ${many} AND pg_total_relation_size(relid) <= ${small}))
      ORDER BY stats.relname`,
    [],
    'objects',
  );
  for (const { name } of v.parse(names, changed)) await query(`VACUUM ${name}`, [], 'objects');
}
