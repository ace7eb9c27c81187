import { requestMessages } from '@contract/texts/apiMessages';
import type { ApiCookie } from '@server/core/cookies';
import { createTestApi, password } from '@server/core/testing/createTestApi';
import { TemporaryFailure } from '@server/lib/temporaryFailure';
import { expect, test } from 'vitest';
import { createApi } from './createApi';

const json = { 'Content-Type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) => ({
  method: 'POST',
  body,
  headers,
});

test('an unknown path answers 404 as JSON', async () => {
  const { app } = createTestApi();
  for (const path of ['/api', '/api/v1', '/api/v1/nowhere', '/api/v10/contact']) {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: requestMessages.unknownCall });
  }
});

test('answers 404 outside of its path', async () => {
  const app = createApi(createTestApi().ports);
  for (const path of ['/', '/contact']) expect((await app.request(path)).status).toBe(404);
});

test('a wrong method answers 405 with the allowed methods', async () => {
  const response = await createTestApi()
    .visitor()
    .request('/api/v1/user/logout', { method: 'PUT' });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST');
  expect(await response.json()).toMatchObject({ success: false });
});

test('a trailing slash makes no difference', async () => {
  const { visitor } = createTestApi();
  const response = await visitor().request('/api/v1/user/logout/', { method: 'POST' });
  expect(response.status).toBe(200);
});

test('an unreadable body or one with the wrong shape is malformed', async () => {
  const { visitor, reported } = createTestApi();
  const bodies = [
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    '{"username":7}',
    '{"username":{"$ne":null},"password":"a"}',
    '{"username":"a\\u0000b","password":"x"}',
    '{"username":"\\ud800","password":"x"}',
  ];
  for (const body of bodies) {
    const response = await visitor().request('/api/v1/user/login', post(body));
    expect([body, response.status]).toEqual([body, 400]);
  }
  expect(reported).toEqual([]);
});

test('keys of Object.prototype are ordinary keys', async () => {
  const { visitor } = createTestApi();
  const body = '{"__proto__":{"username":"ada"},"constructor":1,"toString":2}';
  const response = await visitor().request('/api/v1/user/login', post(body));
  expect(response.status).toBe(422);
});

test('rejects a body with the wrong type or over the limit', async () => {
  const { visitor } = createTestApi();
  const text = await visitor().request(
    '/api/v1/user/login',
    post('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }),
  );
  expect(text.status).toBe(415);
  const large = post(`{"username":"${'a'.repeat(1024 * 1024 * 1.6)}"}`);
  expect((await visitor().request('/api/v1/user/login', large)).status).toBe(413);
  const form = await visitor().request('/api/v1/user/register', post('{}'));
  expect(form.status).toBe(415);
});

test('an invalid percent-encoding in the path is no server error', async () => {
  const { visitor, reported } = createTestApi();
  const paths = ['%', '%ff', '%00', '%2e%2e', '__proto__', '%25', 'a%2Fb'];
  for (const token of paths) {
    const path = `/api/v1/user/profile/${token}/verify/${token}`;
    const { status } = await visitor().request(path, { method: 'PATCH' });
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
  expect(reported).toEqual([]);
});

test('an unexpected error is reported, and the client gets no details', async () => {
  const { visitor, ports, reported } = createTestApi();
  const broken = new Error('the database is on fire at 10.0.0.7');
  ports.passwords = { ...ports.passwords, verify: () => Promise.reject(broken) };
  const answer = await visitor().refused('login', { body: { username: 'ada', password } });
  expect(answer).toEqual({
    status: 500,
    success: false,
    message: requestMessages.serverError,
  });
  expect(reported).toEqual([broken]);
});

test('answers are not cached and not sniffed', async () => {
  const { visitor } = createTestApi();
  for (const path of ['/api/v1/user/logout', '/api/v1/user/login', '/api/v1/nowhere']) {
    const { headers } = await visitor().request(path, { method: 'POST' });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
  }
});

test('with a cookie store in the environment, no cookie headers are used', async () => {
  const { ports, addUser } = createTestApi();
  const app = createApi(ports);
  await addUser('adalove');
  const cookies = new Map<string, ApiCookie>();
  const cookieStore = {
    get: (name: string) => cookies.get(name)?.value,
    set: (cookie: ApiCookie) => cookies.set(cookie.name, cookie),
  };
  const body = JSON.stringify({ username: 'adalove', password });
  const first = await app.request('/api/v1/user/login', post(body), { cookieStore });
  expect(first.status).toBe(403);
  const xsrf = () => ({ 'X-XSRF-TOKEN': cookieStore.get('XSRF-TOKEN') ?? '' });
  const second = post(body, { ...json, ...xsrf() });
  const signIn = await app.request('/api/v1/user/login', second, { cookieStore });
  expect(signIn.headers.getSetCookie()).toEqual([]);
  expect([...cookies.keys()].toSorted()).toEqual([
    'XSRF-TOKEN',
    '__Host-cp_access',
    '__Host-cp_device',
    '__Host-cp_refresh',
  ]);

  const again = await app.request(
    '/api/v1/user/refresh-token',
    { method: 'POST', headers: xsrf() },
    { cookieStore },
  );
  expect(again.status).toBe(200);
});

test('while the database doesn’t answer, the answer says when to try again', async () => {
  const { visitor, ports, reported } = createTestApi();
  const cause = new TemporaryFailure('The database does not answer.');
  const wrapped = new Error('query failed', { cause });
  ports.passwords = { ...ports.passwords, verify: () => Promise.reject(wrapped) };
  const response = await visitor().call('login', { body: { username: 'ada', password } });
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('10');
  expect(await response.json()).toEqual({ success: false, message: requestMessages.unavailable });
  expect(reported).toEqual([wrapped]);
});
