import type { offlineCaches } from '@contract/storageKeys';
import { expect, test } from '../fixtures';
import { disconnect, memberFiles, storedAddresses } from '../pages/connection';
import { samplePost } from '../pages/PostScreen';

test.use({ serviceWorkers: 'allow' });

test('a post and the editor open without a connection, and a sign-out removes what was stored', {
  tag: '@server',
}, async ({ page, site, context }) => {
  const stored = async (kind: keyof typeof offlineCaches) => (await storedAddresses(page))[kind];
  await site.openAs('reader', samplePost);
  await expect.poll(() => stored('pages')).toContain(samplePost);
  await expect.poll(async () => (await stored('pictures'))?.length).toBeGreaterThan(1);
  const files = await memberFiles(page);
  expect(files.length).toBeGreaterThan(50);
  await expect.poll(() => stored('assets')).toEqual(expect.arrayContaining(files));

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
  });

  await test.step('a page for members', async () => {
    await site.open('/dashboard/profile/edit');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
  });

  await test.step('a page that is nowhere', async () => {
    await page.goto('/nothing');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  });

  await connect();
  await site.open('/about');
  await site.logOut();
  await expect(page).toHaveURL('/sign-in');
  await expect.poll(() => stored('pages')).toEqual([]);
  await expect.poll(() => stored('pictures')).toEqual([]);
});
