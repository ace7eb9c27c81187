import { newPost, publishing } from '@server/data/testing/rows';
import { TemporaryFailure } from '@server/lib/temporaryFailure';
import { expect, test } from 'vitest';
import { createTestPages, type TestPages, withPosts } from './testing/createTestPages';

const createSite = async (...args: Parameters<typeof createTestPages>) =>
  withPosts(await createTestPages(...args));

async function outcomeOf(pages: TestPages, path: string) {
  const { status, headers } = await pages.get(path);
  return [status, headers.get('Location')];
}

test.each([
  ['/', 200],
  ['/posts', 200],
  ['/posts?tag=travel', 200],
  ['/posts/One-Loaf', 200],
  ['/posts/two', 200],
  ['/posts/One-Loaf/history', 200],
  ['/posts/One-Loaf/history?version=1', 200],
  ['/posts/One-Loaf/history?since=1', 200],
  ['/posts/One-Loaf/history?read=1', 200],
  ['/posts/One-Loaf/history?read=2', 404],
  ['/posts/One-Loaf/history?read=999999999', 404],
  ['/posts/One-Loaf/history?version=2', 404],
  ['/posts/One-Loaf/history?since=2', 404],
  ['/posts?tag=nothing', 200],
  ['/posts?q=nothing', 200],
  ['/posts?tag=travel&page=2', 404],
  ['/posts?page=1000', 404],
  ['/posts/draft/history', 404],
  ['/username/ada', 200],
  ['/username/ADA', 200],
  ['/about', 200],
  ['/dashboard/profile', 200],
  ['/reset-password/token', 200],
  ['/posts/draft', 404],
  ['/posts/unknown', 404],
  ['/posts/%E0%A4%A', 404],
  ['/posts/one/more', 404],
  ['/username/unknown', 404],
  ['/not-found', 404],
  ['/elsewhere', 404],
  ['/cards/draft-x.png', 404],
])('%s has the status %i', async (path, status) => {
  expect(await outcomeOf(await createSite(), path)).toEqual([status, null]);
});

test('beyond the last page of the hub is its page, which nothing keeps', async () => {
  const { get, pages, rendered } = await createSite();
  const path = '/posts?page=1000';
  expect(await (await get(path)).text()).toMatch(/^\/posts\n/);
  await get(path);
  expect(rendered).toEqual([path, path]);
  expect([pages.cachedBytes('pages'), pages.cachedBytes('searches')]).toEqual([0, 0]);
});

test('a post that is not public and one that does not exist have the same answer', async () => {
  const { get } = await createSite();
  const texts = await Promise.all(
    ['/posts/draft', '/posts/unknown'].map(async (path) => (await get(path)).text()),
  );
  expect(texts[0]).toBe(texts[1]);
});

test.each([
  ['another letter case', '/posts/ONE-loaf?a=1', '/posts/One-Loaf?a=1'],
  ['another letter case of a history', '/posts/ONE-loaf/history', '/posts/One-Loaf/history'],
  ['a slash at the end', '/posts/two/', '/posts/two'],
  ['a list with a slash', '/posts/?tag=travel', '/posts?tag=travel'],
  ['repeated slashes', '//posts//two', '/posts/two'],
  ['another site in the path', '//evil.example/', '/evil.example'],
  ['needless escapes', '/posts/%74wo', '/posts/two'],
])('%s leads to the one address', async (_, path, location) => {
  expect(await outcomeOf(await createSite(), path)).toEqual([301, location]);
});

test('the data of an author’s page do not contain the address, even if members see it', async () => {
  const { get, data } = await createSite();
  await data.users.update('ada', { showsEmail: true });
  const text = await (await get('/username/ada')).text();
  expect(text).toContain('Lovelace');
  expect(text).not.toContain('@example.com');
});

test('a former name of an author leads to the present one, until another account has it', async () => {
  const pages = await createSite();
  await pages.data.users.update('ada', { username: 'countess', nameSkeleton: 'countess' });
  expect(await outcomeOf(pages, '/username/ada')).toEqual([301, '/username/countess']);
  await pages.data.users.update('grace', { username: 'ada', nameSkeleton: 'ada' });
  expect(await outcomeOf(pages, '/username/ada')).toEqual([200, null]);
});

test('the page of a blocked author and their posts are not found', async () => {
  const pages = await createSite();
  expect(await outcomeOf(pages, '/username/ada')).toEqual([200, null]);
  await pages.data.users.setBlocked('ada', true);
  expect(await outcomeOf(pages, '/username/ada')).toEqual([404, null]);
  expect(await outcomeOf(pages, '/posts/One-Loaf')).toEqual([404, null]);
});

