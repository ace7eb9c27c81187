import { expect, test } from '../fixtures';
import { escapeDialog, pressOn, tabTo, typeInto } from '../pages/keyboard';
import { loadOnly } from '../pages/loadOnly';

test('an admin finds a member by e-mail address, blocks, unblocks and deletes the account, by keyboard', async ({
  page,
  site,
}) => {
  await site.openAs('admin', '/dashboard/users');
  await expect(page.getByText(/^Total users: \d+$/)).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Next page' }));
  await expect(page.getByText('Page 2')).toBeVisible();
  await typeInto(page.getByRole('searchbox', { name: 'Search', exact: true }), 'reader@mail');
  await expect(page).toHaveURL('/dashboard/users?q=reader%40mail');
  await expect(page.getByText('1 match')).toBeVisible();
  await tabTo(page.getByRole('link', { name: /Tomas Lindqvist/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/username/reader');

  const dialog = page.getByRole('dialog');
  const block = page.getByRole('button', { name: 'Block', exact: true });
  await pressOn(block);
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
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
  await loadOnly(page, '/username/reader');
  await expect(page).toHaveURL('/');
  await expect(site.alerts).not.toBeEmpty();
});
