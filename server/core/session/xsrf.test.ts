import { expect, test } from 'vitest';
import { createTestApi, password } from '../testing/createTestApi';
import { isSameText } from './xsrf';

const unconfirmed = {
  status: 403,
  message: 'Your request could not be confirmed. Please try again.',
};

test('texts are the same when every character is', () => {
  expect(isSameText('', '')).toBe(true);
  expect(isSameText('abc', 'abc')).toBe(true);
  expect(isSameText('abc', 'abd')).toBe(false);
  expect(isSameText('abc', 'ab')).toBe(false);
  expect(isSameText('ab', 'abc')).toBe(false);
  expect(isSameText('', 'a')).toBe(false);
  expect(isSameText('a\0', 'a')).toBe(false);
});

test('a visitor is given a token with the first answer, and keeps it', async () => {
  const caller = createTestApi().visitor();
  await caller.ok('logout', {});
  const first = caller.cookies.get('XSRF-TOKEN');
  expect(first).toMatch(/^[\w-]{43}$/);
  await caller.ok('logout', {});
  expect(caller.cookies.get('XSRF-TOKEN')).toBe(first);
});

test('a failure gives a first token too', async () => {
  const caller = createTestApi().visitor();
  await caller.refused('refreshToken', {});
  expect(caller.cookies.get('XSRF-TOKEN')).toBeDefined();
});

test('the token changes at sign-in', async () => {
  const api = createTestApi();
  await api.join('adalove');
  const caller = api.visitor();
  await caller.ok('logout', {});
  const before = caller.cookies.get('XSRF-TOKEN');
  await caller.ok('login', { body: { username: 'adalove', password } });
  expect(caller.cookies.get('XSRF-TOKEN')).not.toBe(before);
});

test('somebody signed in needs the token for whatever changes something', async () => {
  const { caller } = await createTestApi().member('adalove', { isVerified: false });
  const paths = ['/user/verify', '/user/logout', '/user/refresh-token', '/user/login', '/contact'];
  for (const path of paths) {
    for (const token of ['', 'another']) {
      const headers = { 'X-XSRF-TOKEN': token };
      const response = await caller.request(`/api/v1${path}`, { method: 'POST', headers });
      expect([path, response.status]).toEqual([path, 403]);
    }
  }
  await caller.ok('sendVerification', {});
});

test('a refresh or a sign-out by the refresh cookie alone needs it too', async () => {
  const { caller } = await createTestApi().member('adalove');
  caller.cookies.forget('cp_access');
  const headers = { 'X-XSRF-TOKEN': 'another' };
  for (const path of ['/api/v1/user/refresh-token', '/api/v1/user/logout']) {
    expect((await caller.request(path, { method: 'POST', headers })).status).toBe(403);
  }
  await caller.ok('refreshToken', {});
});

test('a readable cookie that is wrong or lost is set again, so that the next try works', async () => {
  const { caller } = await createTestApi().member('adalove', { isVerified: false });
  const right = caller.cookies.get('XSRF-TOKEN');
  caller.cookies.put('XSRF-TOKEN', 'planted');
  expect(await caller.refused('sendVerification', {})).toMatchObject(unconfirmed);
  expect(caller.cookies.get('XSRF-TOKEN')).toBe(right);
  await caller.ok('sendVerification', {});

  caller.cookies.forget('XSRF-TOKEN');
  caller.cookies.forget('cp_access');
  expect(await caller.refused('refreshToken', {})).toMatchObject(unconfirmed);
  await caller.ok('refreshToken', {});
});

test('the token of another session opens nothing', async () => {
  const api = createTestApi();
  const { caller } = await api.member('adalove', { isVerified: false });
  const other = await api.signedIn('adalove');
  const headers = { 'X-XSRF-TOKEN': other.cookies.get('XSRF-TOKEN') ?? '' };
  const response = await caller.request('/api/v1/user/verify', { method: 'POST', headers });
  expect(response.status).toBe(403);
});
