import { changesData, type Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { requestMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, password } from '../testing/createTestApi';
import { rowsHere } from '../testing/currentEnvironment';
import { isSameText } from './xsrf';

const attacker = {
  id: 'google-mallory',
  email: 'mallory@example.com',
  emailVerified: true,
  firstName: 'Mallory',
  lastName: 'M',
  picture: '',
};

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
  client.cookies.remove('__Host-cp_access');
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

  client.cookies.set('XSRF-TOKEN', 'planted');
  client.cookies.remove('__Host-cp_access');
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

const changingCalls = Object.entries<Endpoint>(endpoints)
  .filter(([, endpoint]) => changesData(endpoint) && !endpoint.isPublic)
  .map(([name, { method, path }]) => [name, method, `/api/v1${path}`] as const);

test('all calls that aren’t GET need the token, except those that only read; so do two GETs', () => {
  const isUnusual = ({ method, ...rest }: Endpoint) =>
    changesData({ method, ...rest }) === (method === 'GET');
  const unusual = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => isUnusual(endpoint));
  expect(unusual.map(([name]) => name).toSorted()).toEqual([
    'countRead',
    'findTakenUrls',
    'googleAuth',
    'likePost',
    'readBook',
    'readFollow',
    'readLikes',
    'readOwn',
    'readPost',
    'readPreview',
    'readProfile',
    'readStart',
    'searchPosts',
    'startGoogleAuth',
    'startPasskeySignIn',
  ]);
});

test.each(rowsHere(changingCalls))(
  '%s needs the token from visitors too',
  async (_, method, path) => {
    const { app } = createTestApi();
    const send = (token: string, cookie: string) =>
      app.request(path, {
        method,
        headers: { 'X-XSRF-TOKEN': token, ...(cookie ? { Cookie: `XSRF-TOKEN=${cookie}` } : {}) },
      });
    for (const [token, cookie] of [
      ['', ''],
      ['guessed', ''],
      ['', 'the-cookie'],
      ['guessed', 'the-cookie'],
    ] as const) {
      const response = await send(token, cookie);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ message: unconfirmed.message });
      const fresh = /^XSRF-TOKEN=([\w-]{43});/.exec(response.headers.getSetCookie()[0] ?? '');
      const again = await (await send(fresh?.[1] ?? '', fresh?.[1] ?? '')).text();
      expect(again).not.toContain(unconfirmed.message);
    }
  },
);

test('only the link that stops letters changes data without the token: mail programs call it', () => {
  const open = Object.entries<Endpoint>(endpoints).filter(
    ([, endpoint]) => changesData(endpoint) && endpoint.isPublic,
  );
  expect(open.map(([name]) => name)).toEqual(['stopLetters']);
});

test('a visitor reads without a token', async () => {
  const { app } = createTestApi();
  const body = JSON.stringify({ tagsearch: 'x' });
  const headers = { 'Content-Type': 'application/json' };
  const response = await app.request('/api/v1/blogs/tag', { method: 'POST', headers, body });
  expect(response.status).toBe(200);
});

test('another site’s page can’t register, sign in or sign in with Google', async () => {
  const api = createTestApi({ profiles: { stolen: attacker } });
  await api.addUser('mallory');
  const { client } = await api.addSignedInUser('adalove');
  const image = await client.request('/api/v1/user/google/auth?code=stolen', {
    headers: { 'X-XSRF-TOKEN': '' },
  });
  const form = await client.request('/api/v1/user/register', {
    method: 'POST',
    body: new FormData(),
    headers: { 'X-XSRF-TOKEN': '' },
  });
  const login = await client.request('/api/v1/user/login', {
    method: 'POST',
    body: JSON.stringify({ username: 'mallory', password }),
    headers: { 'X-XSRF-TOKEN': '', 'Content-Type': 'application/json' },
  });
  expect([image.status, form.status, login.status]).toEqual([403, 403, 403]);
  const { userDetails } = await client.ok('readProfile', {
    params: { username: 'adalove' },
    body: {},
  });
  expect(userDetails.email).toBe('adalove@example.com');
});
