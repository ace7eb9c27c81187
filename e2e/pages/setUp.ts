import { expect, type Page } from '@playwright/test';
import type { SiteServer } from '../server/siteServer';
import { loadOnly } from './loadOnly';
import { Site } from './Site';

/** The account of the host of a new site. */
export const host = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'E-mail': 'ada@cove.example',
  Username: 'adalove',
  Password: 'Password1',
};

/** Sets up a site named The Cove, closed for registrations, and signs in as its host. */
export async function setUp(page: Page, server: Pick<SiteServer, 'output'>) {
  const [address = ''] = /http:\S+\/setup\/[\w-]+/.exec(server.output()) ?? [];
  // A form that works without scripts.
  await loadOnly(page, address);
  for (const [label, text] of Object.entries(host)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel('Name of the site').fill('The Cove');
  await page.getByLabel('One sentence about it').fill('Words by the sea.');
  await page.getByLabel('Who may register').selectOption('Nobody');
  await page.getByRole('button', { name: 'Create the site' }).click();
  await expect(page.getByRole('heading', { name: 'Your site is ready' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await new Site(page).waitUntilHydrated();
  await expect(page).toHaveTitle('Sign In · The Cove');
  await page.getByLabel('Username').fill(host.Username);
  await page.getByLabel('Password', { exact: true }).fill(host.Password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
