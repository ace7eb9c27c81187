import type { Page } from '@playwright/test';
import { collectErrors, expect, test } from '../fixtures';
import { callApi, createPost, readStoredPost } from '../pages/api';
import {
  expectNothingRan,
  hostileHalves,
  hostileTexts,
  watchForScripts,
} from '../pages/hostilePayloads';
import { loadOnly } from '../pages/loadOnly';
import { Site } from '../pages/Site';

// The policy would stop scripts that the server has left in a page.
test.use({ bypassCSP: true });

const posts = hostileHalves.map(({ payloads, blocks }, half) => ({
  url: `hostile-${half}`,
  document: { blocks },
  payloads,
}));
const all = posts.flatMap(({ payloads }) => payloads);

/** Changes the author's profile, and writes posts and comments. */
async function storePayloads(page: Page) {
  const [firstName = '', lastName = ''] = hostileTexts(all, 100);
  const [bio = ''] = hostileTexts(all, 2000);
  const account = { username: 'author', email: 'author@mail.example' };
  const form = { ...account, firstName, lastName, bio };
  await callApi(page, { method: 'PATCH', path: '/user/profile', form });
  for (const { payloads, ...post } of posts) {
    const [title = ''] = hostileTexts(payloads, 300);
    const [description = ''] = hostileTexts(payloads, 1000);
    const tags = hostileTexts(payloads, 60).slice(0, 12);
    await createPost(page, { ...post, title, description, tags });
    const { id } = await readStoredPost(page, post.url);
    for (const comment of hostileTexts(payloads, 5000)) {
      await callApi(page, { method: 'POST', path: '/comments', json: { blogId: id, comment } });
    }
  }
}

async function expectHarmless(site: Site, paths: readonly string[], found: readonly string[]) {
  for (const path of paths) {
    await site.open(path);
    await expectNothingRan(site.page.locator('#root'), found);
  }
}

test('no payload runs in the HTML of the server, which the page hydrates without errors', async ({
  page,
  site,
  browser,
  baseURL,
  consoleErrors,
}) => {
  const foundByMember = await watchForScripts(page);
  await site.openAs('author', '/about');
  await storePayloads(page);
  await expectHarmless(site, ['/', '/posts/hostile-0'], foundByMember);

  const visitor = await browser.newPage({ bypassCSP: true, ...(baseURL ? { baseURL } : {}) });
  const found = await watchForScripts(visitor);
  collectErrors(visitor, consoleErrors);
  const [topic = ''] = hostileTexts(all, 60);
  const lists = ['/', '/posts', `/posts?tag=${encodeURIComponent(topic)}`, '/username/author'];
  const paths = [...lists, ...posts.map(({ url }) => `/posts/${url}`)];
  await expectHarmless(new Site(visitor), paths, found);
  await loadOnly(visitor, '/feed.xml?raw');
  await expect(visitor.locator('body')).toContainText('hostile-0');
  // What a browser shows for the feed.
  await loadOnly(visitor, '/feed.xml');
  await expect(visitor.locator('.newest a[href$="/posts/hostile-0"]')).toBeVisible();
  expect(found).toEqual([]);
  await visitor.close();
});
