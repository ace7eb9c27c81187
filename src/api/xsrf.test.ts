import { login, refreshToken } from '@contract/endpoints/account';
import { sendContact } from '@contract/endpoints/contact';
import { uploadResource } from '@contract/endpoints/resources';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from './call';
import { createApiClient, readApiUrl } from './client';

const server = setupServer();
const client = createApiClient(readApiUrl());
const at = (path: string) => `${readApiUrl()}${path}`;
const form = { name: 'a', email: 'b', subject: 'c', message: 'd' };
const mismatch = { success: false, message: 'Not confirmed.' };

function setXsrfCookie(value: string, age = 1000) {
  // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no Cookie Store API
  document.cookie = `XSRF-TOKEN=${value}; Path=/; Max-Age=${age}`;
}

/** An API that wants the token 'right' and answers 403 otherwise. */
function createGuardedApi(path: string, answer: object) {
  const seen: { token: string | null; body: string }[] = [];
  server.use(
    mock.post(at(path), async ({ request }) => {
      const token = request.headers.get('X-XSRF-TOKEN');
      seen.push({ token, body: await request.text() });
      if (token === 'right') return HttpResponse.json({ success: true, message: '', ...answer });
      setXsrfCookie('right');
      return HttpResponse.json(mismatch, { status: 403 });
    }),
  );
  return seen;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => setXsrfCookie('', 0));
afterEach(() => {
  server.resetHandlers();
  setXsrfCookie('', 0);
});
afterAll(() => server.close());

test('the first call of a visit is repeated with the cookie that its 403 has set', async () => {
  const seen = createGuardedApi('/contact', {});
  await call(sendContact, { body: form }, { client });
  const body = JSON.stringify(form);
  expect(seen).toEqual([
    { token: null, body },
    { token: 'right', body },
  ]);
});

test('an API on another host sends the token in a header', async () => {
  const seen: (string | null)[] = [];
  const url = 'https://api.blog.example/api/v1';
  server.use(
    mock.post(`${url}/contact`, ({ request }) => {
      const token = request.headers.get('X-XSRF-TOKEN');
      seen.push(token);
      const headers = {
        'X-XSRF-TOKEN': 'right',
        'Access-Control-Allow-Origin': window.location.origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Expose-Headers': 'X-XSRF-TOKEN',
      };
      return token === 'right'
        ? HttpResponse.json({ success: true, message: '' }, { headers })
        : HttpResponse.json(mismatch, { status: 403, headers });
    }),
  );
  const elsewhere = createApiClient(url);
  await call(sendContact, { body: form }, { client: elsewhere });
  await call(sendContact, { body: form }, { client: elsewhere });
  expect(seen).toEqual([null, 'right', 'right']);
});

test('a call with an outdated token is repeated with the new one', async () => {
  setXsrfCookie('outdated');
  const seen = createGuardedApi('/contact', {});
  await call(sendContact, { body: form }, { client });
  expect(seen.map(({ token }) => token)).toEqual(['outdated', 'right']);
});

test('an upload is repeated with its file', async () => {
  const data = { id: '1', resource_id: '1', resource_url: '/x' };
  const seen = createGuardedApi('/resource/', { data });
  await call(
    uploadResource,
    { body: { resource: new Blob(['the bytes'], { type: 'image/png' }) } },
    { client },
  );
  expect(seen.map(({ body }) => body.includes('the bytes'))).toEqual([true, true]);
});

test('the renewal of the session is repeated too, and a 401 after that is final', async () => {
  const tokens: (string | null)[] = [];
  server.use(
    mock.post(at('/user/refresh-token'), ({ request }) => {
      tokens.push(request.headers.get('X-XSRF-TOKEN'));
      if (tokens.length > 1) return HttpResponse.json(mismatch, { status: 401 });
      setXsrfCookie('right');
      return HttpResponse.json(mismatch, { status: 403 });
    }),
  );
  await expect(call(refreshToken, {}, { client, isFinal: true })).rejects.toMatchObject({
    status: 401,
  });
  expect(tokens).toEqual([null, 'right']);
});

test('a call is repeated once, even if every answer sets another cookie', async () => {
  let calls = 0;
  server.use(
    mock.post(at('/contact'), () => {
      calls += 1;
      setXsrfCookie(`token-${calls}`);
      return HttpResponse.json(mismatch, { status: 403 });
    }),
  );
  await expect(call(sendContact, { body: form }, { client })).rejects.toMatchObject({
    status: 403,
    message: mismatch.message,
  });
  expect(calls).toBe(2);
});

test('a 403 for another reason is not repeated', async () => {
  setXsrfCookie('right');
  let calls = 0;
  server.use(
    mock.post(at('/user/login'), () => {
      calls += 1;
      return HttpResponse.json({ success: false, message: 'Blocked.' }, { status: 403 });
    }),
  );
  await expect(
    call(login, { body: { username: 'a', password: 'b' } }, { client }),
  ).rejects.toMatchObject({
    message: 'Blocked.',
  });
  expect(calls).toBe(1);
});
