import { expect, test } from 'vitest';
import { formerPathKey } from './formerPath';

test.each([
  ['/2019/05/a-walk', '/2019/05/a-walk'],
  ['/2019/05/a-walk/', '/2019/05/a-walk'],
  ['/blog/A-Walk.html', '/blog/A-Walk.html'],
  ['/%C3%BCber/', '/über'],
  ['/%c3%bcber', '/über'],
  ['/über', '/über'],
  ['/a b', '/a b'],
  ['/a/../b/./c', '/b/c'],
  ['/a%2Fb', '/a%2Fb'],
  ['/100%25', '/100%'],
  [`/${'x'.repeat(299)}`, `/${'x'.repeat(299)}`],
  [`/${'%E6%97%A5'.repeat(299)}`, `/${'日'.repeat(299)}`],
])('%s is stored as %s', (path, key) => {
  expect(formerPathKey(path)).toBe(key);
});

test.each([
  '',
  '/',
  '/.',
  '2019/05',
  ' /2019',
  'https://blog.example/2019',
  '//blog.example/2019',
  '/2019//05',
  '/a/..//b',
  '/\\blog.example',
  '/%5Cblog.example',
  '/?p=1',
  '/a#b',
  '/a\nb',
  '/a\u0000',
  '/a%00',
  '/a%0Ab',
  '/a\u007F',
  '/a%',
  '/a%zz',
  '/%E0%A4%A',
  `/${'x'.repeat(300)}`,
  `/${'日'.repeat(300)}`,
  `/${'%41'.repeat(1000)}`,
])('%s is no path of a post', (path) => {
  expect(formerPathKey(path)).toBeNull();
});
