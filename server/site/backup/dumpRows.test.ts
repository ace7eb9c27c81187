import type { RunQuery } from '@server/data/postgres/connection/driver';
import { expect, test } from 'vitest';
import { dumpRows } from './dumpRows';
import { tablesToBackUp } from './tables';

type Tables = { count: number; length: number };

/** A database whose tables have so many rows of this length. */
function tablesOf({ count, length }: Tables) {
  const fetched: number[] = [];
  let left = 0;
  const query: RunQuery = async (text) => {
    if (text.startsWith('DECLARE')) left = count;
    const asked = Number(/^FETCH (\d+)/.exec(text)?.[1] ?? 0);
    if (asked > 0) fetched.push(asked);
    const rows = Math.min(asked, left);
    left -= rows;
    return Array.from({ length: rows }, () => ({ line: 'a'.repeat(length) }));
  };
  return { query, fetched };
}

async function dump(given: Tables) {
  const { query, fetched } = tablesOf(given);
  const parts: number[] = [];
  const tables = await dumpRows(query, async (_, content) => void parts.push(content.length));
  expect(tables.map(({ rows }) => rows)).toEqual(tablesToBackUp.map(() => given.count));
  return { most: Math.max(...fetched), largestPart: Math.max(...parts) };
}

test('rows of a megabyte are read and written one at a time', async () => {
  const length = 1024 * 1024;
  expect(await dump({ count: 3, length })).toEqual({ most: 1, largestPart: length });
});

test('short rows are read many at a time', async () => {
  expect(await dump({ count: 200, length: 10 })).toMatchObject({ most: 100 });
});
