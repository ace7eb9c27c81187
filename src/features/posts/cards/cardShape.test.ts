import { expect, test } from 'vitest';
import { cardShape } from './cardShape';

/** How many cells of the grid the cards take. */
function cellsOf(count: number) {
  const shapes = Array.from({ length: count }, (_, index) => cardShape({ index, count }));
  return shapes.reduce((cells, shape) => cells + (shape === 'wide' ? 2 : 1), 0);
}

test.each([2, 3, 5, 6, 20])('%i posts fill rows of three', (count) => {
  expect(cellsOf(count) % 3).toBe(0);
});

test.each([1, 4, 19])('%i posts have the usual cards, because a wide one fills no row', (count) => {
  expect(cellsOf(count)).toBe(count);
});

test('the picture beside the wide one is as high', () => {
  expect(cardShape({ index: 1, count: 20 })).toBe('tall');
  expect(cardShape({ index: 2, count: 20 })).toBe('usual');
});
