import { createHash } from 'node:crypto';
import { isRecord } from '@contract/isRecord';
import { createMemoryData } from '@server/data/memory/memoryData';
import { at, logRow, newPost, publishing, sitePageRow, userRow } from '@server/data/testing/rows';
import { siteSettings } from '@server/data/testing/siteSettings';
import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createTestFeeds, siteUrl } from './testing/createTestFeeds';

const items = v.object({ items: v.array(v.object({ external_url: v.optional(v.string()) })) });
const content = JSON.stringify({
  blocks: [{ type: 'paragraph', data: { text: 'A <b>bold</b> ]]> text' } }],
});

async function createSite() {
  const { data, get, reads } = await createTestFeeds();
  await data.users.insert(userRow('ada', { username: 'Ada.L', firstName: 'Ada & Co' }));
  return { data, get, reads };
}

async function readXml(response: Response) {
  expect(response.status).toBe(200);
  // Throws if the XML is not well-formed.
  return new JSDOM(await response.text(), { contentType: 'text/xml' }).window.document;
}

const textsOf = (parsed: Document, name: string) =>
  [...parsed.getElementsByTagName(name)].map(({ textContent }) => textContent);

test('the feed has each post with its whole content', async () => {
  const { data, get } = await createSite();
  const post = newPost('one', {
    title: 'One < two & "three"\u0007',
    tags: ['R&D'],
    image: '/api/v1/resource/file/one.webp',
    content,
  });
  await data.posts.insert(post);
  const response = await get('/feed.xml');
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  const parsed = await readXml(response);
  expect(parsed.documentElement.getAttribute('version')).toBe('2.0');
  expect(textsOf(parsed, 'title')).toEqual(['Commonplace', 'One < two & "three"']);
  expect(textsOf(parsed, 'link')).toEqual([`${siteUrl}/posts`, `${siteUrl}/posts/one`]);
  expect(textsOf(parsed, 'guid')).toEqual([`${siteUrl}/posts/one`]);
  expect(textsOf(parsed, 'pubDate')).toEqual([new Date(at(0)).toUTCString()]);
  expect(textsOf(parsed, 'dc:creator')).toEqual(['Ada & Co Lovelace']);
  expect(textsOf(parsed, 'category')).toEqual(['R&D']);
  expect(textsOf(parsed, 'content:encoded')).toEqual(['<p>A <b>bold</b> ]]> text</p>']);
  const [media] = parsed.getElementsByTagName('media:content');
  expect(media?.getAttribute('url')).toBe(`${siteUrl}/api/v1/resource/file/one.webp`);
});

