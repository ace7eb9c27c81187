import { createTestServer } from '@mocks/testing/createTestServer';
import { expect, test } from 'vitest';
import { startOfRun } from './fixedDate';

const cookie = {
  name: 'XSRF-TOKEN',
  path: '/',
  maxAge: 60,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

test('a call of an earlier test that is answered now leaves the cookies alone', () => {
  const [earlier, present] = [createTestServer(startOfRun), createTestServer(startOfRun)];
  present.mockApi.cookieStore.set({ ...cookie, value: 'present' });
  earlier.mockApi.cookieStore.set({ ...cookie, value: 'earlier' });
  expect(document.cookie).toContain('XSRF-TOKEN=present');
});
