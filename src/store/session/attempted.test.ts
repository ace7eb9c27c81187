import { expect, test } from 'vitest';
import { attemptedFrom } from './attempted';
import { attemptedState } from './signInState';

const refused = [
  '',
  ' ',
  'dashboard',
  './dashboard',
  '?page=2',
  '#top',
  '//evil.example',
  '///evil.example',
  '////evil.example/dashboard',
  '//evil.example@commonplace.test',
  '//user:secret@evil.example',
  '//site.invalid/dashboard',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/dashboard\\..\\..\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '/dashboard\u0000',
  '/dashboard\r\nSet-Cookie: a=b',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  ' //evil.example',
  ' /dashboard',
  '/.//evil.example',
  '/..//evil.example',
  '/dashboard/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example/dashboard',
  'http://commonplace.test@evil.example',
  '//evil.example:99999',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://commonplace.test/1',
  'mailto:a@b.test',
];

test.each(refused)('%o is not an address of this site', (attempted) => {
  expect(attemptedFrom({ attempted })).toBeNull();
});

test.each([
  '/',
  '/dashboard',
  '/posts?tag=a%20b&page=2#comments',
  '/posts/%5C%5Cevil.example',
  '/posts/x?next=//evil.example',
  '/posts/x#//evil.example',
  '/@evil.example',
  '/posts/ünï-cødé-文',
])('%s is kept and stays on this site', (attempted) => {
  expect(attemptedFrom({ attempted })).toBe(attempted);
  expect(new URL(attempted, window.location.origin).origin).toBe(window.location.origin);
});

test.each([null, undefined, '/dashboard', 7, [], {}, { attempted: 7 }, { attempted: ['/x'] }])(
  'the state %o has no address',
  (state) => {
    expect(attemptedFrom(state)).toBeNull();
  },
);

test('the state of a location is read back', () => {
  const location = { pathname: '/dashboard/posts', search: '?page=2', hash: '#top' };
  expect(attemptedFrom(attemptedState(location))).toBe('/dashboard/posts?page=2#top');
});