test('visitors learn nothing about a member who has published nothing', async () => {
  const { get } = await createSite();
  expect(await (await get('/username/ada')).text()).toContain('Engines.');
  expect(await (await get('/username/reader')).text()).not.toContain('A secret.');
});

test('a browser that has the page gets 304 for its own encoding', async () => {
  const { get } = await createSite();
  const first = await get('/posts/two', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(first.headers.get('Content-Encoding')).toBe('br');
  expect(first.headers.get('Vary')).toBe('Accept-Encoding');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[\w-]+-br"$/);
  const again = await get('/posts/two', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': `"other", ${tag}` },
  });
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
  const plain = await get('/posts/two', { headers: { 'If-None-Match': tag } });
  expect(plain.status).toBe(200);
  const refused = await get('/posts/two', { headers: { 'Accept-Encoding': 'br;q=0' } });
  expect(refused.headers.get('Content-Encoding')).toBeNull();
});

test('HEAD has the headers of the page and no body; other methods are refused', async () => {
  const { get } = await createSite();
  const head = await get('/posts/two', { method: 'HEAD' });
  const full = await get('/posts/two');
  expect(await head.text()).toBe('');
  expect([...head.headers]).toEqual([...full.headers]);
  const post = await get('/posts/two', { method: 'POST' });
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('a CDN may keep pages if the site allows it', async () => {
  const { get } = await createSite({ sharedCache: { maxAge: 60, staleWhileRevalidate: 600 } });
  expect((await get('/')).headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  );
});

test('a page that can not be rendered is a skeleton that nothing keeps, and is reported', async () => {
  const pages = await createSite();
  pages.state.fails = true;
  const answer = await pages.get('/posts/two');
  expect([answer.status, await answer.text()]).toEqual([500, 'skeleton']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Retry-After')).toBeNull();
  expect(pages.reported).toEqual([new Error('no data')]);
  pages.state.fails = false;
  expect(await (await pages.get('/posts/two')).text()).toContain('About two');
});

test('the skeleton of pages that can not be rendered is rendered once', async () => {
  const pages = await createSite();
  pages.state.fails = true;
  await Promise.all(Array.from({ length: 20 }, async () => pages.get('/')));
  await pages.get('/posts/two');
  await pages.get('/posts/One-Loaf');
  // Each page once with its data, and each kind of page once without.
  const paths = ['/', '/', '/posts/-', '/posts/One-Loaf', '/posts/two'];
  expect(pages.rendered.toSorted()).toEqual(paths);
});

test('while the database is away, pages in memory are answered, others with a skeleton and 503', async () => {
  const pages = await createSite();
  expect((await pages.get('/posts/two')).status).toBe(200);
  pages.state.pause = () => Promise.reject(new TemporaryFailure('away'));
  const answer = await pages.get('/posts/One-Loaf');
  expect([answer.status, await answer.text()]).toEqual([503, 'skeleton']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Retry-After')).toBe('10');
  expect((await pages.get('/posts/two')).status).toBe(200);
});

test('a page whose calls are answered with 503 is answered with 503', async () => {
  const pages = await createSite();
  pages.state.apiStatus = 503;
  const answer = await pages.get('/');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
});

test('a page whose calls are refused for their number is answered with 503, and one without its data with 404', async () => {
  const pages = await createSite();
  expect((await pages.get('/elsewhere')).status).toBe(404);
  pages.state.apiStatus = 429;
  expect((await pages.get('/posts/One-Loaf/history?since=1')).status).toBe(503);
  pages.state.apiStatus = 404;
  expect((await pages.get('/posts/One-Loaf/history')).status).toBe(404);
});

test('only the page of a large post is rendered elsewhere', async () => {
  const { get, data, renderedElsewhere } = await withPosts(await createTestPages());
  await get('/posts/two');
  await get('/');
  expect(renderedElsewhere).toEqual([]);
  const text = 'a'.repeat(40_000);
  const content = JSON.stringify({ blocks: [{ type: 'paragraph', data: { text } }] });
  await data.posts.insert(newPost('long', { content }));
  expect(await (await get('/posts/long')).text()).toContain('About long');
  await get('/posts/long');
  expect(renderedElsewhere).toEqual(['/posts/long']);
});

test('the history of a short post is rendered elsewhere if an old version is long', async () => {
  const { get, data, renderedElsewhere } = await createSite();
  const content = JSON.stringify({
    blocks: [{ type: 'paragraph', data: { text: 'a'.repeat(40_000) } }],
  });
  await data.posts.insert(newPost('long', { content }));
  const texts = { content: JSON.stringify({ blocks: [] }) };
  await data.posts.update('long', { ...texts, updatedAt: 1 }, 'ada');
  await get('/posts/long/history');
  expect(renderedElsewhere).toEqual([]);
  await get('/posts/long/history?since=1');
  await get('/posts/long/history?version=2');
  expect(renderedElsewhere).toEqual(['/posts/long/history', '/posts/long/history']);
});

test('a former address of a post leads to the present one, and to nothing while it is a draft', async () => {
  const pages = await createSite();
  const change = { id: 'two', by: 'grace', now: 0 };
  await pages.data.postUrls.change({ ...change, url: 'two-times' });
  expect(await outcomeOf(pages, '/posts/two')).toEqual([301, '/posts/two-times']);
  expect(await outcomeOf(pages, '/posts/TWO?a=1')).toEqual([301, '/posts/two-times?a=1']);
  expect(await outcomeOf(pages, '/posts/two-times')).toEqual([200, null]);
  await pages.data.publication.unpublish('two', { by: 'grace', now: 9 });
  expect(await outcomeOf(pages, '/posts/two')).toEqual([404, null]);
});

test('a post gets its former address back, and no browser keeps the redirect from there', async () => {
  const pages = await createSite({ sharedCache: { maxAge: 60, staleWhileRevalidate: 600 } });
  const change = { id: 'two', by: 'grace', now: 0 };
  await pages.data.postUrls.change({ ...change, url: 'two-times' });
  const away = await pages.get('/posts/two');
  expect(away.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  await pages.data.postUrls.change({ ...change, url: 'two' });
  expect(await outcomeOf(pages, '/posts/two')).toEqual([200, null]);
  expect(await outcomeOf(pages, '/posts/two-times')).toEqual([301, '/posts/two']);
});

const secret = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

async function withPreview() {
  const site = await createSite();
  const link = { postId: 'draft', hash: 'hash of token', expiresAt: Date.UTC(2026, 0, 31) };
  await site.data.previews.put(link, { by: 'ada', now: 1 });
  const open = async (token = 'token') => {
    const { status, headers } = await site.get(`/preview/${token}`);
    const sent = Object.keys(secret).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(secret);
    return status;
  };
  return { ...site, open };
}

test('a draft is rendered for who has its link, once for each version, until the link ends', async () => {
  const { open, data, rendered, state } = await withPreview();
  expect([await open(), await open(), await open('other')]).toEqual([200, 200, 404]);
  expect(rendered.filter((path) => path === '/preview/token')).toHaveLength(1);
  await data.posts.update('draft', { tags: ['other'], updatedAt: 9 }, 'ada');
  await Promise.all([open(), open()]);
  await data.users.update('ada', { firstName: 'Countess' });
  await open();
  expect(rendered.filter((path) => path === '/preview/token')).toHaveLength(3);
  state.now = 30 * 24 * 60 * 60_000;
  expect(await open()).toBe(404);
  state.now = 0;
  await data.publication.publish('draft', publishing('ada', 1));
  expect(await open()).toBe(404);
});

test('unknown links have the same page, which is rendered once', async () => {
  const { open, rendered } = await withPreview();
  for (const token of ['a', 'b', '-', '%20x']) expect(await open(token)).toBe(404);
  expect(rendered).toEqual(['/not-found']);
});

test('another spelling of a preview’s address is kept by no cache', async () => {
  const { get } = await withPreview();
  const { status, headers } = await get('/preview/token/');
  expect([status, headers.get('Location')]).toEqual([301, '/preview/token']);
  for (const [name, value] of Object.entries(secret)) expect(headers.get(name)).toBe(value);
});

test('a preview whose data can not be loaded is a skeleton that no cache keeps', async () => {
  const { open, state, rendered, reported } = await withPreview();
  state.fails = true;
  expect(await open()).toBe(500);
  expect(reported).toHaveLength(1);
  expect(rendered).toEqual(['/preview/token', '/preview/-']);
});

test('a large draft is rendered elsewhere', async () => {
  const { open, data, renderedElsewhere } = await withPreview();
  const content = JSON.stringify({ blocks: [], text: 'x'.repeat(500_000) });
  await data.posts.update('draft', { content, updatedAt: 1 }, 'ada');
  expect(await open()).toBe(200);
  expect(renderedElsewhere).toEqual(['/preview/token']);
});
