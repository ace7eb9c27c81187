import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/testDatabase';
import { vacuumChanged } from './vacuumChanged';

beforeAll(async () => void (await testDatabase('pglite')));

const size = v.tuple([v.object({ bytes: v.number() })]);

async function openTable() {
  const { driver, empty } = await testDatabase('pglite');
  await empty();
  const run = async (text: string) => driver.query(text, [], 'objects');
  return {
    driver,
    fill: async () =>
      run(`INSERT INTO limit_windows (key, uses, ends_at)
        SELECT repeat('key ', 50) || n, 1, 0 FROM generate_series(1, 3000) AS n`),
    clear: async () => run('DELETE FROM limit_windows'),
    async bytes() {
      const rows = await run("SELECT pg_relation_size('limit_windows')::integer AS bytes");
      return v.parse(size, rows)[0].bytes;
    },
  };
}

test('the space of removed rows is used again', async () => {
  const { driver, fill, clear, bytes } = await openTable();
  await fill();
  const full = await bytes();
  await clear();
  await vacuumChanged(driver);
  await fill();
  expect(await bytes()).toBeLessThan(full * 1.1);
  await clear();
  await vacuumChanged(driver);
  expect(await bytes()).toBeLessThan(full / 2);
});

test('tables that have hardly changed are left alone, and those of a Postgres server', async () => {
  const { driver, fill } = await openTable();
  await fill();
  await vacuumChanged(driver);
  const texts: string[] = [];
  const listening = async (text: string) => {
    texts.push(text);
    return [];
  };
  const query: typeof driver.query = async (text, ...rest) => {
    texts.push(text);
    return driver.query(text, ...rest);
  };
  await vacuumChanged({ kind: 'pglite', query });
  expect(texts.filter((text) => text.startsWith('VACUUM'))).toEqual([]);
  texts.length = 0;
  await vacuumChanged({ kind: 'postgres', query: listening });
  expect(texts).toEqual([]);
});
