import { requestMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createTestApi, password } from '../testing/createTestApi';
import { currentEnvironment } from '../testing/currentEnvironment';

/** The status of a sign-in with the right password and token, by its headers. */
async function signInWith(headers: Record<string, string>, url = '/api/v1/user/login') {
  const api = createTestApi();
  await api.addUser('adalove');
  const client = api.visitor();
  await client.ok('logout', {});
  const response = await client.request(url, {
    method: 'POST',
    body: JSON.stringify({ username: 'adalove', password }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  const { success, message } = await response.json();
  return success === true ? 'signed in' : [response.status, message];
}

const refused = [403, requestMessages.foreignSite];

test.each([
  ['no header', {}],
  ['the site’s origin', { Origin: 'https://commonplace.test' }],
  ['Sec-Fetch-Site: same-origin', { 'Sec-Fetch-Site': 'same-origin' }],
  ['Sec-Fetch-Site: none', { 'Sec-Fetch-Site': 'none' }],
])('a call with %s passes', async (_, headers) => {
  expect(await signInWith(headers)).toBe('signed in');
});

test('a call with the origin of the request passes', async () => {
  expect(await signInWith({ Origin: await currentEnvironment().origin() })).toBe('signed in');
});

test.each([
  ['a foreign origin', { Origin: 'https://evil.example' }],
  ['a subdomain', { Origin: 'https://a.commonplace.test' }],
  ['a longer host', { Origin: 'https://commonplace.test.evil.example' }],
  ['another port', { Origin: 'https://commonplace.test:8443' }],
  ['another scheme', { Origin: 'http://commonplace.test' }],
  ['an opaque origin', { Origin: 'null' }],
  ['an empty origin', { Origin: '' }],
  ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  [
    'its own origin but Sec-Fetch-Site: cross-site',
    { Origin: 'https://commonplace.test', 'Sec-Fetch-Site': 'cross-site' },
  ],
])('a call with %s is refused, also with the right token', async (_, headers) => {
  expect(await signInWith(headers)).toEqual(refused);
});

test('a change by GET is refused from another site, reading is not', async () => {
  const client = createTestApi().visitor();
  await client.ok('readHome', {});
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  const change = await client.request('/api/v1/user/google/auth?code=x', { headers });
  expect(await change.json()).toMatchObject({ message: requestMessages.foreignSite });
  expect((await client.request('/api/v1/blogs/', { headers })).status).toBe(200);
});

test('a refused call gets no cookie', async () => {
  const { app } = createTestApi();
  const headers = { Origin: 'https://evil.example' };
  const response = await app.request('/api/v1/user/logout', { method: 'POST', headers });
  expect(response.headers.getSetCookie()).toEqual([]);
});
