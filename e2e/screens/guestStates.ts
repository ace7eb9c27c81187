import { expect } from '@playwright/test';
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

export const guestStates: readonly State[] = [
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
