import { expect, test } from 'vitest';
import { createBodyBudget } from './bodyBudget';

test('a client gets a quarter of the budget, with all its requests together', () => {
  const budget = createBodyBudget({ large: 400 });
  const first = budget.open('a');
  expect(first.take(60, 'large')).toBe(true);
  expect(budget.open('a').take(41, 'large')).toBe(false);
  expect(budget.open('a').take(40, 'large')).toBe(true);
  expect(budget.open('b').take(100, 'large')).toBe(true);
  first.release();
  expect(budget.open('a').take(60, 'large')).toBe(true);
});

test('all clients together do not get more than the budget', () => {
  const budget = createBodyBudget({ large: 400 });
  const shares = ['a', 'b', 'c', 'd', 'e'].map((client) => budget.open(client));
  const taken = shares.map((share) => share.take(90, 'large'));
  expect(taken).toEqual([true, true, true, true, false]);
  shares[0]?.release();
  expect(shares[4]?.take(90, 'large')).toBe(true);
});

test('large bodies do not keep small ones out', () => {
  const budget = createBodyBudget({ large: 400, small: 400 });
  for (const client of ['a', 'b', 'c', 'd']) budget.open(client).take(100, 'large');
  expect(budget.open('e').take(1, 'large')).toBe(false);
  expect(budget.open('a').take(100, 'small')).toBe(true);
});

test('a released share takes no more', () => {
  const share = createBodyBudget().open('a');
  share.release();
  expect(share.take(1, 'small')).toBe(false);
});

function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

const never = () => new Promise<never>(() => {});

test('a client has a limited number of small bodies on their way, and others have their own', async () => {
  const budget = createBodyBudget({ mostArriving: 2, startTimer: () => () => undefined });
  const body = createGate();
  const first = budget.open('a').arrive(async () => {
    await body.opened;
    return 'first';
  });
  void budget.open('a').arrive(never);
  const third = async () => budget.open('a').arrive(async () => 'third');
  await expect(third()).rejects.toMatchObject({ status: 503, details: { retryAfter: 10 } });
  expect(await budget.open('b').arrive(async () => 'other')).toBe('other');
  body.open();
  expect(await first).toBe('first');
  expect(await third()).toBe('third');
});

test('a small body that takes too long is refused', async () => {
  const expiries: (() => void)[] = [];
  const startTimer = (expire: () => void) => {
    expiries.push(expire);
    return () => {};
  };
  const budget = createBodyBudget({ mostArriving: 1, startTimer });
  const slow = budget.open('a').arrive(never);
  for (const expire of expiries) expire();
  await expect(slow).rejects.toMatchObject({ status: 503 });
  expect(await budget.open('a').arrive(async () => 'next')).toBe('next');
});
