import { expect, test } from 'vitest';
import { dropIndex } from './reorderByPointer';

/** Five blocks of 100 pixels. */
const blocks = [0, 100, 200, 300, 400].map((top) => {
  const block = document.createElement('div');
  block.getBoundingClientRect = () => new DOMRect(0, top, 300, 100);
  return block;
});

test.each([
  [2, 249, 2],
  [2, 149, 1],
  [2, 349, 2],
  [2, 351, 3],
  [2, -50, 0],
  [2, 900, 4],
  [0, 151, 1],
  [4, 349, 3],
])('block %i dropped at %i gets the index %i', (from, y, to) => {
  expect(dropIndex(blocks, from, y)).toBe(to);
});
