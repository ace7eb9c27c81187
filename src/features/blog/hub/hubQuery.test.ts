import { expect, test } from 'vitest';
import { hubPath, postsQueryOf, readHubQuery, tagFrom } from './hubQuery';

const read = (search: string) => readHubQuery(new URLSearchParams(search));

test('term, tag and page are read from the address', () => {
  expect(read('q=%20slow%20bread%20&page=2')).toEqual({ q: 'slow bread', tag: '', page: 1 });
  expect(read('tag=night%20trains')).toEqual({ q: '', tag: 'night trains', page: 0 });
});

test('a term that was typed goes before a tag', () => {
  expect(postsQueryOf(read('q=bread&tag=soil'))).toEqual({ term: 'bread', page: 0 });
});

test('a tag survives the way into an address and back', () => {
  const path = hubPath({ tag: 'c++ & more?' });
  expect(readHubQuery(new URL(path, 'https://site.example').searchParams).tag).toBe('c++ & more?');
  expect(hubPath({})).toBe('/posts');
});

test.each([null, undefined, 'bread', { tag: 5 }, { tag: ' ' }, { topic: 'bread' }])(
  'a navigation state of %j carries no tag',
  (state) => {
    expect(tagFrom(state)).toBeNull();
  },
);

test('a tag comes along with the navigation', () => {
  expect(tagFrom({ tag: 'bread' })).toBe('bread');
});
