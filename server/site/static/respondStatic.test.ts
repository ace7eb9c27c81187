import { expect, test } from 'vitest';
import type { StaticFile } from './loadStaticFiles';
import { acceptsBrotli, respondStatic } from './respondStatic';

const encode = (text: string) => new TextEncoder().encode(text);
const file: StaticFile = {
  type: 'text/css; charset=utf-8',
  etag: 'hash',
  bytes: encode('0123456789'),
  brotli: encode('compressed'),
};

const requestWith = (headers: Record<string, string>) =>
  new Request('http://localhost/a.css', { headers });

test.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip, br;q=0.5', true],
  ['BR', true],
  ['gzip, br;q=0', false],
  ['br;q=0.0, gzip', false],
  ['brotli', false],
  ['gzip', false],
  ['', false],
])('Accept-Encoding %j accepts brotli: %j', (header, isAccepted) => {
  expect(acceptsBrotli(header)).toBe(isAccepted);
});

test('a client gets the compressed file if it accepts it', async () => {
  const compressed = respondStatic(file, requestWith({ 'Accept-Encoding': 'gzip, br' }));
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  expect(compressed.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await compressed.text()).toBe('compressed');
  const plain = respondStatic(file, requestWith({}));
  expect(plain.headers.get('Content-Encoding')).toBe(null);
  expect(plain.headers.get('ETag')).not.toBe(compressed.headers.get('ETag'));
  expect(await plain.text()).toBe('0123456789');
});

test.each(['"hash"', '"hash-br"', 'W/"hash"', '"other", "hash"', '*'])(
  'a client that has %s gets 304 without content',
  async (tags) => {
    const response = respondStatic(file, requestWith({ 'If-None-Match': tags }));
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  },
);

test('a client that has another version gets the file', () => {
  expect(respondStatic(file, requestWith({ 'If-None-Match': '"old"' })).status).toBe(200);
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=5-99', '56789', 'bytes 5-9/10'],
])('%s answers a part', async (range, text, contentRange) => {
  const headers = { Range: range, 'Accept-Encoding': 'br' };
  const response = respondStatic(file, requestWith(headers));
  expect([response.status, response.headers.get('Content-Range')]).toEqual([206, contentRange]);
  expect(response.headers.get('Content-Encoding')).toBe(null);
  expect(await response.text()).toBe(text);
});

test.each(['bytes=10-', 'bytes=5-2', 'bytes=-0'])('%s is outside of the file', (range) => {
  const response = respondStatic(file, requestWith({ Range: range }));
  expect([response.status, response.headers.get('Content-Range')]).toEqual([416, 'bytes */10']);
});

test.each(['items=0-1', 'bytes=0-1,4-5', 'bytes=-'])('%s is ignored', (range) => {
  expect(respondStatic(file, requestWith({ Range: range })).status).toBe(200);
});

test('a range of another version answers the whole file', () => {
  const headers = { Range: 'bytes=0-1', 'If-Range': '"old"' };
  expect(respondStatic(file, requestWith(headers)).status).toBe(200);
  const current = { Range: 'bytes=0-1', 'If-Range': '"hash"' };
  expect(respondStatic(file, requestWith(current)).status).toBe(206);
});

test('a page that is not found is answered as a whole', () => {
  const headers = { 'If-None-Match': '*', Range: 'bytes=0-1' };
  expect(respondStatic(file, requestWith(headers), { status: 404 }).status).toBe(404);
});

test('only immutable files are cached without asking again', () => {
  const cacheControl = (isImmutable: boolean) =>
    respondStatic(file, requestWith({}), { isImmutable }).headers.get('Cache-Control');
  expect(cacheControl(true)).toBe('public, max-age=31536000, immutable');
  expect(cacheControl(false)).toBe('no-cache');
});
