import { testLimits } from '@server/data/rates/testing/limitSuite';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { expect, test } from 'vitest';
import { createMemoryLimits } from './memoryLimits';

const twice = { most: 2, within: 60_000 };

testLimits(async (clock) => createMemoryLimits(clock));

test('the number of keys is bounded: expired ones are removed first, then the oldest', async () => {
  const clock = createTestClock();
  const limits = createMemoryLimits(clock, 3);
  await limits.take('long', { most: 1, within: 100_000 });
  await limits.take('short', { most: 1, within: 1000 });
  await limits.take('newest', { most: 1, within: 100_000 });
  clock.advance(1000);
  await limits.take('one more', twice);
  expect(limits.size()).toBe(3);
  expect((await limits.take('long', twice, 2)).allowed).toBe(false);
  await limits.take('and another', twice);
  expect(limits.size()).toBe(3);
  expect((await limits.take('newest', { most: 1, within: 100_000 })).allowed).toBe(false);
  expect((await limits.take('long', twice)).allowed).toBe(true);
});
