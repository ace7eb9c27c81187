import { expect, test } from 'vitest';
import { createTestClock } from '../testing/createTestPorts';
import { createMemoryLimits } from './memoryLimits';

const twice = { most: 2, within: 60_000 };
const allowed = { allowed: true, wait: 0 };

test('after the last use a key waits until the time ends', async () => {
  const clock = createTestClock();
  const limits = createMemoryLimits(clock);
  expect(await limits.take('ada', twice)).toEqual(allowed);
  clock.advance(20_000);
  expect(await limits.take('ada', twice)).toEqual(allowed);
  expect(await limits.take('ada', twice)).toEqual({ allowed: false, wait: 40_000 });
  clock.advance(40_000);
  expect(await limits.take('ada', twice)).toEqual(allowed);
});

test('keys count separately, and a key can start again', async () => {
  const limits = createMemoryLimits(createTestClock());
  await limits.take('ada', twice, 2);
  expect(await limits.take('grace', twice)).toEqual(allowed);
  await limits.reset('ada');
  expect(await limits.take('ada', twice)).toEqual(allowed);
});

test('an amount that is too large is not counted', async () => {
  const limits = createMemoryLimits(createTestClock());
  await limits.take('ada', twice);
  expect((await limits.take('ada', twice, 2)).allowed).toBe(false);
  expect((await limits.take('ada', twice)).allowed).toBe(true);
});

test('of parallel uses only as many as allowed succeed', async () => {
  const limits = createMemoryLimits(createTestClock());
  const uses = await Promise.all(Array.from({ length: 9 }, () => limits.take('ada', twice)));
  expect(uses.filter((use) => use.allowed)).toHaveLength(2);
});

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
