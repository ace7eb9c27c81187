import { expect, test } from '../fixtures';

test('signing in tells how it goes and leads home @phone', async ({ page, site }) => {
  await site.open('/sign-in');
  await site.conduct({ delay: 2000 });
  await site.signIn('reader');
  await expect(site.messages).toContainText('Logging in to your account...');
  await expect(page).toHaveURL('/');
  const navigation = await site.openNavigation();
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
});

test('an empty field is said beside it, and takes the focus', async ({ page, site }) => {
  await site.open('/sign-in');
  await page.getByLabel('Username').fill('reader');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Please fill all the fields\./);
  await expect(site.errors).toContainText('Please fill all the fields.');
  await expect(page.getByLabel('Username')).toHaveValue('reader');
});

test('a wrong password and an unknown name are told alike, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await site.open('/sign-in');
  for (const name of ['reader', 'nobody-here']) {
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Password1');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(site.errors).toContainText('Invalid username or password.');
    await expect(page.getByLabel('Username')).toHaveValue(name);
  }
});

test('without words from the API the fixed text is shown', async ({ site }) => {
  await site.open('/sign-in');
  await site.conduct({ failures: { login: { status: 500 } } });
  await site.signIn('reader');
  await expect(site.errors).toContainText('Failed to Login to your Account.');
});

test('a blocked account is told so', async ({ page, site }) => {
  await site.open('/sign-in');
  await site.signIn('blocked');
  await expect(site.errors).toContainText('Your account has been blocked.');
  await expect(page).toHaveURL('/sign-in');
});

test('the way to an account and to a forgotten password is there', async ({ page, site }) => {
  await site.open('/sign-in');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goBack();
  await main.getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/sign-up');
});
