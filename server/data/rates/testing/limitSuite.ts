import type { Clock } from '@server/lib/clock';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { expect, test } from 'vitest';
import type { Limits } from '../limitPort';

const twice = { most: 2, within: 60_000 };
const allowed = { allowed: true, wait: 0 };

type Make = (clock: Clock) => Promise<Limits>;

function testCorrections(make: Make) {
  test('uses are given back, but not more than there were', async () => {
    const limits = await make(createTestClock());
    const use = (key: string, amount = 1) => ({ key, limit: twice, amount });
    await limits.take('ada', twice, 2);
    await limits.take('grace', twice, 2);
    await limits.giveBack([use('ada'), use('grace'), use('grace'), use('nobody')]);
    expect(await limits.take('ada', twice)).toEqual(allowed);
    expect((await limits.take('ada', twice)).allowed).toBe(false);
    expect(await limits.take('grace', twice, 2)).toEqual(allowed);
    await limits.giveBack([use('grace', 9)]);
    expect(await limits.take('grace', twice, 2)).toEqual(allowed);
    expect((await limits.take('grace', twice)).allowed).toBe(false);
    await limits.giveBack([]);
  });

  test('a time that starts in the future, after the clock was ahead, starts now', async () => {
    const year = 365 * 24 * 60 * 60_000;
    const clock = createTestClock();
    const limits = await make(clock);
    clock.advance(year);
    await limits.take('ada', twice, 2);
    await limits.take('grace', twice, 1);
    clock.advance(-year);
    expect(await limits.take('ada', twice)).toEqual({ allowed: false, wait: 60_000 });
    expect(await limits.take('grace', twice)).toEqual(allowed);
    clock.advance(60_000);
    expect(await limits.take('ada', twice, 2)).toEqual(allowed);
    expect(await limits.take('grace', twice, 2)).toEqual(allowed);
  });
}

/** Tests for every adapter of the limits port. */
export function testLimits(make: Make) {
  testCorrections(make);

  test('after the last use a key waits until the time ends', async () => {
    const clock = createTestClock();
    const limits = await make(clock);
    expect(await limits.take('ada', twice)).toEqual(allowed);
    clock.advance(20_000);
    expect(await limits.take('ada', twice)).toEqual(allowed);
    expect(await limits.take('ada', twice)).toEqual({ allowed: false, wait: 40_000 });
    clock.advance(40_000);
    expect(await limits.take('ada', twice)).toEqual(allowed);
    expect(await limits.take('ada', twice)).toEqual(allowed);
    expect(await limits.take('ada', twice)).toEqual({ allowed: false, wait: 60_000 });
  });

  test('keys count separately, and a key can start again', async () => {
    const limits = await make(createTestClock());
    await limits.take('ada', twice, 2);
    expect(await limits.take('grace', twice)).toEqual(allowed);
    await limits.reset('ada');
    expect(await limits.take('ada', twice)).toEqual(allowed);
  });

  test('of uses in order, the first one at its limit and those after it are not counted', async () => {
    const clock = createTestClock();
    const limits = await make(clock);
    const uses = ['client', 'account'].map((key) => ({ key, limit: twice }));
    expect(await limits.takeInOrder(uses)).toEqual(allowed);
    clock.advance(10_000);
    await limits.take('client', twice);
    expect(await limits.takeInOrder(uses)).toEqual({ allowed: false, wait: 50_000 });
    expect(await limits.take('account', twice)).toEqual(allowed);
    await limits.reset('client');
    expect(await limits.takeInOrder(uses)).toEqual({ allowed: false, wait: 50_000 });
    expect(await limits.take('client', twice)).toEqual(allowed);
    expect((await limits.take('client', twice)).allowed).toBe(false);
  });

  test('of uses in order, those after one that is too large are not counted', async () => {
    const limits = await make(createTestClock());
    const uses = ['files', 'bytes', 'others'].map((key) => ({ key, limit: twice, amount: 2 }));
    const tooLarge = uses.map((use) => (use.key === 'bytes' ? { ...use, amount: 3 } : use));
    expect(await limits.takeInOrder(tooLarge)).toEqual({ allowed: false, wait: 60_000 });
    expect((await limits.take('files', twice)).allowed).toBe(false);
    expect(await limits.takeInOrder(uses.slice(1))).toEqual(allowed);
  });

  test('of parallel uses in order only as many as allowed succeed', async () => {
    const limits = await make(createTestClock());
    const uses = ['client', 'account'].map((key) => ({ key, limit: twice }));
    const taken = await Promise.all(Array.from({ length: 9 }, () => limits.takeInOrder(uses)));
    expect(taken.filter((use) => use.allowed)).toHaveLength(2);
  });

  test('an amount that is too large is not counted', async () => {
    const limits = await make(createTestClock());
    expect(await limits.take('ada', twice, 3)).toEqual({ allowed: false, wait: 60_000 });
    await limits.take('ada', twice);
    expect((await limits.take('ada', twice, 2)).allowed).toBe(false);
    expect((await limits.take('ada', twice)).allowed).toBe(true);
  });

  test('of parallel uses only as many as allowed succeed', async () => {
    const limits = await make(createTestClock());
    const uses = await Promise.all(Array.from({ length: 9 }, () => limits.take('ada', twice)));
    expect(uses.filter((use) => use.allowed)).toHaveLength(2);
  });

  test('a large amount, such as bytes, is counted', async () => {
    const limits = await make(createTestClock());
    const bytes = { most: 10_000_000_000, within: 60_000 };
    expect((await limits.take('ada', bytes, 6_000_000_000)).allowed).toBe(true);
    expect((await limits.take('ada', bytes, 6_000_000_000)).allowed).toBe(false);
    expect((await limits.take('ada', bytes, 4_000_000_000)).allowed).toBe(true);
  });
}
