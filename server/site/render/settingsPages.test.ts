import { logRow, newPost, sitePageRow, userRow } from '@server/data/testing/rows';
import { siteSettings } from '@server/data/testing/siteSettings';
import { expect, test } from 'vitest';
import { createTestPages, withPosts } from './testing/createTestPages';

const createSite = async () => withPosts(await createTestPages());

test('each kind of page has the settings of the site, at once after they were changed', async () => {
  const { get, data } = await createSite();
  await data.users.insert(userRow('root', { role: 'admin' }));
  const paths = ['/', '/posts/two', '/username/ada', '/about', '/dashboard', '/elsewhere'];
  const namesIn = async (name: string) =>
    Promise.all(paths.map(async (path) => (await (await get(path)).text()).includes(name)));
  expect(await namesIn('The Cove')).toEqual(paths.map(() => false));
  await data.site.update(siteSettings({ name: 'The Cove' }), 'root');
  expect(await namesIn('The Cove')).toEqual(paths.map(() => true));
  await data.site.update(siteSettings({ name: 'The Bay', version: 1 }), 'root');
  expect(await namesIn('The Cove')).toEqual(paths.map(() => false));
  expect(await namesIn('The Bay')).toEqual(paths.map(() => true));
});

test('the page of an author shows posts to visitors if the settings say so, and no member without any', async () => {
  const { get, data } = await createSite();
  await data.users.insert(userRow('root', { role: 'admin' }));
  const textOf = async (path: string) => (await get(path)).text();
  expect(await textOf('/username/ada')).toContain('Engines.');
  await data.site.update(siteSettings({ authorPages: 'everybody' }), 'root');
  const open = await textOf('/username/ada');
  expect(open).toContain('About one ');
  expect(open).not.toContain('@example.com');
  expect((await get('/username/reader')).status).toBe(404);
  expect((await get('/username/ada?page=2')).status).toBe(404);
  await data.posts.insert(newPost('three', { authorId: 'ada' }));
  expect(await textOf('/username/ada')).toContain('About three ');
});

test('a page that administrators have written is shown at once, also when it is changed, and is gone when it is deleted', async () => {
  const { get, data } = await createSite();
  await data.users.insert(userRow('root', { role: 'admin' }));
  const entry = (id: string) => logRow(id, { actorId: 'root' });
  const textOf = async (path: string) => (await get(path)).text();
  const paragraph = { id: 'one', type: 'paragraph', data: { text: 'Harbour Road 1.' } };
  const content = JSON.stringify({ blocks: [paragraph] });
  expect((await get('/pages/imprint')).status).toBe(404);
  const page = sitePageRow('imprint', { content });
  await data.sitePages.insert(page, entry('one'));
  expect((await get('/pages/imprint')).status).toBe(200);
  expect(await textOf('/pages/imprint')).toContain('Harbour Road 1.');
  expect((await get('/pages/IMPRINT')).headers.get('Location')).toBe('/pages/imprint');
  await data.sitePages.update({ ...page, content: content.replace('1.', '2.') }, entry('two'));
  expect(await textOf('/pages/imprint')).toContain('Harbour Road 2.');
  await data.sitePages.update({ ...page, isPublished: false, version: 2 }, entry('three'));
  expect((await get('/pages/imprint')).status).toBe(404);
  await data.sitePages.insert(sitePageRow('about', { content }), entry('four'));
  expect(await textOf('/about')).toContain('Harbour Road 1.');
  expect((await get('/pages/about')).status).toBe(404);
  await data.sitePages.remove('about', entry('five'));
  expect(await textOf('/about')).not.toContain('Harbour Road');
});
