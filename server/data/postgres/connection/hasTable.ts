import * as v from 'valibot';
import type { RunQuery } from './driver';

const found = v.tuple([v.object({ exists: v.boolean() })]);

export async function hasTable(query: RunQuery, name: string) {
  const text = 'SELECT to_regclass($1) IS NOT NULL AS exists';
  const [{ exists }] = v.parse(found, await query(text, [name], 'objects'));
  return exists;
}
