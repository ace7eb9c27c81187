import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { createPost, readStoredPost } from '../pages/api';
import { downloadBy } from '../pages/downloads';
import { archive, posts } from '../pages/hugoArchive';
import { expectAccessibleAndNarrow } from '../pages/pageChecks';
import { Site } from '../pages/Site';
import { setUp } from '../pages/setUp';

async function choose(page: Page) {
  await page.getByLabel('File of the export').setInputFiles(archive());
  await expect(page.getByText(`${posts} posts, 0 of them as drafts.`)).toBeVisible();
}

async function download(page: Page, name: string) {
  const press = () => page.getByRole('button', { name, exact: true }).click();
  const { name: fileName, bytes: content } = await downloadBy(page, press);
  return { name: fileName, text: content.toString('utf8') };
}

test('a visitor drops an archive, looks at a post with its picture beside what is lost, and downloads the list', async ({
  page,
  site,
}) => {
  await site.open('/move');
  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    data.items.add(new File([content], 'blog.zip', { type: 'application/zip' }));
    return data;
  }, archive().buffer.toString('base64'));
  await page.getByText('Drop the file or the folder here').dispatchEvent('drop', {
    dataTransfer: dropped,
  });
  await expect(page.getByRole('button', { name: 'Moved walk 3' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
  const list = await download(page, 'Download the list of changes');
  expect(list.name).toBe('changed-or-lost.csv');
  expect(list.text).toContain('"Moved walk 3","A shortcode was removed.');
  await page.getByRole('button', { name: 'Moved walk 3' }).click();
  const post = page.getByRole('region', { name: 'Moved walk 3' });
  await expect(post.getByRole('article').getByText('The path of day 3.')).toBeVisible();
  const picture = post.getByRole('img', { name: 'A heap' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
  await expectAccessibleAndNarrow(page);
  await post.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('region', { name: 'Move in' })).toContainText('sign in or sign up');
});

test(
  'an author chooses the archive again after it has changed on the disk, moves in, closes the tab in the middle, and goes on: each post is there once, and its old address leads to it',
  {
    tag: '@server',
  },
  async ({ page, site, context }, testInfo) => {
    await site.openAs('author', '/move');
    const path = testInfo.outputPath('blog.zip');
    await writeFile(path, archive().buffer);
    await page.getByLabel('File of the export').setInputFiles(path);
    const move = page.getByRole('button', { name: `Move in ${posts} posts` });
    await expect(move).toBeVisible();
    await writeFile(path, `${archive().buffer.toString('latin1')} `, 'latin1');
    await move.click();
    await expect(page.getByRole('alert').filter({ hasText: 'changed, moved' })).toBeVisible();
    await page.getByRole('button', { name: 'Choose another archive' }).click();
    await choose(page);
    await page.getByRole('button', { name: `Move in ${posts} posts` }).click();
    await expect(
      page.getByText(new RegExp(`^[1-9]\\d* of ${posts} posts moved, now:`)),
    ).toBeVisible();
    const other = await context.newPage();
    await page.close();
    const otherSite = new Site(other);
    await otherSite.open('/move');
    await choose(other);
    await other.getByRole('button', { name: `Move in ${posts} posts` }).click();
    await expect(other.getByText(`${posts} of ${posts} posts moved.`)).toBeVisible();
    const file = await download(other, 'Netlify');
    expect(file.name).toBe('_redirects');
    expect(file.text).toContain('/2019/walk-7 ');
    await otherSite.open('/dashboard/posts?q=Moved+walk');
    await expect(other.getByRole('article')).toHaveCount(posts);
    await otherSite.open('/2019/walk-7/');
    await expect(other).toHaveURL(/\/posts\/walk-7$/);
    await expect(other.getByRole('heading', { level: 1, name: 'Moved walk 7' })).toBeVisible();
    await expect(other.getByRole('main')).toContainText('17 May 2019');
  },
);

test('a visitor reads the archive on the site: a lost part at its place, its picture, a search; nothing is sent', async ({
  page,
  site,
}) => {
  await site.open('/move');
  await choose(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const isRead = request.method() === 'GET' && !request.url().includes('/api/');
    if (!isRead) calls.push(`${request.method()} ${request.url()}`);
  });
  await page.getByRole('button', { name: 'Read these posts on the site' }).click();
  const frame = page.frameLocator('iframe[title="The site with these posts"]');
  await expect(frame.getByRole('link', { name: 'Moved walk 11' }).first()).toBeVisible();
  const address = page.url();
  const losses = page.getByRole('complementary', { name: 'Changed or lost' });
  await losses.getByRole('button', { name: /day="3"/ }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Moved walk 3' })).toBeVisible();
  const picture = frame.getByRole('img', { name: 'A heap' });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
  await expect(picture).toBeInViewport();
  await expectAccessibleAndNarrow(page);
  const search = frame.getByRole('searchbox', { name: 'Search posts' });
  await search.fill('"of day 7"');
  await search.press('Enter');
  await expect(frame.getByRole('article').first()).toContainText('Moved walk 7');
  expect(page.url()).toBe(address);
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('button', { name: 'Moved walk 3' })).toBeVisible();
});

const written = [
  { type: 'header', data: { text: 'By the <i>lake</i>', level: 2 } },
  { type: 'paragraph', data: { text: 'Plain with <b>bold</b> and <a href="/about">a link</a>.' } },
  { type: 'quote', data: { text: 'Slow is fast.', caption: 'A walker', alignment: 'left' } },
  { type: 'code', data: { code: 'const deep = 3;', lang: 'javascript' } },
];

/** A post without the ids of its blocks, which are new. */
async function readPost(page: Page, url: string) {
  const { title, publishedAt, content } = await readStoredPost(page, url);
  return { title, publishedAt, blocks: content.blocks.map(({ type, data }) => ({ type, data })) };
}

test('an export that an author downloads, moved into an empty site, gives equal posts', {
  tag: '@server',
}, async ({ page, site, emptyServer }) => {
  await site.openAs('moderator', '/dashboard/account');
  const urls = ['walk-by-the-lake', 'walk-in-the-rain'];
  for (const url of urls) await createPost(page, { url, document: { blocks: written } });
  const press = () => page.getByRole('button', { name: 'Download everything' }).click();
  const { name, bytes: buffer } = await downloadBy(page, press);
  const before = await Promise.all(urls.map((url) => readPost(page, url)));
  await setUp(page, emptyServer);
  await expect(page).toHaveURL(`${emptyServer.origin}/`);
  await site.open(`${emptyServer.origin}/move`);
  const file = { name, mimeType: 'application/zip', buffer };
  await page.getByLabel('File of the export').setInputFiles(file);
  await page.getByRole('button', { name: /^Move in/ }).click();
  await expect(page.getByText(/^(\d+) of \1 posts moved\.$/)).toBeVisible();
  expect(await Promise.all(urls.map((url) => readPost(page, url)))).toEqual(before);
});
