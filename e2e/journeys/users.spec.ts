import { expect, test } from '../fixtures';
import { pressOn, tabTo, typeInto } from '../pages/keyboard';

test('an administrator finds somebody by name without a mouse, and opens the profile @phone', async ({
  page,
  site,
}) => {
  await site.openAs('admin', '/dashboard/users');
  await expect(page.getByText(/^Total users: \d+$/)).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Next page' }));
  await expect(page.getByText('Page 2')).toBeVisible();
  await typeInto(page.getByRole('searchbox', { name: 'Search' }), 'reader@mail');
  await expect(page).toHaveURL('/dashboard/users?q=reader%40mail');
  await expect(page.getByText('Total users: 1')).toBeVisible();
  await tabTo(page.getByRole('link', { name: /Tomas Lindqvist/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/username/reader');
});
