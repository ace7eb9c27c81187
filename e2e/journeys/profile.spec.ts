import { expect, listenForErrors, test } from '../fixtures';
import { escapeDialog, pressOn } from '../pages/keyboard';
import { expectAccessible, expectSound } from '../pages/pageChecks';
import { Site } from '../pages/Site';

const path = '/username/author';

test('a reader sees the author, the counts and twenty posts with likes and Read @phone', async ({
  page,
  site,
}) => {
  await site.openAs('reader', path);
  await expect(page.getByText('author@mail.example')).toBeVisible();
  for (const name of ['Likes', 'Followers', 'Comments', 'Following', 'Published posts']) {
    await expect(page.getByRole('main').getByRole('term').filter({ hasText: name })).toBeVisible();
  }
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(cards.first().getByText(/\d+ likes?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(page.getByText('Page 2')).toBeVisible();
  const read = cards.first().getByRole('link', { name: /^Read / });
  const href = await read.getAttribute('href');
  await read.click();
  await expect(page).toHaveURL(href ?? 'nowhere');
});

test('following and its taking back survive a reload @phone', async ({ page, site }) => {
  await site.openAs('reader', '/username/admin');
  const button = page.getByRole('button', { name: /^Follow/ });
  await expect(button).toBeEnabled();
  const before = (await button.textContent()) ?? '';
  const after = before === 'Follow' ? 'Following' : 'Follow';
  await button.click();
  await expect(button).toHaveText(after);
  await expect(site.messages).not.toBeEmpty();
  await page.reload();
  await expect(button).toBeEnabled();
  await expect(button).toHaveText(after);
  await button.click();
  await expect(button).toHaveText(before);
});

test('an admin blocks, unblocks and finally deletes an account, without a mouse', async ({
  page,
  site,
}) => {
  await site.openAs('admin', path);
  const dialog = page.getByRole('dialog');
  const block = page.getByRole('button', { name: 'Block', exact: true });
  await pressOn(block);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await escapeDialog(page);
  await expect(block).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(dialog.getByRole('button', { name: 'Block' }));
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Unblock' }));
  await pressOn(dialog.getByRole('button', { name: 'Unblock' }));
  await expect(page.getByText('Blocked', { exact: true })).toHaveCount(0);
  await pressOn(page.getByRole('button', { name: 'Delete Account' }));
  await pressOn(dialog.getByRole('button', { name: 'Delete' }));
  await expect(page).toHaveURL('/');
  await page.goto(path);
  await expect(page).toHaveURL('/');
  await expect(site.errors).not.toBeEmpty();
});

test('what an admin blocks in one tab, the other tab shows with its next call', async ({
  page,
  site,
  context,
}) => {
  await site.openAs('admin', path);
  const errors: string[] = [];
  const other = await context.newPage();
  listenForErrors(other, errors);
  await new Site(other).open(path);
  const follow = other.getByRole('button', { name: /^Follow/ });
  await expect(follow).toBeEnabled();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await expect(other.getByText('Blocked', { exact: true })).toHaveCount(0);
  await follow.click();
  await expect(other.getByText('Blocked', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('axe finds nothing on a profile and what an admin has there', async ({ page, site }) => {
  await site.openAs('admin', path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await site.open('/dashboard/users?q=e');
  await expect(page.getByRole('list', { name: 'Users' })).toBeVisible();
  await expectSound(page);
});
