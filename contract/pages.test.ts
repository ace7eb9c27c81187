import { expect, test } from 'vitest';
import { editPath, hubPath, pages, paths, pathTo, postPath, profilePath } from './pages';

const patterns = Object.values(pages).flatMap((group) => Object.values<string>(group));

function overlap(one: string, other: string) {
  const segments = other.split('/');
  return (
    one.split('/').length === segments.length &&
    one
      .split('/')
      .every(
        (segment, at) =>
          [segment, segments[at]].some((s) => s?.startsWith(':')) || segment === segments[at],
      )
  );
}

test('no two pages have the same name', () => {
  expect(Object.keys(paths)).toHaveLength(patterns.length);
});

test('no path belongs to two pages', () => {
  const shared = patterns.flatMap((one, at) =>
    patterns.slice(at + 1).filter((other) => overlap(one, other)),
  );
  expect(shared).toEqual([]);
});

test.each([
  ['/posts/:url', '/posts/new', true],
  ['/posts/:url', '/posts', false],
  ['/about', '/contact', false],
])('%s and %s can be the same path: %s', (one, other, expected) => {
  expect(overlap(one, other)).toBe(expected);
});

test('names in a path are encoded as one segment', () => {
  expect(postPath('50% off?')).toBe('/posts/50%25%20off%3F');
  expect(profilePath('ada/../b')).toBe('/username/ada%2F..%2Fb');
  expect(pathTo('verifyAccount', { username: 'zoë', token: 'a#b' })).toBe(
    '/user/zo%C3%AB/account/verify/a%23b',
  );
  expect(editPath('salt & bread')).toBe('/update?post=salt%20%26%20bread');
});

test.each([
  [{}, '/posts'],
  [{ q: '', tag: '', page: 1 }, '/posts'],
  [{ tag: 'c++ & more?' }, '/posts?tag=c%2B%2B+%26+more%3F'],
  [{ q: 'slow bread', tag: 'soil', page: 2 }, '/posts?q=slow+bread&page=2'],
])('the hub with %j is at %s', (search, expected) => {
  expect(hubPath(search)).toBe(expected);
});
