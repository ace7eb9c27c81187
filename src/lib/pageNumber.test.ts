import { expect, test } from 'vitest';
import { pageOf, withPage } from './pageNumber';

test.each([
  ['', 0],
  ['page=3', 2],
  ['page=two', 0],
])('the address "%s" asks for page %i, counted from 0', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page);
});

test('another page keeps the other parameters, and the first page has no parameter', () => {
  const params = new URLSearchParams('tag=bread&page=2');
  expect(withPage(params, 2).toString()).toBe('tag=bread&page=3');
  expect(withPage(params, 0).toString()).toBe('tag=bread');
});
