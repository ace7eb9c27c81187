import { sessionMessages } from '@contract/texts/apiMessages';
import { passkeyTexts } from '@contract/texts/passkeyTexts';
import { expect, test } from '../fixtures';
import { addPasskey, plugInAuthenticator } from '../pages/authenticator';
import { expectAccessibleAndNarrow } from '../pages/pageChecks';

test('a member adds a passkey, names it, signs in with it and removes it', {
  tag: '@server',
}, async ({ page, site }) => {
  await plugInAuthenticator(page);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const dialog = page.getByRole('dialog');

  await test.step('it is added with the password', async () => {
    await site.openAs('reader', '/dashboard/account');
    await addPasskey(page);
    await expect(site.notices).toContainText(passkeyTexts.added);
    await expect(passkeys.getByRole('listitem')).toHaveCount(1);
    await expect(passkeys.getByRole('listitem')).toContainText('never used');
  });

  await test.step('it gets a name', async () => {
    await passkeys.getByRole('button', { name: /^Rename / }).click();
    await dialog.getByLabel('Name of the passkey').fill('My phone');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(passkeys.getByText('My phone')).toBeVisible();
    await expectAccessibleAndNarrow(page);
  });

  await test.step('the member signs out, and in with it', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/');
    await expect(site.notices).toContainText(sessionMessages.signedIn);
  });

  await test.step('it is removed, and opens nothing any more', async () => {
    await site.open('/dashboard/account');
    await expect(passkeys.getByRole('listitem')).toContainText('last used');
    await passkeys.getByRole('button', { name: 'Remove My phone' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('main').getByText(passkeyTexts.unknown)).toBeVisible();
  });
});
