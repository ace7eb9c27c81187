import { expect, test } from '../fixtures';
import { mailedLink } from '../pages/outbox';

const fresh = 'Another-Word1';

test('a forgotten password is replaced by the mailed link @phone', async ({ page, site }) => {
  await site.open('/forgot-password');
  await page.getByLabel('E-mail').fill('reader@mail.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(site.messages).toContainText('a reset link is on its way');
  await expect(page.getByLabel('E-mail')).toHaveValue('');

  const path = /\/reset-password\/[\w.-]+/;
  await expect.poll(() => mailedLink(page, path)).not.toBeNull();
  await site.open((await mailedLink(page, path)) ?? '');
  await page.getByLabel('New password').fill(fresh);
  await page.getByLabel('Confirm password').fill(fresh);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/sign-in');
  await site.signIn('reader', fresh);
  await expect(page).toHaveURL('/');
});

test('asking for a link tells how it goes', async ({ page, site }) => {
  await site.open('/forgot-password');
  await site.conduct({ delay: 400, failures: { forgotPassword: { status: 500 } } });
  await page.getByLabel('E-mail').fill('reader@mail.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(site.messages).toContainText('Loading...');
  await expect(site.errors).toContainText('Failed to send the reset link.');
});

test('a password is changed, and the page before is shown again', async ({ page, site }) => {
  await site.openAs('reader', '/dashboard/profile/edit');
  await page.getByRole('link', { name: 'Change Password' }).click();
  await page.getByLabel('Old password').fill('Password1!');
  await page.getByLabel('New password').fill(fresh);
  await page.getByLabel('Confirm password').fill(fresh);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/dashboard/profile/edit');
  await expect(site.messages).toContainText('Your password has been changed.');
});

test('a password can be shown, and hidden again', async ({ page, site }) => {
  await site.open('/reset-password/any');
  const field = page.getByLabel('New password');
  await field.fill(fresh);
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).first().click();
  await expect(field).toHaveAttribute('type', 'text');
});
