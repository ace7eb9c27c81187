import { apiLimits } from '@contract/apiLimits';
import { headingRow, newPost, passageRow, userRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { createTestFeeds } from './feeds/testing/createTestFeeds';
import { createTestPages, type TestPages, withPosts } from './render/testing/createTestPages';

type Data = TestPages['data'];

const quote = 'Bread is <patience>';
const path = '/books/reader/soils';

/** The reader keeps words of a post under a public heading. */
async function keep({ book }: Data) {
  const {
    isPublic: _,
    position: _position,
    ...heading
  } = headingRow('soils', { userId: 'reader' });
  await book.addHeading(heading, 9);
  const change = { id: 'soils', userId: 'reader', patch: { isPublic: true }, now: 5 };
  await book.changeHeading(change);
  const given = { userId: 'reader', postId: 'one', headingId: 'soils', quote };
  const { isDetached: _isDetached, ...row } = passageRow('kept', given);
  await book.save([row], apiLimits.book);
}

const detach = async ({ book }: Data) =>
  book.detach({ postId: 'one', passageId: 'kept', by: 'ada' });

async function createSite() {
  const pages = await withPosts(await createTestPages());
  await keep(pages.data);
  return pages;
}

test('a public heading has a page with one address', async () => {
  const { get } = await createSite();
  expect((await get(path)).status).toBe(200);
  const other = await get('/books/READER/soils');
  expect(other.status).toBe(301);
  expect(other.headers.get('location')).toBe(path);
  for (const missing of [
    '/books/reader',
    '/books/reader/soils/more',
    '/books/reader/other',
    '/books/x/%E0',
  ])
    expect((await get(missing)).status).toBe(404);
});

test('a former name of its owner leads to the present address, until another account has it', async () => {
  const { get, data } = await createSite();
  await data.users.update('reader', { username: 'baker', nameSkeleton: 'baker' });
  const former = await get(`${path}?page=2`);
  expect([former.status, former.headers.get('location')]).toEqual([
    301,
    '/books/baker/soils?page=2',
  ]);
  expect((await get('/books/reader/other')).status).toBe(404);
  await data.users.update('ada', { username: 'reader', nameSkeleton: 'reader' });
  expect((await get(path)).status).toBe(404);
});

test.each<[string, (data: Data) => Promise<unknown>]>([
  ['a passage is detached', detach],
  ['a passage is taken away', async ({ book }) => book.remove({ id: 'kept', userId: 'reader' })],
  ['the quoted post changes', async ({ posts }) => posts.update('one', { updatedAt: 9 }, 'ada')],
  ['its owner has another name', async ({ users }) => users.update('reader', { lastName: 'Loaf' })],
])('its page is rendered again after %s', async (_, act) => {
  const { get, data, rendered } = await createSite();
  await get(path);
  await get(path);
  expect(rendered).toEqual([path]);
  await act(data);
  await get(path);
  expect(rendered).toEqual([path, path]);
});

test('the list of public headings is a page that changes with them', async () => {
  const { get, data, rendered } = await createSite();
  expect((await get('/books')).status).toBe(200);
  await get('/books');
  expect(rendered).toEqual(['/books']);
  await detach(data);
  await get('/books');
  expect(rendered).toEqual(['/books', '/books']);
});

test('changes of books outdate no other pages, and likes no books', async () => {
  const { get, data, rendered } = await createSite();
  for (const page of ['/', '/posts/One-Loaf', path]) await get(page);
  rendered.length = 0;
  await data.likes.add({ postId: 'one', userId: 'ada', createdAt: 0 });
  await get(path);
  await detach(data);
  for (const page of ['/', path]) await get(page);
  expect(rendered).toEqual([path]);
});

test('the page is gone when the heading is private or its owner blocked', async () => {
  const { get, data } = await createSite();
  await get(path);
  await data.users.setBlocked('reader', true);
  expect((await get(path)).status).toBe(404);
  await data.users.setBlocked('reader', false);
  expect((await get(path)).status).toBe(200);
  const change = { id: 'soils', userId: 'reader', patch: { isPublic: false }, now: 7 };
  await data.book.changeHeading(change);
  expect((await get(path)).status).toBe(404);
});

async function createFeedSite() {
  const site = await createTestFeeds();
  await site.data.users.insert(userRow('ada'));
  await site.data.users.insert(userRow('reader'));
  await site.data.posts.insert(newPost('one', { url: 'One-Loaf' }));
  await keep(site.data);
  return site;
}

test('a public heading has feeds and is in the sitemap, until nothing is seen of it', async () => {
  const { get, data } = await createFeedSite();
  const rss = await (await get(`${path}/feed.xml`)).text();
  expect(rss).toContain('<title>About soils · Ada Lovelace on Commonplace</title>');
  expect(rss).toContain('Bread is &amp;lt;patience&amp;gt;');
  const json = await get(`${path}/feed.json`);
  expect(json.headers.get('content-type')).toContain('json');
  expect(await json.json()).toMatchObject({
    home_page_url: `https://blog.example${path}`,
    items: [{ url: `https://blog.example${path}#kept`, title: 'About one' }],
  });
  expect(await (await get('/sitemap.xml')).text()).toContain('/sitemaps/books-1.xml');
  expect(await (await get('/sitemaps/books-1.xml')).text()).toContain(`${path}</loc>`);
  await detach(data);
  expect(await (await get(`${path}/feed.xml`)).text()).not.toContain('patience');
  expect((await get('/sitemaps/books-1.xml')).status).toBe(404);
  expect(await (await get('/sitemap.xml')).text()).not.toContain('books');
  expect((await get('/books/reader/other/feed.xml')).status).toBe(404);
});

test('the newest public headings have feeds', async () => {
  const { get, data } = await createFeedSite();
  expect(await (await get('/sitemaps/pages.xml')).text()).toContain('https://blog.example/books<');
  const rss = await get('/books/feed.xml');
  expect(rss.headers.get('content-type')).toContain('rss');
  const text = await rss.text();
  expect(text).toContain('<title>About soils · Ada Lovelace</title>');
  expect(text).toContain('What Ada Lovelace keeps under “About soils”.');
  const change = { id: 'soils', userId: 'reader', patch: { intro: 'Below us.' }, now: 8 };
  await data.book.changeHeading(change);
  expect(await (await get('/books/feed.json')).json()).toMatchObject({
    home_page_url: 'https://blog.example/books',
    feed_url: 'https://blog.example/books/feed.json',
    items: [
      {
        url: `https://blog.example${path}`,
        title: 'About soils · Ada Lovelace',
        summary: 'Below us.',
        date_modified: '1970-01-01T00:00:00.008Z',
      },
    ],
  });
  await detach(data);
  expect(await (await get('/books/feed.json')).json()).toMatchObject({ items: [] });
});