test('a browser shows a page with the address of the feed, which runs only its own script', async () => {
  const { data, get } = await createSite();
  await data.posts.insert(newPost('one', { title: '<script>alert(1)</script>' }));
  const opened = { headers: { Accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' } };
  const answer = await get('/feed.xml', opened);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Vary')).toMatch(/, Accept$/);
  const html = await answer.text();
  const page = new JSDOM(html).window.document;
  expect(page.querySelector('code')?.textContent).toBe(`${siteUrl}/feed.xml`);
  expect(page.querySelector('.newest a')?.textContent).toBe('<script>alert(1)</script>');
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; /);
  const blocks = [...page.querySelectorAll('script, style')].map(({ textContent }) => textContent);
  expect(blocks).toHaveLength(2);
  for (const text of blocks)
    expect(policy).toContain(createHash('sha256').update(text).digest('base64'));

  const raw = await get('/feed.xml?raw', opened);
  expect(raw.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  expect(textsOf(await readXml(raw), 'title')).toHaveLength(2);
});

test('readers of RSS show a description as the text that it is', async () => {
  const { data, get } = await createSite();
  await data.posts.insert(newPost('one', { metaDescription: '<img src=x> & more' }));
  const descriptions = textsOf(await readXml(await get('/feed.xml')), 'description');
  expect(descriptions).toEqual(['The newest posts.', '&lt;img src=x&gt; &amp; more']);
});

test('the JSON feed has the same posts', async () => {
  const { data, get } = await createSite();
  await data.posts.insert(newPost('one', { content, image: '' }));
  const response = await get('/feed.json');
  expect(response.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8');
  expect(await response.json()).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Commonplace',
    description: 'The newest posts.',
    home_page_url: `${siteUrl}/posts`,
    feed_url: `${siteUrl}/feed.json`,
    items: [
      {
        id: `${siteUrl}/posts/one`,
        url: `${siteUrl}/posts/one`,
        title: 'About one',
        summary: 'A short description.',
        content_html: '<p>A <b>bold</b> ]]> text</p>',
        date_published: new Date(at(0)).toISOString(),
        date_modified: new Date(at(0)).toISOString(),
        authors: [{ name: 'Ada & Co Lovelace', url: `${siteUrl}/username/Ada.L` }],
        tags: ['travel'],
      },
    ],
  });
});

test('authors and topics have their own feeds', async () => {
  const { data, get } = await createSite();
  await data.users.insert(userRow('bob'));
  await data.posts.insert(newPost('one'));
  await data.posts.insert(newPost('two', { authorId: 'bob', tags: ['R&D'], createdAt: at(1) }));
  const links = async (path: string) => textsOf(await readXml(await get(path)), 'guid');
  expect(await links('/feed.xml')).toEqual([`${siteUrl}/posts/two`, `${siteUrl}/posts/one`]);
  expect(await links('/username/ada.l/feed.xml')).toEqual([`${siteUrl}/posts/one`]);
  expect(await links('/topics/R%26D/feed.xml')).toEqual([`${siteUrl}/posts/two`]);
  const own: unknown = await (await get('/username/bob/feed.json')).json();
  expect(isRecord(own) && own['feed_url']).toBe(`${siteUrl}/username/bob/feed.json`);
  expect((await get('/username/unknown/feed.xml')).status).toBe(404);
  expect((await get('/topics/nothing/feed.json')).status).toBe(404);
});

test('the feed of a topic or an author is composed once for all spellings', async () => {
  const { data, get, reads } = await createSite();
  await data.posts.insert(newPost('one', { tags: ['Travel'] }));
  for (const path of ['/topics/TrAvEl/feed.xml', '/topics/travel/feed.xml']) {
    expect(textsOf(await readXml(await get(path)), 'title')[0]).toBe('Commonplace: Travel');
  }
  for (const name of ['ada.l', 'ADA.L', 'Ada.L']) {
    expect((await get(`/username/${name}/feed.json`)).status).toBe(200);
  }
  expect(reads).toEqual(['feed', 'feed']);
});

test('no feed or sitemap contains the address of an author, even if members see it', async () => {
  const { data, get } = await createSite();
  await data.users.update('ada', { showsEmail: true });
  await data.posts.insert(newPost('one', { tags: ['travel'], content }));
  const feeds = [
    '/feed.xml',
    '/feed.json',
    '/username/ada.l/feed.xml',
    '/username/ada.l/feed.json',
  ];
  const others = ['/topics/travel/feed.xml', '/topics/travel/feed.json', '/sitemaps/posts-1.xml'];
  for (const path of [...feeds, ...others]) {
    const text = await (await get(path)).text();
    expect(text).toContain('one');
    expect(text).not.toContain('@example.com');
  }
});

test('a feed contains a post as long as it is public', async () => {
  const { data, get } = await createSite();
  await data.posts.insert(newPost('one', { isPublished: false }));
  const guids = async () => textsOf(await readXml(await get('/feed.xml')), 'guid');
  expect(await guids()).toEqual([]);
  await data.publication.publish('one', publishing('ada', at(0)));
  expect(await guids()).toHaveLength(1);
  await data.users.setBlocked('ada', true);
  expect(await guids()).toEqual([]);
  expect((await get('/username/ada.l/feed.xml')).status).toBe(404);
});

test('a post whose address changes stays the same entry for feed readers', async () => {
  const { data, get } = await createSite();
  await data.posts.insert(newPost('one'));
  await data.postUrls.change({ id: 'one', url: 'better', by: 'ada', now: at(0) });
  const rss = await readXml(await get('/feed.xml'));
  expect(textsOf(rss, 'guid')).toEqual([`${siteUrl}/posts/one`]);
  expect(rss.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
  expect(textsOf(rss, 'link')).toEqual([`${siteUrl}/posts`, `${siteUrl}/posts/better`]);
  const json: unknown = await (await get('/feed.json')).json();
  expect(json).toMatchObject({
    items: [{ id: `${siteUrl}/posts/one`, url: `${siteUrl}/posts/better` }],
  });
});

test('a post that was published first elsewhere names that address, and is not in the sitemap', async () => {
  const { data, get } = await createSite();
  const canonicalUrl = 'https://example.org/?a=1&b=2';
  await data.posts.insert(newPost('one', { canonicalUrl }));
  await data.posts.insert(newPost('two', { canonicalUrl: 'javascript:alert(1)' }));
  const rss = await readXml(await get('/feed.xml'));
  expect(textsOf(rss, 'dc:source')).toEqual([canonicalUrl]);
  const json = v.parse(items, await (await get('/feed.json')).json());
  const addresses = json.items.map((item) => item.external_url);
  expect(addresses).toEqual([undefined, canonicalUrl]);
  expect(textsOf(await readXml(await get('/sitemaps/posts-1.xml')), 'loc')).toEqual([]);
});

test('an unchanged feed is not sent again', async () => {
  const { data, get } = await createSite();
  await data.posts.insert(newPost('one'));
  const tag = (await get('/feed.xml')).headers.get('ETag') ?? '';
  const again = await get('/feed.xml', { headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
  await data.posts.update('one', { title: 'Another title', updatedAt: at(1) }, 'ada');
  const changed = await get('/feed.xml', { headers: { 'If-None-Match': tag } });
  expect(changed.status).toBe(200);
});

test('the sitemap lists pages, topics and posts', async () => {
  const { data, get } = await createSite();
  await data.users.insert(userRow('root', { role: 'admin' }));
  for (const [slug, isPublished] of [
    ['imprint', true],
    ['about', true],
    ['hidden', false],
  ] as const) {
    const entry = logRow(`wrote ${slug}`, { actorId: 'root' });
    await data.sitePages.insert(sitePageRow(slug, { isPublished, updatedAt: at(2) }), entry);
  }
  await data.posts.insert(newPost('one', { tags: ['R&D'], updatedAt: at(3) }));
  await data.posts.insert(newPost('draft', { isPublished: false }));
  const index = await readXml(await get('/sitemap.xml'));
  expect(textsOf(index, 'loc')).toEqual([
    `${siteUrl}/sitemaps/pages.xml`,
    `${siteUrl}/sitemaps/posts-1.xml`,
  ]);
  const pages = textsOf(await readXml(await get('/sitemaps/pages.xml')), 'loc');
  expect(pages.filter((page) => page === `${siteUrl}/about`)).toHaveLength(1);
  expect(pages.filter((page) => page.includes('/pages/'))).toEqual([`${siteUrl}/pages/imprint`]);
  expect(pages).toContain(`${siteUrl}/posts?tag=R%26D`);
  const posts = await readXml(await get('/sitemaps/posts-1.xml'));
  expect(textsOf(posts, 'loc')).toEqual([`${siteUrl}/posts/one`]);
  expect(textsOf(posts, 'lastmod')).toEqual([new Date(at(3)).toISOString()]);
  expect((await get('/sitemaps/posts-2.xml')).status).toBe(404);
  expect((await get('/sitemaps/posts-0.xml')).status).toBe(404);
});

test('a part of the sitemap has at most 10,000 posts', async () => {
  const asked: unknown[] = [];
  const posts = {
    latest: async () => ({ rows: [], areMore: true, count: 20_001 }),
    listPublicUrls: async (page: { skip: number; take: number }) => {
      asked.push(page);
      return { rows: [{ url: 'one', updatedAt: 0, canonicalUrl: '' }], areMore: true };
    },
  };
  const data = createMemoryData();
  const { get } = await createTestFeeds({ ...data, posts: { ...data.posts, ...posts } });
  const index = await readXml(await get('/sitemap.xml'));
  expect(textsOf(index, 'loc')).toHaveLength(4);
  await get('/sitemaps/posts-3.xml');
  expect(asked).toEqual([{ skip: 20_000, take: 10_000 }]);
});

test('robots.txt names the sitemap, allows pictures and excludes private pages', async () => {
  const { get } = await createSite();
  const text = await (await get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(text).toContain('Allow: /api/v1/resource/file/');
  expect(text.match(/(?<=^Disallow: ).*/gm)).toEqual([
    '/api/',
    '/dashboard',
    '/create',
    '/update',
    '/change-password',
    '/notifications',
    '/book$',
    '/denied',
    '/user/',
    '/preview/',
  ]);
});

test('feeds have the name of the site, at once after it was changed', async () => {
  const { data, get } = await createSite();
  await data.users.insert(userRow('root', { role: 'admin' }));
  await data.posts.insert(newPost('one', { tags: ['travel'] }));
  const titleOf = async (path: string) => textsOf(await readXml(await get(path)), 'title')[0];
  expect(await titleOf('/feed.xml')).toBe('Commonplace');
  await data.site.update(siteSettings({ name: 'The Cove', tagline: 'By the sea' }), 'root');
  expect(await titleOf('/feed.xml')).toBe('The Cove');
  expect(textsOf(await readXml(await get('/feed.xml')), 'description')[0]).toBe('By the sea');
  expect(await titleOf('/username/Ada.L/feed.xml')).toBe('Ada & Co Lovelace on The Cove');
});
