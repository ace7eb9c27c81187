import { expect, test } from 'vitest';
import { codeOf, isKeptPage, kindOf, kindOfRequest } from './addresses';

const origin = 'https://site.test';

test.each([
  ['/', 'page'],
  ['/posts/bread', 'page'],
  ['/assets/abc.js', 'asset'],
  ['/api/v1/resource/file/a-320x200.webp', 'file'],
  ['/default-avatar-160x160.webp', 'image'],
  ['/api/v1/blogs/', null],
  ['/api/v1/resource/file/song.mp3', null],
  ['/api/v1/book/export.png', null],
  ['/feed.xml', null],
  ['/robots.txt', null],
])('%s is %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

const asked = {
  url: `${origin}/assets/a.js`,
  method: 'GET',
  mode: 'cors',
  destination: 'script',
  headers: new Headers(),
} as const;
const page = { url: `${origin}/about`, mode: 'navigate', destination: 'document' } as const;
const picture = {
  url: `${origin}/api/v1/resource/file/a-320x200.webp`,
  mode: 'no-cors',
  destination: 'image',
} as const;

test.each([
  ['a script', {}, 'asset'],
  ['a page', page, 'page'],
  ['a picture', picture, 'file'],
  ['a script of another site', { url: 'https://other.test/assets/a.js' }, null],
  ['another method', { ...page, method: 'POST' }, null],
  ['a range', { ...picture, headers: new Headers({ Range: 'bytes=0-1' }) }, null],
  ['a page that code reads', { ...page, mode: 'cors', destination: '' }, null],
  [
    'a picture that is opened or saved',
    { ...picture, mode: 'navigate', destination: 'document' },
    null,
  ],
  ['a call', { url: `${origin}/api/v1/blogs/`, destination: '' }, null],
  ['a feed', { ...page, url: `${origin}/feed.xml` }, null],
] as const)('the worker answers %s: %s', (_, request, kind) => {
  expect(kindOfRequest({ ...asked, ...request }, origin)).toBe(kind);
});

test.each([
  ['/', true],
  ['/posts', true],
  ['/posts/bread', true],
  ['/posts/bread/history', true],
  ['/username/author', true],
  ['/books/author/bread', true],
  ['/about', true],
  ['/preview/secret', false],
  ['/reset-password/secret', false],
  ['/user/author/account/verify/secret', false],
  ['/subscribers/confirm/secret', false],
  ['/dashboard', false],
  ['/sign-in', false],
])('the HTML at %s is kept: %s', (path, isKept) => {
  expect(isKeptPage(path)).toBe(isKept);
});

test('the code of a page is found by the pattern of its path', () => {
  const files = { '/posts': '/assets/list.js', '/posts/:url': '/assets/post.js' };
  expect(codeOf('/posts', files)).toBe('/assets/list.js');
  expect(codeOf('/posts/bread', files)).toBe('/assets/post.js');
  expect(codeOf('/posts/bread/other', files)).toBeNull();
});
