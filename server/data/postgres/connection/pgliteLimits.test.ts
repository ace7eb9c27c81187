import { testLimits } from '@server/data/rates/testing/limitSuite';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { beforeAll, expect, test } from 'vitest';
import { createSqlLimits } from '../../rates/sql/sqlLimits';
import { createSqlStore } from '../queries/sqlStore';
import { testDatabase } from '../testing/testDatabase';

beforeAll(async () => void (await testDatabase('pglite')));

async function emptyStore() {
  const { driver, empty } = await testDatabase('pglite');
  await empty();
  return createSqlStore(driver);
}

testLimits(async (clock) => createSqlLimits(await emptyStore(), clock));

test('windows that have ended are swept', async () => {
  const clock = createTestClock();
  const limits = createSqlLimits(await emptyStore(), clock);
  await limits.take('short', { most: 1, within: 1000 });
  await limits.take('long', { most: 1, within: 2000 });
  clock.advance(1000);
  expect(await limits.sweep()).toBe(1);
  expect(await limits.sweep()).toBe(0);
  expect((await limits.take('long', { most: 1, within: 2000 })).allowed).toBe(false);
});
