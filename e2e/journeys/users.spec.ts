import { expect, test } from '../fixtures';

test('an administrator finds somebody by name and opens the profile @phone', async ({
  page,
  site,
}) => {
  await site.openAs('admin', '/dashboard/users');
  await expect(page.getByText(/^Total users: \d+$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('reader@mail');
  await expect(page).toHaveURL('/dashboard/users?q=reader%40mail');
  await expect(page.getByText('Total users: 1')).toBeVisible();
  await page.getByRole('link', { name: /Tomas Lindqvist/ }).click();
  await expect(page).toHaveURL('/username/reader');
});

test('a search that finds nobody says so', async ({ page, site }) => {
  await site.openAs('admin', '/dashboard/users?q=nobody-at-all');
  await expect(page.getByText('No Users Found')).toBeVisible();
});

test('a blocked account is marked in the list', async ({ page, site }) => {
  await site.openAs('admin', '/dashboard/users?q=victor');
  await expect(page.getByRole('link', { name: /Victor Slade/ })).toContainText('Blocked');
});

test('a user who opens the list is denied', async ({ page, site }) => {
  await site.openAs('author');
  await page.goto('/dashboard/users');
  await expect(page).toHaveURL('/denied');
});
