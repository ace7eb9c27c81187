import { gateTexts } from '@contract/texts/gateTexts';
import { expect, test } from '../fixtures';

test('a visitor signs in to see a profile and returns to it', { tag: '@server' }, async ({
  page,
  site,
}) => {
  const path = '/username/author?page=2';
  await page.goto(path);
  await expect(page).toHaveURL('/sign-in');
  await expect(site.alerts).toContainText(gateTexts.profile);
  await site.signIn('reader');
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Page 2')).toBeVisible();
});

test('a visitor who asked for several pages returns to the last one after signing in', async ({
  page,
  site,
}) => {
  for (const path of ['/dashboard/followers', '/create']) {
    await page.goto(path);
    await expect(page).toHaveURL('/sign-in');
  }
  await site.signIn('author');
  await expect(page).toHaveURL('/create');
});

test('a member is sent home from the sign-in, without an entry in the history', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/contact');
  await page.goto('/sign-in');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});
