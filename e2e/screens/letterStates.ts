import { expect } from '@playwright/test';
import type { PersonaName } from '../pages/Site';
import type { State } from './state';

const open = (name: string, path: string): State => ({ name, show: (site) => site.open(path) });

const openAs = (name: string, persona: PersonaName, path: string): State => ({
  name,
  show: (site) => site.openAs(persona, path),
});

/** What members are told, on the site and by letters, and the pages of letters' links. */
export const letterStates: readonly State[] = [
  openAs('notifications', 'author', '/notifications'),
  openAs('notifications of a moderator', 'moderator', '/notifications'),
  {
    name: 'notifications, none',
    show: async (site) => {
      await site.openAs('newbie', '/notifications?page=9');
      await expect(site.page.getByText('There is nothing on this page any more.')).toBeVisible();
    },
  },
  openAs('choices', 'author', '/dashboard/notifications'),
  openAs('letters that wait', 'admin', '/dashboard/letters'),
  openAs('subscribers', 'admin', '/dashboard/subscribers'),
  open('new posts by e-mail', '/subscribe'),
  {
    name: 'new posts by e-mail, with errors',
    show: async (site) => {
      await site.open('/subscribe');
      await site.page.getByRole('button', { name: 'Send me a confirmation' }).click();
      await expect(site.page.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  open('confirm an address', '/subscribers/confirm/any'),
  open('stop letters', '/letters/stop/any'),
  {
    name: 'stop letters, stopped',
    show: async (site) => {
      await site.open('/letters/stop/any');
      await site.page.getByRole('button', { name: 'Stop these letters' }).click();
      await expect(site.page.getByRole('main').getByRole('status')).not.toBeEmpty();
    },
  },
];
