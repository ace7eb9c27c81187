import { expect, test } from 'vitest';
import { isBegun } from './reading';

const blocks = ['a', 'b', 'c', 'd', 'e', 'f'].map((blockId) => ({ blockId }));

test.each([
  ['at the beginning', 'c', false],
  ['in the middle', 'd', true],
  ['at the end', 'e', false],
  ['at a block that is gone', 'x', false],
  ['at an unknown place', '', false],
] as const)('who stopped %s', (_, lastBlock, expected) => {
  expect(isBegun(blocks, lastBlock)).toBe(expected);
});

test('a short post is never begun', () => {
  expect(isBegun(blocks.slice(0, 4), 'd')).toBe(false);
});
