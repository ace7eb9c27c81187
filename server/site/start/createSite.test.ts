import { brotliCompressSync } from 'node:zlib';
import { offlineWorkerPath } from '@contract/storageKeys';
import { TemporaryFailure } from '@server/lib/temporaryFailure';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMemoryDatabase } from '../testing/memoryDatabase';
import { startTestSite } from '../testing/startTestSite';

let site: Awaited<ReturnType<typeof startTestSite>>;

const script = 'start()';

/** Writes the path of the page as its text. Pages of posts call the API. */
const renderer = `
  export const inlineScriptsOf = () => ['${script}'];
  export const createRenderer = () => ({
    async load({ url }, api) {
      const post = /[/]posts[/](.+)/.exec(url)?.[1];
      if (post && api) await api(new Request(new URL('/api/v1/blogs/' + post, url), { method: 'POST' }));
      const html = '<script>${script}</script>' + new URL(url).pathname;
      return { answers: [], render: async () => ({ status: 200, html }) };
    },
  });`;

const code = 'export {}';

beforeAll(async () => {
  site = await startTestSite({
    build: {
      'dist/index.html': 'for other hosts',
      'dist/_headers': 'for other hosts',
      'dist/shells/post.html': 'for other hosts',
      'dist/rehearsal.html': '<p>Rehearsal</p>',
      'dist/favicon.svg': '<svg/>',
      'dist/offline.js': code,
      'dist/assets/main-abc.js': code,
      'dist/assets/main-abc.js.br': brotliCompressSync(code),
      'dist-server/render.js': renderer,
      'dist-server/package.json': '{"type":"module"}',
      'dist-server/template.html': '',
      'dist-server/manifest.json': '{}',
    },
  });
});

afterAll(() => site.close());

const get = (path: string, init?: RequestInit) => fetch(`${site.origin}${path}`, init);

test('the home page is rendered and answered with the security headers', async () => {
  const response = await get('/');
  expect(await response.text()).toBe(`<script>${script}</script>/`);
  expect(response.headers.get('Content-Security-Policy')).toMatch(/script-src [^;]*'sha256-/);
  expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(response.headers.get('Content-Security-Policy')).toContain("worker-src 'self'");
  expect(response.headers.get('X-Frame-Options')).toBe('DENY');
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});

test('only the page of a rehearsal can be framed, by the site alone; it sends nothing and is not indexed', async () => {
  const response = await get('/rehearsal.html');
  expect(await response.text()).toBe('<p>Rehearsal</p>');
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("connect-src 'none'");
  expect(response.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
});

test('other addresses are answered with the page for them and 404', async () => {
  expect((await get('/about')).status).toBe(200);
  for (const path of ['/posts/missing', '/nothing/here']) {
    const missing = await get(path);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('/not-found');
  }
});

test('only hashed files are cached without asking again', async () => {
  const cacheOf = async (path: string) => (await get(path)).headers.get('Cache-Control');
  expect(await cacheOf('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/favicon.svg')).toBe('no-cache');
  expect(await cacheOf(offlineWorkerPath)).toBe('no-cache');
  expect(await cacheOf('/')).toBe('public, max-age=0, must-revalidate');
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

test('a feed that can not be composed now is answered with 503, and works later', async () => {
  const database = createMemoryDatabase();
  const feed = vi.spyOn(database.data.posts, 'feed');
  const other = await startTestSite({ database });
  const path = `${other.origin}/feed.xml`;
  feed.mockRejectedValueOnce(new TemporaryFailure('Too many tasks wait.'));
  const refused = await fetch(path);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
  expect((await fetch(path)).status).toBe(200);
  await other.close();
});

test('pages answer reading only', async () => {
  const response = await get('/', { method: 'POST' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect((await get('/', { method: 'HEAD' })).status).toBe(200);
});

test('each request has an id, which its log entry carries', async () => {
  const response = await get('/about');
  const id = response.headers.get('X-Request-Id');
  const entries = site.lines.map((line): unknown => JSON.parse(line));
  expect(entries).toContainEqual(
    expect.objectContaining({ requestId: id, method: 'GET', path: '/about', status: 200 }),
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
  const response = await get('/assets/main-abc.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(await response.text()).toBe(code);
});

test('a large answer of the API is compressed', async () => {
  const path = '/api/v1/blogs/';
  const plain = await get(path, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(plain.headers.get('Content-Encoding')).toBe(null);
  expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  const feed = await get('/feed.xml', { headers: { 'Accept-Encoding': 'br' } });
  expect(await feed.text()).toContain('<rss');
});

test('without a build only the API answers', async () => {
  const api = await startTestSite();
  expect((await fetch(`${api.origin}/`)).status).toBe(404);
  expect((await fetch(`${api.origin}/api/v1/blogs/`)).status).toBe(200);
  await api.close();
});

test('a form that is too large for the setup is refused', async () => {
  const body = 'x'.repeat(17 * 1024);
  expect((await get('/setup/any', { method: 'POST', body })).status).toBe(413);
});
