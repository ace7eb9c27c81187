import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressResponses } from './compressResponses';

const large = '{"text":"A sentence that is repeated."}'.repeat(100);

function serve(body: BodyInit | null, headers: Record<string, string>, status = 200) {
  const app = new Hono();
  app.use(compressResponses);
  app.get('/', () => new Response(body, { status, headers }));
  return (request: Record<string, string> = { 'Accept-Encoding': 'br' }) =>
    app.request('/', { headers: request });
}

const json = { 'Content-Type': 'application/json; charset=UTF-8', ETag: '"tag"' };

test('text is compressed, and its tag is weak', async () => {
  const response = await serve(large, { ...json, 'Set-Cookie': 'a=1' })();
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(response.headers.get('ETag')).toBe('W/"tag"');
  expect(response.headers.getSetCookie()).toEqual(['a=1']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(large);
});

test.each(['text/html; charset=utf-8', 'application/rss+xml', 'application/xml', 'image/svg+xml'])(
  '%s is compressed',
  async (type) => {
    const response = await serve(large, { 'Content-Type': type })();
    expect(response.headers.get('Content-Encoding')).toBe('br');
  },
);

test('a file that is made while it is sent is not collected', async () => {
  let made = 0;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        made += 1;
        controller.enqueue(new TextEncoder().encode(large));
        if (made === 9) controller.error(new Error('The whole file is read.'));
      },
    },
    { highWaterMark: 0 },
  );
  const name = { 'Content-Disposition': 'attachment; filename="subscribers.csv"' };
  const response = await serve(endless, { 'Content-Type': 'text/csv; charset=UTF-8', ...name })();
  expect(made).toBe(0);
  await response.body?.cancel();
});

test('a client that does not accept it gets the text as it is', async () => {
  const response = await serve(large, json)({});
  expect(response.headers.get('Content-Encoding')).toBe(null);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(response.headers.get('ETag')).toBe('"tag"');
  expect(await response.text()).toBe(large);
});

test('a small text stays as it is', async () => {
  const response = await serve('{}', json)();
  expect(response.headers.get('Content-Encoding')).toBe(null);
  expect(await response.text()).toBe('{}');
});

test.each([
  ['a picture', 'bytes', { 'Content-Type': 'image/webp' }],
  ['a compressed text', 'bytes', { ...json, 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }],
])('%s is not compressed again', async (_, body, headers) => {
  const response = await serve(body, headers)();
  expect(await response.text()).toBe('bytes');
});
