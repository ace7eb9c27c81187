import { expect, test } from '../fixtures';

test('an author turns a post off and on, and a reload keeps it', async ({ page, site }) => {
  await site.openAs('author', '/dashboard/posts');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Active', exact: true }) });
  const name = await card.first().getByRole('link').innerText();
  const title = name.split('\n')[0] ?? '';
  const chosen = page.getByRole('article', { name: title });
  await chosen.getByRole('button', { name: 'Active', exact: true }).click();
  await expect(chosen.getByRole('button', { name: 'Inactive' })).toBeVisible();
  await page.reload();
  await expect(chosen.getByRole('button', { name: 'Inactive' })).toBeVisible();
  await chosen.getByRole('button', { name: 'Inactive' }).click();
  await expect(chosen.getByRole('button', { name: 'Active', exact: true })).toBeVisible();
});

test('an author pages through 45 posts, and goes back to where they were', async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard/posts');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(site.messages).toContainText('Posts fetched successfully');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/posts\//);
  await page.goBack();
  await expect(page.getByText('Page 3')).toBeVisible();
});

test('a post is deleted for good after a question @phone', async ({ page, site }) => {
  await site.openAs('author', '/dashboard/posts?page=3');
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('button', { name: 'Delete post' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Delete This Post' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('button', { name: 'Delete post' }).first().click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
});
