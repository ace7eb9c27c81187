import type { ApiCookie } from '@server/core/http/cookies';
import { expect, test } from 'vitest';
import { createJar } from './cookieStore';

const cookie: ApiCookie = {
  name: 'cp_access',
  value: 'one.secret',
  httpOnly: true,
  path: '/api/v1',
  maxAge: 60,
  sameSite: 'Strict',
  secure: false,
};

function createTestJar() {
  let time = 1000;
  const written: ApiCookie[] = [];
  const jar = createJar(() => time, {
    read: (name) => written.findLast((one) => one.name === name)?.value,
    write: (one) => {
      written.push(one);
    },
  });
  const advance = (by: number) => {
    time += by;
  };
  return { jar, written, advance };
}

test('a cookie that scripts must not see stays out of what scripts see', () => {
  const { jar, written } = createTestJar();
  jar.set(cookie);
  expect(jar.get('cp_access')).toBe('one.secret');
  expect(written).toEqual([]);
  expect(jar.hasChanged).toBe(true);
});

test('a cookie for scripts goes where scripts find it, and nothing is kept of it', () => {
  const { jar, written } = createTestJar();
  const readable = { ...cookie, name: 'XSRF-TOKEN', value: 'token', httpOnly: false };
  jar.set(readable);
  expect(written).toEqual([readable]);
  expect(jar.get('XSRF-TOKEN')).toBe('token');
  expect(jar.all()).toEqual({});
  expect(jar.hasChanged).toBe(false);
});

test('a cookie is gone when its time is over', () => {
  const { jar, advance } = createTestJar();
  jar.set(cookie);
  advance(59_999);
  expect(jar.get('cp_access')).toBe('one.secret');
  advance(1);
  expect(jar.get('cp_access')).toBeUndefined();
});

test('a cookie is replaced by its next value, and removed by an age of nothing', () => {
  const { jar } = createTestJar();
  jar.set(cookie);
  jar.set({ ...cookie, value: 'two.secret' });
  expect(jar.get('cp_access')).toBe('two.secret');
  jar.set({ ...cookie, value: '', maxAge: 0 });
  expect(jar.get('cp_access')).toBeUndefined();
  expect(jar.all()).toEqual({});
});

test('what another tab kept is taken over whole', () => {
  const { jar } = createTestJar();
  jar.set(cookie);
  jar.replace({ cp_refresh: { value: 'three.secret', expiresAt: 5000 } });
  expect(jar.get('cp_access')).toBeUndefined();
  expect(jar.get('cp_refresh')).toBe('three.secret');
});
