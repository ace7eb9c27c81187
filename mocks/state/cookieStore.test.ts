import type { ApiCookie } from '@server/core/cookies';
import { expect, test } from 'vitest';
import { createCookieStore } from './cookieStore';

const cookie: ApiCookie = {
  name: 'cp_access',
  value: 'one.secret',
  httpOnly: true,
  path: '/api/v1',
  maxAge: 60,
  sameSite: 'Strict',
  secure: false,
};

function createTestCookieStore() {
  let time = 1000;
  const written: ApiCookie[] = [];
  const cookieStore = createCookieStore(() => time, {
    read: (name) => written.findLast((one) => one.name === name)?.value,
    write: (one) => {
      written.push(one);
    },
  });
  const advance = (by: number) => {
    time += by;
  };
  return { cookieStore, written, advance };
}

test('HttpOnly cookies are not visible to scripts', () => {
  const { cookieStore, written } = createTestCookieStore();
  cookieStore.set(cookie);
  expect(cookieStore.get('cp_access')).toBe('one.secret');
  expect(written).toEqual([]);
  expect(cookieStore.hasChanged).toBe(true);
});

test('other cookies are written to the document only', () => {
  const { cookieStore, written } = createTestCookieStore();
  const readable = { ...cookie, name: 'XSRF-TOKEN', value: 'token', httpOnly: false };
  cookieStore.set(readable);
  expect(written).toEqual([readable]);
  expect(cookieStore.get('XSRF-TOKEN')).toBe('token');
  expect(cookieStore.all()).toEqual({});
  expect(cookieStore.hasChanged).toBe(false);
});

test('cookies expire', () => {
  const { cookieStore, advance } = createTestCookieStore();
  cookieStore.set(cookie);
  advance(59_999);
  expect(cookieStore.get('cp_access')).toBe('one.secret');
  advance(1);
  expect(cookieStore.get('cp_access')).toBeUndefined();
});

test('cookies are replaced, and removed with maxAge 0', () => {
  const { cookieStore } = createTestCookieStore();
  cookieStore.set(cookie);
  cookieStore.set({ ...cookie, value: 'two.secret' });
  expect(cookieStore.get('cp_access')).toBe('two.secret');
  cookieStore.set({ ...cookie, value: '', maxAge: 0 });
  expect(cookieStore.get('cp_access')).toBeUndefined();
  expect(cookieStore.all()).toEqual({});
});

test('replaces all cookies with those of another tab', () => {
  const { cookieStore } = createTestCookieStore();
  cookieStore.set(cookie);
  cookieStore.replace({ cp_refresh: { value: 'three.secret', expiresAt: 5000 } });
  expect(cookieStore.get('cp_access')).toBeUndefined();
  expect(cookieStore.get('cp_refresh')).toBe('three.secret');
});
