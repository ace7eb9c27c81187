import { expect, test } from 'vitest';
import { createBodyBudget } from './bodyBudget';

const visitor = (client: string) => ({ group: 'visitors', client });

test('a client gets a quarter of the budget, with all its requests together', () => {
  const budget = createBodyBudget({ large: 400 });
  const first = budget.open(visitor('a'));
  expect(first.take(60, 'large')).toBe(true);
  expect(budget.open(visitor('a')).take(41, 'large')).toBe(false);
  expect(budget.open(visitor('a')).take(40, 'large')).toBe(true);
  expect(budget.open(visitor('b')).take(100, 'large')).toBe(true);
  first.release();
  expect(budget.open(visitor('a')).take(60, 'large')).toBe(true);
});

test('all clients together do not get more than the budget', () => {
  const budget = createBodyBudget({ large: 400 });
  const shares = ['a', 'b', 'c', 'd', 'e'].map((client) => budget.open(visitor(client)));
  const taken = shares.map((share) => share.take(90, 'large'));
  expect(taken).toEqual([true, true, true, true, false]);
  shares[0]?.release();
  expect(shares[4]?.take(90, 'large')).toBe(true);
});

test('large bodies do not keep small ones out', () => {
  const budget = createBodyBudget({ large: 400, small: 400 });
  for (const client of ['a', 'b', 'c', 'd']) budget.open(visitor(client)).take(100, 'large');
  expect(budget.open(visitor('e')).take(1, 'large')).toBe(false);
  expect(budget.open(visitor('a')).take(100, 'small')).toBe(true);
});

test('a released share takes no more', () => {
  const share = createBodyBudget().open(visitor('a'));
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
  const first = budget.open(visitor('a')).arrive('small', async () => {
    await body.opened;
    return 'first';
  });
  void budget.open(visitor('a')).arrive('small', never);
  const third = async () => budget.open(visitor('a')).arrive('small', async () => 'third');
  await expect(third()).rejects.toMatchObject({ status: 503, details: { retryAfter: 10 } });
  expect(await budget.open(visitor('b')).arrive('small', async () => 'other')).toBe('other');
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
  const slow = budget.open(visitor('a')).arrive('small', never);
  for (const expire of expiries) expire();
  await expect(slow).rejects.toMatchObject({ status: 503 });
  expect(await budget.open(visitor('a')).arrive('small', async () => 'next')).toBe('next');
});

test('a large body may arrive as long as enough of it arrives in each time', async () => {
  const expiries: (() => void)[] = [];
  const startTimer = (expire: () => void) => {
    expiries.push(expire);
    return () => {};
  };
  const budget = createBodyBudget({ leastArriving: 100, startTimer });
  const share = budget.open(visitor('a'));
  let isRefused = false;
  const arriving = share.arrive('large', never).catch((failure: unknown) => {
    isRefused = true;
    throw failure;
  });
  for (let time = 0; time < 5; time += 1) {
    share.take(100, 'large');
    expiries.pop()?.();
    await Promise.resolve();
  }
  expect(isRefused).toBe(false);
  share.take(99, 'large');
  expiries.pop()?.();
  await expect(arriving).rejects.toMatchObject({ status: 503, details: { retryAfter: 10 } });
  expect(expiries).toEqual([]);
});

test('large bodies that are on their way do not count as small ones', async () => {
  const budget = createBodyBudget({ mostArriving: 1, startTimer: () => () => undefined });
  void budget.open(visitor('a')).arrive('large', never);
  const another = budget.open(visitor('a')).arrive('large', async () => 'large');
  await expect(another).rejects.toMatchObject({ status: 503 });
  expect(await budget.open(visitor('a')).arrive('small', async () => 'small')).toBe('small');
});

test('members have parts of their own, also behind the same address', () => {
  const budget = createBodyBudget({ large: 400 });
  const member = (client: string) => ({ group: 'members', client });
  expect(budget.open(member('ada')).take(100, 'large')).toBe(true);
  expect(budget.open(member('ada')).take(1, 'large')).toBe(false);
  expect(budget.open(member('ben')).take(100, 'large')).toBe(true);
});
