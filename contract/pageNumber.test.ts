import { expect, test } from 'vitest';
import { pageNumberOf } from './pageNumber';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=3', 3],
  ['page=50000', 50_000],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=999999999', 1],
])('the address "%s" asks for page %i', (search, page) => {
  expect(pageNumberOf(new URLSearchParams(search))).toBe(page);
});
