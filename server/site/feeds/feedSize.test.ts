import { isRecord } from '@contract/isRecord';
import { at, newPost, userRow } from '@server/data/testing/rows';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { createTestFeeds, siteUrl } from './testing/createTestFeeds';

const mebibyte = 1024 * 1024;

/** A document of about this many bytes. In XML and JSON each of its characters needs more. */
function documentOf(bytes: number) {
  const text = `"'`.repeat(500);
  const block = { type: 'paragraph', data: { text } };
  const blocks = Array.from(
    { length: Math.round(bytes / JSON.stringify(block).length) },
    () => block,
  );
  return JSON.stringify({ blocks });
}

async function withPosts(count: number, bytes: number) {
  const { data, get } = await createTestFeeds();
  await data.users.insert(userRow('ada'));
  for (let index = 0; index < count; index += 1) {
    const metaDescription = `Description "${index}" & more`;
    const texts = { metaDescription, createdAt: at(index), content: documentOf(bytes) };
    await data.posts.insert(newPost(`post-${index}`, texts));
  }
  async function rss() {
    const text = await (await get('/feed.xml')).text();
    const parsed = new JSDOM(text, { contentType: 'text/xml' }).window.document;
    return { bytes: Buffer.byteLength(text), items: [...parsed.getElementsByTagName('item')] };
  }
  async function json() {
    const text = await (await get('/feed.json')).text();
    const parsed: unknown = JSON.parse(text);
    const items: unknown[] =
      isRecord(parsed) && Array.isArray(parsed['items']) ? parsed['items'] : [];
    return { bytes: Buffer.byteLength(text), items: items.filter(isRecord) };
  }
  return { rss, json };
}

const textOf = (item: Element | undefined, name: string) =>
  item?.getElementsByTagName(name)[0]?.textContent;

test('a long post is a summary with a link', async () => {
  const { rss, json } = await withPosts(1, 0.8 * mebibyte);
  const [entry] = (await rss()).items;
  expect(textOf(entry, 'content:encoded')).toBeUndefined();
  expect(textOf(entry, 'description')).toBe('Description "0" &amp; more');
  expect(textOf(entry, 'link')).toBe(`${siteUrl}/posts/post-0`);
  const [item] = (await json()).items;
  expect(item?.['summary']).toBe('Description "0" & more');
  expect(item?.['content_html']).toBe(
    `<p>Description "0" &amp; more</p><p><a href="${siteUrl}/posts/post-0">Read on</a></p>`,
  );
});

test('a feed of 20 long posts has at most 2 MiB: the oldest are summaries', async () => {
  const { rss, json } = await withPosts(20, 90 * 1024);
  const written = await rss();
  expect(written.bytes).toBeLessThan(2 * mebibyte);
  const whole = written.items.map((item) => textOf(item, 'content:encoded') !== undefined);
  expect(whole).toHaveLength(20);
  expect(whole[0]).toBe(true);
  expect(whole.lastIndexOf(true)).toBe(whole.indexOf(false) - 1);
  const { bytes, items } = await json();
  expect(bytes).toBeLessThan(2 * mebibyte);
  expect(items).toHaveLength(20);
});

test('20 posts of usual length are whole', async () => {
  const { rss, json } = await withPosts(20, 10 * 1024);
  const contents = (await rss()).items.map((item) => textOf(item, 'content:encoded') ?? '');
  expect(contents.every((content) => content.length > 5000)).toBe(true);
  const lengths = (await json()).items.map((item) => String(item['content_html']).length);
  expect(lengths.every((length) => length > 5000)).toBe(true);
});
