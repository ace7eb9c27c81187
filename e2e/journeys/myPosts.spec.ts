import { expect, test } from '../fixtures';
import { escapeDialog, pressOn } from '../pages/keyboard';

test('an author turns a post off and on without a mouse, a reload keeps it, and edits it', async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard/posts');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Active', exact: true }) });
  const name = await card.first().getByRole('link').innerText();
  const title = name.split('\n')[0] ?? '';
  const chosen = page.getByRole('article', { name: title });
  await pressOn(chosen.getByRole('button', { name: 'Active', exact: true }), 'Space');
  await expect(chosen.getByRole('button', { name: 'Inactive' })).toBeVisible();
  await expect(site.messages).not.toBeEmpty();
  await page.reload();
  await pressOn(chosen.getByRole('button', { name: 'Inactive' }), 'Space');
  await expect(chosen.getByRole('button', { name: 'Active', exact: true })).toBeVisible();
  await pressOn(chosen.getByRole('button', { name: 'Edit post' }));
  await expect(page).toHaveURL(/\/update\?post=/);
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

test('a post is deleted for good after a question, without a mouse @phone', async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard/posts?page=3');
  await expect(page.getByRole('article')).toHaveCount(5);
  const first = page.getByRole('button', { name: 'Delete post' }).first();
  await pressOn(first);
  const dialog = page.getByRole('dialog', { name: 'Delete This Post' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await escapeDialog(page);
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(dialog.getByRole('button', { name: 'Delete' }));
  await expect(page.getByRole('article')).toHaveCount(4);
});
