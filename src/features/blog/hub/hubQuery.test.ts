import { hubPath } from '@contract/pages';
import { expect, test } from 'vitest';
import { postsQueryOf, readHubQuery, tagFrom } from './hubQuery';

const read = (search: string) => readHubQuery(new URLSearchParams(search));

test('reads term, tag and page from the URL', () => {
  expect(read('q=%20slow%20bread%20&page=2')).toEqual({ q: 'slow bread', tag: '', page: 1 });
  expect(read('tag=night%20trains')).toEqual({ q: '', tag: 'night trains', page: 0 });
});

test('a search term takes precedence over a tag', () => {
  expect(postsQueryOf(read('q=bread&tag=soil'))).toEqual({ term: 'bread', page: 0 });
});

test('a tag is the same after writing it to a URL and reading it back', () => {
  const path = hubPath({ tag: 'c++ & more?' });
  expect(readHubQuery(new URL(path, 'https://site.example').searchParams).tag).toBe('c++ & more?');
});

test.each([null, undefined, 'bread', { tag: 5 }, { tag: ' ' }, { topic: 'bread' }])(
  'a navigation state of %j carries no tag',
  (state) => {
    expect(tagFrom(state)).toBeNull();
  },
);

test('reads the tag from the navigation state', () => {
  expect(tagFrom({ tag: 'bread' })).toBe('bread');
});
