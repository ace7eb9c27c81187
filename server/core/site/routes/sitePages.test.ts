import { apiLimits } from '@contract/apiLimits';
import { sitePageTexts } from '@contract/texts/sitePageTexts';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/createTestApi';

const contentOf = (...blocks: object[]) => JSON.stringify({ blocks });
const paragraph = (text: string) => ({ id: 'one', type: 'paragraph', data: { text } });

const form = (changes: object = {}) => ({
  title: 'Imprint',
  slug: 'imprint',
  content: contentOf(paragraph('The Cove, Harbour Road 1.')),
  isPublished: 'true' as const,
  ...changes,
});

async function createSite() {
  const api = createTestApi();
  const { client } = await api.addSignedInUser('admin', { role: 'admin' });
  return { ...api, admin: client };
}

test('an administrator publishes a page that everybody reads, and deletes it', async () => {
  const { admin, visitor } = await createSite();
  const { page, message } = await admin.ok('createSitePage', { body: form() });
  expect(message).toBe(sitePageTexts.saved);
  const params = { slug: 'imprint' };
  expect((await visitor().ok('readSitePage', { params, query: {} })).page).toEqual(page);
  expect(page).toMatchObject({
    slug: 'imprint',
    title: 'Imprint',
    description: 'The Cove, Harbour Road 1.',
    version: 1,
  });
  expect(
    (await visitor().ok('readSitePage', { params: { slug: 'IMPRINT' }, query: {} })).page,
  ).toEqual(page);
  expect((await admin.ok('listSitePages', {})).pages).toMatchObject([{ slug: 'imprint' }]);
  await admin.ok('removeSitePage', { params: { id: page._id } });
  expect(await visitor().refused('readSitePage', { params, query: {} })).toMatchObject({
    status: 404,
  });
  const { entries } = await admin.ok('listLog', { query: {} });
  expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
    ['changeSite', 'page “Imprint”'],
    ['changeSite', 'page “Imprint”'],
  ]);
});

test('only administrators see a page that is not published', async () => {
  const { admin, visitor, addSignedInUser } = await createSite();
  await admin.ok('createSitePage', { body: form({ isPublished: 'false', content: '' }) });
  const params = { slug: 'imprint' };
  const { client: member } = await addSignedInUser('member');
  for (const client of [visitor(), member]) {
    expect(await client.refused('readSitePage', { params, query: {} })).toMatchObject({
      status: 404,
      message: sitePageTexts.notFound,
    });
  }
  expect((await admin.ok('readSitePage', { params, query: {} })).page).toMatchObject({
    isPublished: false,
  });
});

test('what could run in a page is taken out before it is stored', async () => {
  const { admin, data } = await createSite();
  const hostile = [
    paragraph('<img src=x onerror=alert(1)>Words <a href="javascript:alert(2)">here</a>'),
    { type: 'raw', data: { html: '<script>alert(3)</script><p onclick="alert(4)">Raw</p>' } },
    { type: 'image', data: { file: { url: 'javascript:alert(5)' } } },
    { type: 'embed', data: { service: 'evil', embed: 'https://evil.example/frame' } },
  ];
  await admin.ok('createSitePage', { body: form({ content: contentOf(...hostile) }) });
  const stored = (await data.sitePages.bySlug('imprint'))?.content ?? '';
  expect(stored).toContain('Words');
  expect(stored).not.toMatch(/alert|onerror|onclick|javascript:|<script/);
});

test.each([
  ['title', { title: ' ' }, 'A page needs a title.'],
  ['title', { title: 't'.repeat(121) }, 'The title is too long: 120 characters at most.'],
  ['slug', { slug: '' }, 'A page needs an address.'],
  ['slug', { slug: 'new' }, 'This address is reserved. Choose another one.'],
  [
    'slug',
    { slug: 'Two Words' },
    'Use small letters from a to z, digits and hyphens, for example code-of-conduct.',
  ],
  ['slug', { slug: '../about' }, /^Use small letters/],
  ['slug', { slug: 's'.repeat(61) }, 'The address is too long: 60 characters at most.'],
  ['content', { content: contentOf(paragraph('')) }, sitePageTexts.textMissing],
])('a wrong %s is refused beside its field', async (field, change, message) => {
  const { admin, data } = await createSite();
  const refused = await admin.refused('createSitePage', { body: form(change) });
  expect(refused).toMatchObject({ status: 422, field });
  expect(refused.message).toMatch(message);
  expect(await data.sitePages.list()).toEqual([]);
});

test('what is no document is refused', async () => {
  const { admin } = await createSite();
  const body = form({ content: '{"blocks":1}' });
  expect(await admin.refused('createSitePage', { body })).toMatchObject({ status: 400 });
});

test('a change of an older version is refused with the present page, and an address is one page', async () => {
  const { admin } = await createSite();
  const { page } = await admin.ok('createSitePage', { body: form() });
  await admin.ok('createSitePage', { body: form({ slug: 'conduct', title: 'Conduct' }) });
  const params = { id: page._id };
  const changed = { ...form({ title: 'Who we are' }), version: 1 };
  const { page: next } = await admin.ok('updateSitePage', { params, body: changed });
  expect(next).toMatchObject({ title: 'Who we are', version: 2 });
  const stale = await admin.call('updateSitePage', { params, body: changed });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ message: sitePageTexts.isStale, page: next });
  const taken = { ...form({ slug: 'conduct' }), version: 2 };
  expect(await admin.refused('updateSitePage', { params, body: taken })).toMatchObject({
    status: 409,
    field: 'slug',
    message: sitePageTexts.isTaken,
  });
});

test('a site has five pages of its own, and own texts of the built-in ones', async () => {
  const { admin, visitor } = await createSite();
  for (let number = 0; number < apiLimits.pages; number += 1) {
    await admin.ok('createSitePage', { body: form({ slug: `page-${number}` }) });
  }
  expect(await admin.refused('createSitePage', { body: form() })).toMatchObject({
    status: 409,
    message: sitePageTexts.isFull,
  });
  const own = { params: { slug: 'about' }, query: { isBuiltIn: 'true' } } as const;
  expect((await visitor().ok('readSitePage', own)).page).toBeNull();
  const about = form({ slug: 'about', title: 'Our club' });
  const { page } = await admin.ok('createSitePage', { body: about });
  expect((await visitor().ok('readSitePage', own)).page).toMatchObject({ title: 'Our club' });
  // It has no second address.
  const second = { ...own, query: {} };
  expect(await visitor().refused('readSitePage', second)).toMatchObject({ status: 404 });
  // A built-in page keeps its address.
  const moved = { ...about, slug: 'club', version: 1 };
  const answer = await admin.ok('updateSitePage', { params: { id: page._id }, body: moved });
  expect(answer.page.slug).toBe('about');
});

test('blocks keep their ids when a page is changed', async () => {
  const { admin } = await createSite();
  const { page } = await admin.ok('createSitePage', { body: form() });
  const content = contentOf({ type: 'paragraph', data: { text: 'The Cove, Harbour Road 1.' } });
  const body = { ...form({ content }), version: 1 };
  const answer = await admin.ok('updateSitePage', { params: { id: page._id }, body });
  expect(answer.page.content).toContain('"id":"one"');
});
