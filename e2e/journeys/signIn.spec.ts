import { expect, test } from '../fixtures';
import { pressOn, typeInto } from '../pages/keyboard';

test('signing in without a mouse leads home, and a forgotten password is one link away @phone', async ({
  page,
  site,
}) => {
  await site.open('/sign-in');
  const main = page.getByRole('main');
  await pressOn(main.getByRole('link', { name: 'Create Account' }));
  await expect(page).toHaveURL('/sign-up');
  await page.goBack();
  await pressOn(main.getByRole('link', { name: 'Forgot Password' }));
  await expect(page).toHaveURL('/forgot-password');
  await pressOn(main.getByRole('link', { name: 'Back to Login' }));
  await expect(page).toHaveURL('/sign-in');
  await typeInto(page.getByLabel('Username'), 'reader');
  await typeInto(page.getByLabel('Password', { exact: true }), 'Password1!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const navigation = await site.openNavigation();
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
});
