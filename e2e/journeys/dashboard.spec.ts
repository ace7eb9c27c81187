import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { escapeDialog, pressOn } from '../pages/keyboard';
import { expectAccessible, expectSound } from '../pages/pageChecks';

test('the dashboard shows how things stand, and its views are reached without a mouse @phone', async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard');
  await expect(page.getByText('Ines Okonjo')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Followers Over Time' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Open dashboard menu' });
  const isPhone = await menu.isVisible();
  if (isPhone) {
    await pressOn(menu);
    await expect(page.getByRole('dialog', { name: 'Dashboard' })).toBeVisible();
    await expectAccessible(page);
    await escapeDialog(page);
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const views = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(views.getByRole('link', { name: 'All Users' })).toHaveCount(0);
  await pressOn(views.getByRole('link', { name: 'My Followers' }));
  await expect(page).toHaveURL('/dashboard/followers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Your Followers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^Followed : /).first()).toBeVisible();
});

test('the points of a chart are read with the arrow keys, and stand in a table', async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard');
  const chart = page.getByRole('figure', { name: 'Likes Over Time' });
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByText(/^\d{2}\/\d{2}\/\d{4}: \d+ likes$/)).toBeVisible();
  await chart.getByText('Show the numbers').click();
  await expect(chart.getByRole('row')).toHaveCount(9);
});

async function expectViewsSound(page: Page, views: readonly (readonly [string, string])[]) {
  for (const [name, title] of views) {
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectSound(page);
  }
}

test('axe finds nothing on any view, empty or full, and nothing goes sideways', async ({
  page,
  site,
}) => {
  test.slow();
  await site.openAs('newbie', '/dashboard');
  await expect(page.getByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
  await expectSound(page);
  await expectViewsSound(page, [
    ['My Posts', 'All Blog Posts'],
    ['My Followings', 'All the Followed Authors'],
    ['Profile', 'Profile'],
  ]);
  await page.getByRole('link', { name: 'Close Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Close Account');
  await expectSound(page);
  await page.evaluate(() => localStorage.clear());
  await site.openAs('author', '/dashboard/profile/edit');
  await page.getByLabel('Bio').fill('');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expectSound(page);
  await expectViewsSound(page, [
    ['My Followers', 'All Your Followers'],
    ['My Followings', 'All the Followed Authors'],
    ['My Posts', 'All Blog Posts'],
  ]);
  await page.getByRole('button', { name: 'Delete post' }).first().click();
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expectViewsSound(page, [['Profile', 'Profile']]);
  await page.getByRole('button', { name: 'Change cover image' }).click();
  await page.getByRole('button', { name: 'Upload' }).click();
  await expectSound(page);
});

test('turning the page puts the focus on the heading', async ({ page, site }) => {
  await site.openAs('author', '/dashboard/followers');
  await page.getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/followers?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
