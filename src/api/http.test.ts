import { login, refreshToken } from '@contract/endpoints/account';
import { exportBook } from '@contract/endpoints/book';
import { sendContact } from '@contract/endpoints/contact';
import { listPosts, readHome, summarisePost } from '@contract/endpoints/posts';
import { uploadResource } from '@contract/endpoints/resources';
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CallOptions, call } from './call';
import { createApiClient, readApiUrl } from './client';

const server = setupServer();
const client = createApiClient(readApiUrl());
const askHome = async (options: CallOptions = { client }) => call(readHome, {}, options);
const at = (path: string) => `${readApiUrl()}${path}`;
const home = {
  success: true,
  message: 'Done.',
  data: { trendingPosts: [], authorPosts: [], topKeywords: [] },
};
const refused = () =>
  HttpResponse.json({ success: false, message: 'Who are you?' }, { status: 401 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  client.setSessionHooks({
    hasSession: () => false,
    refresh: () => Promise.resolve(false),
    isStale: () => false,
  });
});
afterAll(() => server.close());

/** An API that answers 401 until the session was refreshed. */
function createGatedApi() {
  const seen = { calls: 0, refreshes: 0, isFresh: false };
  server.use(
    mock.get(at('/blogs/'), () => {
      seen.calls += 1;
      return seen.isFresh ? HttpResponse.json(home) : refused();
    }),
  );
  let refreshing: Promise<boolean> | null = null;
  client.setSessionHooks({
    hasSession: () => true,
    isStale: () => false,
    refresh: () => {
      refreshing ??= Promise.resolve().then(() => {
        seen.refreshes += 1;
        seen.isFresh = true;
        return true;
      });
      return refreshing;
    },
  });
  return seen;
}

test('ten calls answered 401 at once make one refresh, and each is repeated once', async () => {
  const seen = createGatedApi();
  const answers = await Promise.all(Array.from({ length: 10 }, () => askHome()));
  expect(answers).toHaveLength(10);
  expect(seen.refreshes).toBe(1);
  expect(seen.calls).toBe(20);
});

test('a call that is refused again after the refresh fails with the message of the API', async () => {
  let calls = 0;
  server.use(
    mock.get(at('/blogs/'), () => {
      calls += 1;
      return refused();
    }),
  );
  client.setSessionHooks({
    hasSession: () => true,
    isStale: () => false,
    refresh: () => Promise.resolve(true),
  });
  await expect(askHome()).rejects.toMatchObject({
    status: 401,
    message: 'Who are you?',
  });
  expect(calls).toBe(2);
});

test('without a session a 401 fails without a refresh', async () => {
  server.use(mock.post(at('/user/login'), refused));
  await expect(
    call(login, { body: { username: 'a', password: 'b' } }, { client }),
  ).rejects.toMatchObject({
    kind: 'refused',
    message: 'Who are you?',
  });
});

test('a 401 of the refresh itself starts no refresh', async () => {
  let refreshes = 0;
  server.use(mock.post(at('/user/refresh-token'), refused));
  client.setSessionHooks({
    hasSession: () => true,
    isStale: () => true,
    refresh: () => {
      refreshes += 1;
      return Promise.resolve(true);
    },
  });
  await expect(call(refreshToken, {}, { client, isFinal: true })).rejects.toMatchObject({
    status: 401,
  });
  expect(refreshes).toBe(0);
});

test('a call with a stale session waits for the renewal', async () => {
  const order: string[] = [];
  server.use(
    mock.get(at('/blogs/'), () => {
      order.push('call');
      return HttpResponse.json(home);
    }),
  );
  let isStale = true;
  client.setSessionHooks({
    hasSession: () => true,
    isStale: () => isStale,
    refresh: async () => {
      await Promise.resolve();
      order.push('refresh');
      isStale = false;
      return true;
    },
  });
  await askHome();
  expect(order).toEqual(['refresh', 'call']);
});

test('no connection, a server error, an unreadable answer and an abort become ApiErrors', async () => {
  server.use(mock.get(at('/blogs/'), () => HttpResponse.error()));
  await expect(askHome()).rejects.toMatchObject({ kind: 'unreachable', status: null });
  server.use(mock.get(at('/blogs/'), () => new HttpResponse('<html>', { status: 502 })));
  await expect(askHome()).rejects.toMatchObject({
    kind: 'unreachable',
    status: 502,
    message: null,
  });
  server.use(
    mock.get(at('/blogs/'), () => HttpResponse.json({ success: true, message: '', data: {} })),
  );
  await expect(askHome()).rejects.toMatchObject({ kind: 'unreadable' });
  const controller = new AbortController();
  controller.abort();
  await expect(askHome({ client, signal: controller.signal })).rejects.toMatchObject({
    kind: 'cancelled',
  });
});

test.each([200, 201, 400, 403, 409, 422, 500, 503])(
  'success: false with the status %i fails with the message and the field of the answer',
  async (status) => {
    const answer = { success: false, message: 'Not today.', field: 'email' };
    server.use(mock.get(at('/blogs/'), () => HttpResponse.json(answer, { status })));
    await expect(askHome()).rejects.toMatchObject({
      message: 'Not today.',
      field: 'email',
    });
  },
);

test('a save for an older version fails with the present one', async () => {
  const answer = { success: false, message: 'Changed meanwhile.', revision: 7 };
  server.use(mock.get(at('/blogs/'), () => HttpResponse.json(answer, { status: 409 })));
  await expect(askHome()).rejects.toMatchObject({ status: 409, revision: 7 });
});

