import { createMemoryData } from '@server/data/memory/memoryData';
import { newPost, publishing, userRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { createTestFeeds, siteUrl } from './testing/createTestFeeds';

const feeds = [
  '/feed.xml',
  '/feed.json',
  '/username/ada/feed.xml',
  '/username/ada/feed.json',
  '/topics/travel/feed.xml',
  '/topics/travel/feed.json',
];
const sitemaps = ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/posts-1.xml'];

async function withPost(options = {}) {
  const data = createMemoryData();
  const test = await createTestFeeds(data, options);
  await test.data.users.insert(userRow('ada', { username: 'ada' }));
  await test.data.posts.insert(newPost('one'));
  return { ...test, memory: data };
}

test.each([...feeds, ...sitemaps])('%s is read once, also for HEAD and 304', async (path) => {
  const { get, reads } = await withPost();
  const first = await get(path);
  expect(first.status).toBe(200);
  expect(reads).toHaveLength(1);
  const text = await first.text();
  expect(await (await get(path)).text()).toBe(text);
  const head = await get(path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('Content-Length')).toBe(String(Buffer.byteLength(text)));
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await get(path, { headers })).status).toBe(304);
  expect(reads).toHaveLength(1);
});

test('requests at the same time read the posts once', async () => {
  const { get, reads } = await withPost();
  const answers = await Promise.all(Array.from({ length: 5 }, () => get('/feed.xml')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(reads).toEqual(['feed']);
});

test.each(feeds)('%s has a post as soon as it is published, and not after', async (path) => {
  const { data, get } = await withPost();
  await data.posts.insert(newPost('two', { isPublished: false }));
  const hasPost = async () => (await (await get(path)).text()).includes(`${siteUrl}/posts/two`);
  expect(await hasPost()).toBe(false);
  await data.publication.publish('two', publishing('ada', 0));
  expect(await hasPost()).toBe(true);
  await data.publication.unpublish('two', { by: 'ada', now: 9 });
  expect(await hasPost()).toBe(false);
});

test('a feed has a post that another process has published', async () => {
  const told: ((message: string) => void)[] = [];
  const subscribe = async (listener: (message: string) => void) => {
    told.push(listener);
    return async () => undefined;
  };
  const { memory, get } = await withPost({ subscribe });
  await get('/feed.xml');
  await memory.posts.insert(newPost('two'));
  const change = { kind: 'post', postId: 'two' };
  for (const tell of told) tell(JSON.stringify({ pages: 1, from: 'another process', change }));
  expect(await (await get('/feed.xml')).text()).toContain(`${siteUrl}/posts/two`);
});

test('likes, comments and followers do not outdate feeds', async () => {
  const { data, get, reads } = await withPost();
  await get('/feed.xml');
  await data.users.insert(userRow('reader'));
  await data.likes.add({ postId: 'one', userId: 'reader', createdAt: 0 });
  await get('/feed.xml');
  expect(reads).toEqual(['feed']);
});

test('a feed is read again after ten minutes, and if there is no space for it', async () => {
  const { get, reads, state } = await withPost();
  await get('/feed.xml');
  state.now = 10 * 60_000 + 1;
  await get('/feed.xml');
  expect(reads).toEqual(['feed', 'feed']);
  const small = await withPost({ mostBytes: 100 });
  await small.get('/feed.xml');
  await small.get('/feed.xml');
  expect(small.reads).toEqual(['feed', 'feed']);
});
