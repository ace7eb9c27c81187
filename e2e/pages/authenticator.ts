import type { Page } from '@playwright/test';
import { personaPassword } from '@server/seed/personas';

/** Plugs in an authenticator that confirms everything. */
export async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey on the page Account. */
export async function addPasskey(page: Page) {
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const dialog = page.getByRole('dialog');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(personaPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await passkeys.getByRole('listitem').waitFor();
}