test.each([200, 400, 500])(
  'success: false with the status %i can lack a message',
  async (status) => {
    server.use(mock.get(at('/blogs/'), () => HttpResponse.json({ success: false }, { status })));
    await expect(askHome()).rejects.toMatchObject({ message: null });
  },
);

test('a summary without sources is accepted', async () => {
  const answer = { success: true, message: 'Done.', summary: 'Soil is alive.', title: 'Soil' };
  server.use(mock.get(at('/blogs/summarize/1'), () => HttpResponse.json(answer)));
  expect(await call(summarisePost, { params: { id: '1' } }, { client })).toEqual({
    ...answer,
    sources: [],
  });
});

test('a list of posts without a count is accepted', async () => {
  const answer = { success: true, message: 'Done.', posts: [], areMore: false, keywords: [] };
  server.use(mock.get(at('/blogs/posts'), () => HttpResponse.json(answer)));
  expect(await call(listPosts, { query: { skip: 0 } }, { client })).toEqual(answer);
});

test('an ApiError has the field and the waiting time of the answer', async () => {
  server.use(
    mock.post(at('/contact'), () =>
      HttpResponse.json(
        { success: false, message: 'Not so fast.', field: 'email' },
        { status: 429, headers: { 'Retry-After': '60' } },
      ),
    ),
  );
  const form = { name: 'a', email: 'b', subject: 'c', message: 'd' };
  await expect(call(sendContact, { body: form }, { client })).rejects.toMatchObject({
    kind: 'refused',
    message: 'Not so fast. Try again in 1 minute.',
    field: 'email',
    retryAfter: 60,
  });
});

test.each([
  ['1', '1 second'],
  ['59', '59 seconds'],
  ['61', '2 minutes'],
  ['720', '12 minutes'],
  ['86400', '24 hours'],
])('after too many requests with Retry-After %s the page says %s', async (seconds, time) => {
  const answer = { success: false, message: 'Too many likes.' };
  server.use(
    mock.get(at('/blogs/'), () =>
      HttpResponse.json(answer, { status: 429, headers: { 'Retry-After': seconds } }),
    ),
  );
  const message = `Too many likes. Try again in ${time}.`;
  await expect(askHome()).rejects.toMatchObject({ message });
});

test('the XSRF cookie is sent as a header', async () => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no Cookie Store API
  document.cookie = 'XSRF-TOKEN=the-token; Path=/';
  let header: string | null = null;
  server.use(
    mock.post(at('/contact'), ({ request }) => {
      header = request.headers.get('X-XSRF-TOKEN');
      return HttpResponse.json({ success: true, message: 'Done.' });
    }),
  );
  await call(
    sendContact,
    { body: { name: 'a', email: 'b', subject: 'c', message: 'd' } },
    { client },
  );
  expect(header).toBe('the-token');
});

test('an answer that is a file is a file', async () => {
  server.use(
    mock.get(at('/book/export'), () =>
      HttpResponse.text('PK', { headers: { 'Content-Type': 'application/zip' } }),
    ),
  );
  const file = await call(exportBook, {}, { client });
  expect(await file.text()).toBe('PK');
});

test.each([200, 429, 500])('a file that is refused with %i has the message', async (status) => {
  const answer = { success: false, message: 'Too large.' };
  server.use(mock.get(at('/book/export'), () => HttpResponse.json(answer, { status })));
  await expect(call(exportBook, {}, { client })).rejects.toMatchObject({ message: 'Too large.' });
});

test('a page of a proxy is no file', async () => {
  server.use(mock.get(at('/book/export'), () => HttpResponse.html('<h1>Welcome</h1>')));
  await expect(call(exportBook, {}, { client })).rejects.toMatchObject({ kind: 'unreadable' });
});

test('an upload arrives unchanged and reports its progress', async () => {
  const bytes = new Uint8Array(200_000).map((_, at) => at % 251);
  const shares: number[] = [];
  let received = new Uint8Array();
  server.use(
    mock.post(at('/resource/'), async ({ request }) => {
      const file = (await request.formData()).get('resource');
      if (file instanceof Blob) received = new Uint8Array(await file.arrayBuffer());
      return HttpResponse.json({
        success: true,
        message: 'Done.',
        data: { id: '1', resource_id: '1', resource_url: '/x' },
      });
    }),
  );
  const body = { resource: new Blob([bytes], { type: 'image/png' }) };
  await call(uploadResource, { body }, { client, onProgress: (share) => shares.push(share) });
  expect(received).toEqual(bytes);
  expect(shares.at(-1)).toBe(1);
});

test('a call without an answer fails, and each progress of an upload gives it more time', async () => {
  const resource = { id: '1', resource_id: '1', resource_url: '/x' };
  const timers: (() => void)[] = [];
  const stopped: number[] = [];
  const patient = createApiClient(readApiUrl(), {
    startTimer: (onExpired) => {
      const id = timers.push(onExpired) - 1;
      return () => stopped.push(id);
    },
  });
  let arrived = 0;
  server.use(
    mock.get(at('/blogs/'), () => {
      arrived += 1;
      timers.at(-1)?.();
      return new Promise<never>(() => undefined);
    }),
    mock.post(at('/resource/'), () => HttpResponse.json({ ...home, data: resource })),
  );
  await expect(askHome({ client: patient })).rejects.toMatchObject({ kind: 'unreachable' });
  expect({ arrived, stopped }).toEqual({ arrived: 1, stopped: [0] });
  const body = { resource: new Blob(['x'.repeat(1000)], { type: 'image/png' }) };
  await call(uploadResource, { body }, { client: patient, onProgress: () => undefined });
  expect(timers.length).toBeGreaterThan(2);
  expect(stopped).toEqual(timers.map((_, id) => id));
});
