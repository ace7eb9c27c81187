import { expect, test } from 'vitest';
import { pageNumberOf, readHubQuery } from './hubQuery';
import { hubPath } from './pages';

const read = (search: string) => readHubQuery(new URLSearchParams(search));

test('reads term, tag and page from the URL', () => {
  expect(read('q=%20slow%20bread%20&page=2')).toEqual({ q: 'slow bread', tag: '', page: 2 });
  expect(read('tag=night%20trains')).toEqual({ q: '', tag: 'night trains', page: 1 });
});

test('a search term takes precedence over a tag', () => {
  expect(read('q=bread&tag=soil')).toEqual({ q: 'bread', tag: '', page: 1 });
  expect(read('q=%20&tag=soil')).toEqual({ q: '', tag: 'soil', page: 1 });
});

test.each([
  { q: '', tag: 'c++ & more?', page: 1 },
  { q: 'slow bread', tag: '', page: 3 },
])('%j is the same after writing it to a URL and reading it back', (query) => {
  const { searchParams } = new URL(hubPath(query), 'https://site.example');
  expect(readHubQuery(searchParams)).toEqual(query);
});

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
