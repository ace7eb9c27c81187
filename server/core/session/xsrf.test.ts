import { requestMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, password } from '../testing/createTestApi';
import { isSameText } from './xsrf';

const unconfirmed = {
  status: 403,
  message: requestMessages.xsrfMismatch,
};

test('compares texts character by character', () => {
  expect(isSameText('', '')).toBe(true);
  expect(isSameText('abc', 'abc')).toBe(true);
  expect(isSameText('abc', 'abd')).toBe(false);
  expect(isSameText('abc', 'ab')).toBe(false);
  expect(isSameText('ab', 'abc')).toBe(false);
  expect(isSameText('', 'a')).toBe(false);
  expect(isSameText('a\0', 'a')).toBe(false);
});

test('a visitor gets a token with the first answer and keeps it', async () => {
  const client = createTestApi().visitor();
  await client.ok('logout', {});
  const first = client.cookies.get('XSRF-TOKEN');
  expect(first).toMatch(/^[\w-]{43}$/);
  await client.ok('logout', {});
  expect(client.cookies.get('XSRF-TOKEN')).toBe(first);
});

test('a failed first call sets a token too', async () => {
  const client = createTestApi().visitor();
  await client.refused('refreshToken', {});
  expect(client.cookies.get('XSRF-TOKEN')).toBeDefined();
});

test('the token changes at sign-in', async () => {
  const api = createTestApi();
  await api.addUser('adalove');
  const client = api.visitor();
  await client.ok('logout', {});
  const before = client.cookies.get('XSRF-TOKEN');
  await client.ok('login', { body: { username: 'adalove', password } });
  expect(client.cookies.get('XSRF-TOKEN')).not.toBe(before);
});

test('a signed-in client needs the token for every change', async () => {
  const { client } = await createTestApi().addSignedInUser('adalove', { isVerified: false });
  const paths = ['/user/verify', '/user/logout', '/user/refresh-token', '/user/login', '/contact'];
  for (const path of paths) {
    for (const token of ['', 'another']) {
      const headers = { 'X-XSRF-TOKEN': token };
      const response = await client.request(`/api/v1${path}`, { method: 'POST', headers });
      expect([path, response.status]).toEqual([path, 403]);
    }
  }
  await client.ok('sendVerification', {});
});

test('a refresh or logout with only the refresh cookie needs the token too', async () => {
  const { client } = await createTestApi().addSignedInUser('adalove');
  client.cookies.remove('cp_access');
  const headers = { 'X-XSRF-TOKEN': 'another' };
  for (const path of ['/api/v1/user/refresh-token', '/api/v1/user/logout']) {
    expect((await client.request(path, { method: 'POST', headers })).status).toBe(403);
  }
  await client.ok('refreshToken', {});
});

test('a wrong or missing XSRF cookie is set again, so that a retry works', async () => {
  const { client } = await createTestApi().addSignedInUser('adalove', { isVerified: false });
  const right = client.cookies.get('XSRF-TOKEN');
  client.cookies.set('XSRF-TOKEN', 'planted');
  expect(await client.refused('sendVerification', {})).toMatchObject(unconfirmed);
  expect(client.cookies.get('XSRF-TOKEN')).toBe(right);
  await client.ok('sendVerification', {});

  client.cookies.remove('XSRF-TOKEN');
  client.cookies.remove('cp_access');
  expect(await client.refused('refreshToken', {})).toMatchObject(unconfirmed);
  await client.ok('refreshToken', {});
});

test('the token of another session is rejected', async () => {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('adalove', { isVerified: false });
  const other = await api.signIn('adalove');
  const headers = { 'X-XSRF-TOKEN': other.cookies.get('XSRF-TOKEN') ?? '' };
  const response = await client.request('/api/v1/user/verify', { method: 'POST', headers });
  expect(response.status).toBe(403);
});
