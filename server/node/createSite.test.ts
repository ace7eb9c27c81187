import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite } from './testing/startTestSite';

const html = '<!doctype html><title>Home</title><script>start()</script>';
let site: Awaited<ReturnType<typeof startTestSite>>;

beforeAll(async () => {
  site = await startTestSite({
    build: {
      'index.html': html,
      '404.html': '<!doctype html><title>Not found</title>',
      'shells/post.html': '<!doctype html><title>Post</title>',
      'assets/main-abc.js': 'export {}',
      'favicon.svg': '<svg/>',
      _headers: 'for other hosts',
    },
  });
});

afterAll(() => site.close());

const get = (path: string, init?: RequestInit) => fetch(`${site.origin}${path}`, init);

test('the home page is answered with the security headers', async () => {
  const response = await get('/');
  expect(await response.text()).toBe(html);
  expect(response.headers.get('Content-Security-Policy')).toMatch(/script-src [^;]*'sha256-/);
  expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(response.headers.get('X-Frame-Options')).toBe('DENY');
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});

test('pages are answered at their routes, others with 404', async () => {
  expect((await get('/posts/any-post')).status).toBe(200);
  const missing = await get('/nothing/here');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('Not found');
});

test('only hashed files are cached without asking again', async () => {
  const cacheOf = async (path: string) => (await get(path)).headers.get('Cache-Control');
  expect(await cacheOf('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/favicon.svg')).toBe('no-cache');
  expect(await cacheOf('/')).toBe('no-cache');
});

test.each([
  '/_headers',
  '/shells/post.html',
  '/assets/missing.js',
  '/../package.json',
  '/%2e%2e/x',
])('%s has no file', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('an API answer is never cached, and an unknown call is answered as JSON', async () => {
  const answer = await get('/api/v1/blogs/');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const unknown = await get('/api/v2/anything');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ success: false });
});

test('feeds, the sitemap and robots.txt are answered', async () => {
  const types = await Promise.all(
    ['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt'].map(async (path) =>
      (await get(path)).headers.get('Content-Type'),
    ),
  );
  expect(types.map((type) => type?.split(';', 1)[0])).toEqual([
    'application/rss+xml',
    'application/feed+json',
    'application/xml',
    'text/plain',
  ]);
  expect((await get('/topics/none/feed.txt')).status).toBe(404);
});

test('pages answer reading only', async () => {
  const response = await get('/', { method: 'POST' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect((await get('/', { method: 'HEAD' })).status).toBe(200);
});

test('each request has an id, which its log entry carries', async () => {
  const response = await get('/posts/any-post');
  const id = response.headers.get('X-Request-Id');
  const entries = site.lines.map((line): unknown => JSON.parse(line));
  expect(entries).toContainEqual(
    expect.objectContaining({ requestId: id, method: 'GET', path: '/posts/any-post', status: 200 }),
  );
});

test('the log has no secrets of links', async () => {
  const token = 'A'.repeat(43);
  await get(`/reset-password/${token}?code=${token}`);
  await get(`/api/v1/user/ada/account/verify/${token}`);
  expect(site.lines.join()).toContain('/reset-password/[removed]');
  expect(site.lines.join()).not.toContain(token);
});

test('the ids of two requests differ, also if the client sends one', async () => {
  const headers = { 'X-Request-Id': 'chosen' };
  const ids = [await get('/', { headers }), await get('/', { headers })].map((response) =>
    response.headers.get('X-Request-Id'),
  );
  expect(new Set([...ids, 'chosen']).size).toBe(3);
});

test('built files are sent as the build has compressed them', async () => {
  const compressed = await startTestSite({
    build: { 'index.html': html, 'index.html.br': brotliCompressSync(html) },
  });
  const response = await fetch(compressed.origin, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(await response.text()).toBe(html);
  await compressed.close();
});
