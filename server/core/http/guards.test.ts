import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { sessionMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/createTestApi';

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
