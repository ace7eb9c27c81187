import { expect, test } from '../fixtures';

test('somebody closes the account, and it is gone for good @phone', async ({ page, site }) => {
  await site.openAs('reader', '/dashboard/profile');
  await page.getByRole('link', { name: 'Close Account' }).click();
  const button = page.getByRole('button', { name: 'Delete Account' });
  await expect(button).toBeDisabled();
  await page.getByRole('checkbox').check();
  await button.click();
  await expect(page).toHaveURL('/');
  await site.open('/sign-in');
  await site.signIn('reader');
  await expect(site.errors).toContainText('Invalid username or password.');
});

test('the links lead to what is kept and to whom to ask', async ({ page, site }) => {
  await site.openAs('reader', '/dashboard/close-account');
  await page.getByRole('link', { name: 'contact us' }).click();
  await expect(page).toHaveURL('/contact');
});
