import { expect, test } from 'vitest';
import { groupBy } from './groupBy';

test('items are grouped in their order, and groups are in the order of their first items', () => {
  const groups = groupBy([3, 1, 4, 1, 5], (number) => number % 2 === 0);
  expect([...groups]).toEqual([
    [false, [3, 1, 1, 5]],
    [true, [4]],
  ]);
});
