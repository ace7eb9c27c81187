import { expect } from '@playwright/test';
import { archive } from '../pages/hugoArchive';
import type { Site } from '../pages/Site';
import type { State } from './state';

const open = (name: string, path: string): State => ({ name, show: (site) => site.open(path) });

/** A form that was sent empty. */
const refused = (name: string, path: string, button: string): State => ({
  name: `${name}, with errors`,
  show: async (site) => {
    await site.open(path);
    await site.page.getByRole('button', { name: button, exact: true }).click();
    await expect(site.page.locator('[aria-invalid="true"]').first()).toBeVisible();
  },
});

/** An archive that was read on the page about moving. */
async function openArchive(site: Site) {
  await site.open('/move');
  await site.page.getByLabel('File of the export').setInputFiles(archive());
  await expect(site.page.getByRole('button', { name: 'Moved walk 3' })).toBeVisible();
}

export const guestStates: readonly State[] = [
  open('move', '/move'),
  { name: 'move, the posts of an archive', show: openArchive },
  {
    name: 'move, a post of the archive',
    show: async (site) => {
      await openArchive(site);
      await site.page.getByRole('button', { name: 'Moved walk 3' }).click();
      await expect(site.page.getByRole('region', { name: 'Moved walk 3' })).toBeVisible();
    },
  },
  {
    name: 'move, the site with the posts',
    show: async (site) => {
      await openArchive(site);
      await site.page.getByRole('button', { name: 'Read these posts on the site' }).click();
      const frame = site.page.frameLocator('iframe[title="The site with these posts"]');
      await expect(frame.getByRole('link', { name: 'Moved walk 11' }).first()).toBeVisible();
    },
  },
  open('sign in', '/sign-in'),
  refused('sign in', '/sign-in', 'Sign In'),
  open('sign up', '/sign-up'),
  refused('sign up', '/sign-up', 'Create'),
  open('forgot password', '/forgot-password'),
  refused('forgot password', '/forgot-password', 'Submit'),
  open('reset password', '/reset-password/any'),
  {
    name: 'reset password, expired link',
    show: async (site) => {
      await site.open('/reset-password/any');
      for (const label of ['New password', 'Confirm password']) {
        await site.page.getByLabel(label).fill('Another-Word1');
      }
      await site.page.getByRole('button', { name: 'Submit' }).click();
      await expect(site.page.getByRole('link', { name: 'Get a new link' })).toBeVisible();
    },
  },
  open('restore e-mail', '/restore-email/any'),
  open('secure account', '/secure-account/any'),
  refused('contact', '/contact', "Let's talk"),
  {
    name: 'verification, waiting',
    show: async (site) => {
      await site.open('/about');
      await site.setMock({ delay: 60_000 });
      await site.navigate('/user/any/account/verify/any');
      await expect(site.page.getByText('Please wait while we verify your account')).toBeVisible();
    },
  },
  {
    name: 'verification failed',
    show: async (site) => {
      await site.open('/user/any/account/verify/any');
      await expect(site.page.getByText('Your account verification has failed.')).toBeVisible();
    },
  },
  {
    name: 'menu of a visitor',
    show: async (site) => {
      await site.open('/about');
      await site.openNavigation();
    },
  },
];
