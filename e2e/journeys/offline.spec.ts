import type { offlineCaches } from '@contract/storageKeys';
import { expect, test } from '../fixtures';
import { readStoredPost } from '../pages/api';
import { disconnect, memberFiles, storedAddresses } from '../pages/connection';
import { EditorScreen } from '../pages/EditorScreen';
import { loadOnly } from '../pages/loadOnly';
import { PostScreen, samplePost } from '../pages/PostScreen';
import { expectAccessibleAndNarrow } from '../pages/pageChecks';

test.use({ serviceWorkers: 'allow' });

const slugOf = (path: string) => path.split('/').at(-1) ?? '';

test('a post and the editor open without a connection, and a sign-out removes what was stored', async ({
  page,
  site,
  context,
}) => {
  const stored = async (kind: keyof typeof offlineCaches) => (await storedAddresses(page))[kind];
  await site.openAs('reader', samplePost);
  await expect.poll(() => stored('pages')).toContain(samplePost);
  await expect.poll(async () => (await stored('pictures'))?.length).toBeGreaterThan(1);
  const files = await memberFiles(page);
  expect(files.length).toBeGreaterThan(50);
  await expect.poll(() => stored('assets')).toEqual(expect.arrayContaining(files));

  // Read by a link inside the app: the HTML of this post has never been loaded.
  const read = await new PostScreen(site).goToNewest();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => stored('answers')).toContainEqual(expect.stringContaining(slugOf(read)));

  const connect = await disconnect(context);
  const line = page.getByRole('status', { name: 'Connection' });
  await test.step('a stored page by its address', async () => {
    await site.open(samplePost);
    await expect(line).toContainText('You are offline.');
    await expect(line).toContainText('This page is a copy of just now.');
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).not.toBe(
      0,
    );
    await expectAccessibleAndNarrow(page);
  });

  await test.step('a post that was read inside the app, by its address and by a link', async () => {
    await site.open(read);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(line).toContainText('This page is a copy of just now.');
    await site.navigate('/posts');
    await expect(page.getByRole('heading', { level: 1, name: 'All Posts' })).toBeVisible();
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('a page for members', async () => {
    await site.open('/dashboard/profile/edit');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
  });

  await test.step('a page that is nowhere', async () => {
    await loadOnly(page, '/nothing');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  });

  await connect();
  await site.open('/about');
  await site.logOut();
  await expect(page).toHaveURL('/sign-in');
  await expect.poll(() => stored('pages')).toEqual([]);
  await expect.poll(() => stored('pictures')).toEqual([]);
  await expect.poll(() => stored('answers')).toEqual([]);
});

test('a comment that is written and a post that is saved offline are there once the connection is back', {
  tag: '@server',
}, async ({ page, site, context }) => {
  const text = 'Written without a connection';
  const post = new PostScreen(site);
  await site.openAs('reader', samplePost);
  // They are stored after what sends the comment later.
  await expect
    .poll(async () => (await storedAddresses(page))['assets'])
    .toEqual(expect.arrayContaining(await memberFiles(page)));
  await post.commentBox.fill(text);
  const connect = await disconnect(context);
  await post.button('Comment').click();
  await expect(page.getByRole('main')).toContainText('Waiting for the connection');
  await expect(post.commentBox).toHaveValue(text);
  const save = post.button('Save post');
  const before = await save.getAttribute('aria-pressed');
  const after = before === 'true' ? 'false' : 'true';
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', after);
  await expect(site.alerts).toBeEmpty();
  await connect();
  await expect(post.comment(text)).toHaveCount(1);
  await expect(post.commentBox).toHaveValue('');
  await site.open(samplePost);
  await expect(post.comment(text)).toHaveCount(1);
  await expect(save).toHaveAttribute('aria-pressed', after);
});

test('a draft that is written offline is there after a reload, and is published once', async ({
  page,
  site,
  context,
}) => {
  const url = 'written-offline';
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'Written offline');
  await editor.field('Post URL').fill(url);
  await expect
    .poll(async () => (await storedAddresses(page))['assets'])
    .toEqual(expect.arrayContaining(await memberFiles(page)));
  const connect = await disconnect(context);
  await editor.focusEnd();
  await editor.type('Words without a connection');
  await editor.waitForDraft('Words without a connection');
  await editor.open('/create');
  await expect(editor.content).toContainText('Words without a connection');
  await expect(editor.field('Title')).toHaveValue('Written offline');
  await test.step('the dashboard names it, and leads back to it', async () => {
    for (const path of ['/dashboard/posts', '/dashboard']) {
      await site.open(path);
      const work = page.getByLabel('Unsaved work on this device');
      await expect(work).toContainText('Written offline');
    }
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(editor.content).toContainText('Words without a connection');
  });
  await connect();
  await editor.publish.click();
  await editor.waitForDashboard();
  expect(JSON.stringify((await readStoredPost(page, url)).content)).toContain('Words without');
  await site.open('/dashboard/posts');
  const own = page.getByRole('article').filter({ hasText: 'About Written offline' });
  await expect(own).toHaveCount(1);
});
