import { expect, test } from 'vitest';
import { createBodyBudget } from './bodyBudget';

test('a client gets a quarter of the budget, with all its requests together', () => {
  const budget = createBodyBudget(400);
  const first = budget.open('a');
  expect(first.take(60)).toBe(true);
  expect(budget.open('a').take(41)).toBe(false);
  expect(budget.open('a').take(40)).toBe(true);
  expect(budget.open('b').take(100)).toBe(true);
  first.release();
  expect(budget.open('a').take(60)).toBe(true);
});

test('all clients together do not get more than the budget', () => {
  const budget = createBodyBudget(400);
  const shares = ['a', 'b', 'c', 'd', 'e'].map((client) => budget.open(client));
  expect(shares.map((share) => share.take(90))).toEqual([true, true, true, true, false]);
  shares[0]?.release();
  expect(shares[4]?.take(90)).toBe(true);
});
