import { isTemporaryFailure } from '@server/core/temporaryFailure';
import { expect, test } from 'vitest';
import { freeBytesOf, withDiskReserve } from './diskReserve';
import type { Driver } from './driver';

function createDriver(free: { bytes: number }) {
  const statements: string[] = [];
  const query: Driver['query'] = async (text) => {
    statements.push(text);
    return [];
  };
  const driver: Driver = {
    kind: 'pglite',
    query,
    transaction: (run) => run({ query, script: async (text) => void statements.push(text) }),
    listen: async () => async () => {},
    close: async () => {},
  };
  return { ...withDiskReserve(driver, async () => free.bytes), statements };
}

const plenty = 2 ** 30;

test('on an almost full disk reads go on and changes fail as temporary', async () => {
  const free = { bytes: 2 ** 20 };
  const { query, transaction, statements } = createDriver(free);
  await query('select 1', [], 'objects');
  const insert = () => query('insert into likes default values', [], 'objects');
  const remove = () => transaction(({ script }) => script('delete from likes'));
  await expect(insert()).rejects.toSatisfy(isTemporaryFailure);
  await expect(remove()).rejects.toSatisfy(isTemporaryFailure);
  expect(statements).toEqual(['select 1']);
  free.bytes = plenty;
  await insert();
  await remove();
  expect(statements).toHaveLength(3);
});

test('the free space of a folder is known', async () => {
  expect(await freeBytesOf(import.meta.dirname)).toBeGreaterThan(0);
});
