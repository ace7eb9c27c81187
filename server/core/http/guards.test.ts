import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { requestMessages, sessionMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';
import { describe, expect, test } from 'vitest';
import type { Client } from '../testing/createClient';
import { createTestApi } from '../testing/createTestApi';
import { bodyLimits } from './readBody';

/** A body that counts how often it is read. */
function watchedBody() {
  const seen = { reads: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.reads += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, stream };
}

const calls = Object.entries<Endpoint>(endpoints);

const ofMembers = calls.flatMap(([name, { needsSession, ...call }]) => {
  if (!needsSession) return [];
  const message = needsSession === true ? sessionMessages.signInRequired : gateTexts[needsSession];
  return [{ name, message, ...call }];
});

describe.each(ofMembers)('$name', ({ method, path, message }) => {
  test('a visitor gets 401 before the body is read', async () => {
    const visitor = createTestApi().visitor();
    // Gets the XSRF cookie.
    await visitor.ok('readHome', {});
    const { seen, stream } = watchedBody();
    const body = method === 'GET' ? {} : { body: stream, duplex: 'half' };
    const init = { method, ...body, headers: { 'Content-Type': 'application/json' } };
    const response = await visitor.request(`/api/v1${path.replaceAll(/:\w+/g, 'none')}`, init);
    expect({ status: response.status, ...Object(await response.json()) }).toEqual({
      status: 401,
      success: false,
      message,
    });
    expect(seen.reads).toBe(0);
  });
});

test('a call without the XSRF token gets 403, with or without a session', async () => {
  const visitor = createTestApi().visitor();
  const headers = { 'X-XSRF-TOKEN': 'wrong' };
  const response = await visitor.request('/api/v1/blogs/create', { method: 'POST', headers });
  expect(response.status).toBe(403);
});

const text = (size: number) => JSON.stringify({ userId: 'x'.repeat(size - 13) });

async function sendText(size: number, headers: Record<string, string> = {}) {
  const visitor = createTestApi().visitor();
  const response = await visitor.request('/api/v1/blogs/a-post', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: text(size),
  });
  return response.status;
}

test('a visitor can send 64 KiB and not more', async () => {
  expect(text(bodyLimits.visitor)).toHaveLength(64 * 1024);
  // Within the limit, but too long for the field.
  expect(await sendText(64 * 1024)).toBe(422);
  expect(await sendText(65 * 1024)).toBe(413);
  expect(await sendText(65 * 1024, { 'Content-Length': `${65 * 1024}` })).toBe(413);
});

test('a visitor can register with a picture of more than 64 KiB', async () => {
  const avatar = new Blob([new Uint8Array(65 * 1024)], { type: 'image/png' });
  const names = { username: 'grace', firstName: 'Grace', lastName: 'Hopper' };
  const body = { ...names, email: 'grace@example.com', password: 'Password1!', avatar };
  const refused = await createTestApi().visitor().refused('register', { body });
  // The file was read: it isn't a picture.
  expect(refused).toMatchObject({ status: 415 });
});

test('a member can send more than 64 KiB', async () => {
  const { client } = await createTestApi().addSignedInUser('reader');
  const response = await client.request('/api/v1/blogs/a-post', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: text(65 * 1024),
  });
  expect(response.status).toBe(422);
});

function createSignal() {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { sent, send };
}

/** A form whose first bytes arrive, and the rest not before `finish` is called. */
function slowForm(size: number) {
  const arrived = createSignal();
  const finished = createSignal();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(size)),
    async pull(controller) {
      arrived.send();
      await finished.sent;
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', body, duplex: 'half', headers };
  return { arrived: arrived.sent, finish: finished.send, init };
}

/** Slow uploads of a client; resolves when their first bytes have arrived. */
async function startSlowUploads(visitor: Client, count: number) {
  await visitor.ok('readHome', {});
  const slow = Array.from({ length: count }, () => slowForm(bodyLimits.multipart));
  const answers = slow.map(({ init }) => visitor.request('/api/v1/user/register', init));
  await Promise.all(slow.map(({ arrived }) => arrived));
  return async function finish() {
    for (const { finish: finishOne } of slow) finishOne();
    return (await Promise.all(answers)).map(({ status }) => status);
  };
}

const login = { body: { username: 'ada', password: 'Password1!' } };

test('slow uploads can fill the budget of large bodies; others are answered, and again later', async () => {
  const api = createTestApi();
  const addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'];
  const uploads = await Promise.all(
    addresses.map((address) => startSlowUploads(api.visitor(address), 2)),
  );
  const visitor = api.visitor('10.0.0.5');
  expect((await visitor.call('login', login)).status).toBe(401);
  const { init } = slowForm(1024);
  const refused = await visitor.request('/api/v1/user/register', init);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('10');
  expect(await refused.json()).toMatchObject({ message: requestMessages.unavailable });
  for (const finish of uploads) expect(await finish()).toEqual([400, 400]);
  const again = slowForm(1024);
  again.finish();
  expect((await visitor.request('/api/v1/user/register', again.init)).status).toBe(400);
});

test('the slow uploads of one client can not use up the budget of the others', async () => {
  const api = createTestApi();
  const finish = await startSlowUploads(api.visitor('10.0.0.1'), 8);
  const next = await startSlowUploads(api.visitor('10.0.0.2'), 1);
  expect(await next()).toEqual([400]);
  expect(await finish()).toEqual([400, 400, 503, 503, 503, 503, 503, 503]);
});
