import { accountMessages } from '@contract/texts/apiMessages';
import { expect, test } from '../fixtures';
import { pressOn, typeInto } from '../pages/keyboard';
import { mailedLink } from '../pages/outbox';
import { expectAccessible } from '../pages/pageChecks';

const fresh = 'Another-Word1';

test('a forgotten password is replaced by the mailed link, without a mouse @phone', async ({
  page,
  site,
}) => {
  await site.open('/forgot-password');
  await typeInto(page.getByLabel('E-mail'), 'reader@mail.example');
  await pressOn(page.getByRole('button', { name: 'Submit' }));
  await expect(site.messages).toContainText('a reset link is on its way');
  await expect(page.getByLabel('E-mail')).toHaveValue('');

  const path = /\/reset-password\/[\w.-]+/;
  await expect.poll(() => mailedLink(page, path)).not.toBeNull();
  await site.open((await mailedLink(page, path)) ?? '');
  await typeInto(page.getByLabel('New password'), fresh);
  await pressOn(page.getByRole('button', { name: 'Show characters' }).first(), 'Space');
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
  await typeInto(page.getByLabel('Confirm password'), fresh);
  await pressOn(page.getByRole('button', { name: 'Submit' }));
  await expect(page).toHaveURL('/sign-in');
  await site.signIn('reader', fresh);
  await expect(page).toHaveURL('/');
});

test('a password is changed without a mouse, and the page before is shown again', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/dashboard/profile/edit');
  await pressOn(page.getByRole('link', { name: 'Change Password' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change Password');
  await expectAccessible(page);
  await typeInto(page.getByLabel('Old password'), 'Password1!');
  await typeInto(page.getByLabel('New password'), fresh);
  await typeInto(page.getByLabel('Confirm password'), fresh);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/profile/edit');
  await expect(site.messages).toContainText(accountMessages.passwordChanged);
});
