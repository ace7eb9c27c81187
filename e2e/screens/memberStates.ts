import { expect } from '@playwright/test';
import type { PersonaName } from '../pages/Site';
import type { State } from './state';

const openAs = (name: string, persona: PersonaName, path: string): State => ({
  name,
  show: (site) => site.openAs(persona, path),
});

/** A dialog that a button on the page opens. */
const dialog = (
  name: string,
  { persona, path, button }: { persona: PersonaName; path: string; button: string },
): State => ({
  name,
  show: async (site) => {
    await site.openAs(persona, path);
    await site.page.getByRole('button', { name: button, exact: true }).first().click();
    await expect(site.page.getByRole('dialog')).toBeVisible();
  },
});

/** A form that was sent with empty fields. */
const refused = (
  name: string,
  path: string,
  { fields, button }: { fields: readonly string[]; button: string },
): State => ({
  name: `${name}, with errors`,
  show: async (site) => {
    await site.openAs('author', path);
    for (const field of fields) await site.page.getByLabel(field, { exact: true }).fill('');
    await site.page.getByRole('button', { name: button, exact: true }).click();
    await expect(site.page.locator('[aria-invalid="true"]').first()).toBeVisible();
  },
});

export const memberStates: readonly State[] = [
  openAs('home, signed in', 'author', '/'),
  openAs('home, a reader', 'reader', '/'),
  openAs('home, a new member', 'newbie', '/'),
  openAs('home, the followed feed', 'reader', '/?feed=following'),
  openAs('dashboard', 'author', '/dashboard'),
  openAs('dashboard, a reader', 'reader', '/dashboard'),
  openAs('dashboard, an administrator', 'admin', '/dashboard'),
  openAs('dashboard, new member', 'newbie', '/dashboard'),
  openAs('numbers', 'author', '/dashboard/numbers'),
  openAs('comments under own posts', 'author', '/dashboard/comments'),
  openAs('own comments', 'reader', '/dashboard/comments?view=own'),
  dialog('logout', { persona: 'author', path: '/about', button: 'Logout' }),
  {
    name: 'dashboard, failed',
    show: async (site) => {
      await site.openAs('author', '/about');
      await site.setMock({
        failures: { readChartData: { status: 500 }, readProfile: { status: 500 } },
      });
      await site.navigate('/dashboard');
      await expect(site.page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    },
  },
  {
    name: 'dashboard, its menu on a phone',
    show: async (site) => {
      await site.page.setViewportSize({ width: 360, height: 740 });
      await site.openAs('author', '/dashboard');
      await site.page.getByRole('button', { name: 'Dashboard menu' }).click();
      await expect(site.page.getByRole('dialog')).toBeVisible();
    },
  },
  openAs('my posts', 'author', '/dashboard/posts'),
  openAs('my posts, inactive', 'author', '/dashboard/posts?state=inactive'),
  openAs('my posts, search without results', 'author', '/dashboard/posts?q=nothing'),
  {
    name: 'account menu',
    show: async (site) => {
      await site.page.setViewportSize({ width: 1280, height: 800 });
      await site.openAs('author', '/about');
      await site.page.getByLabel('Account menu').click();
      await expect(site.page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    },
  },
  openAs('my posts, none', 'newbie', '/dashboard/posts'),
  dialog('delete a post', {
    persona: 'author',
    path: '/dashboard/posts',
    button: 'Delete post',
  }),
  openAs('my followers', 'author', '/dashboard/followers'),
  openAs('my followers, none', 'newbie', '/dashboard/followers'),
  openAs('my followings', 'reader', '/dashboard/followings'),
  openAs('my followings, none', 'newbie', '/dashboard/followings'),
  openAs('own profile', 'author', '/dashboard/profile'),
  openAs('edit profile', 'author', '/dashboard/profile/edit'),
  refused('edit profile', '/dashboard/profile/edit', {
    fields: ['First name', 'E-mail', 'Bio'],
    button: 'Update Profile',
  }),
  openAs('account', 'author', '/dashboard/account'),
  openAs('close account', 'author', '/dashboard/close-account'),
  openAs('change password', 'author', '/change-password'),
  refused('change password', '/change-password', { fields: [], button: 'Submit' }),
  openAs('all users', 'admin', '/dashboard/users'),
  openAs('all users, a search', 'admin', '/dashboard/users?q=reader'),
  openAs('profile of another member', 'reader', '/username/author'),
  openAs('profile without posts', 'author', '/username/newbie'),
  {
    name: 'profile, failed',
    show: async (site) => {
      await site.openAs('reader', '/about');
      await site.setMock({ failures: { readProfile: { status: 500 } } });
      await site.navigate('/username/author');
      await expect(site.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  openAs('profile, an administrator sees it', 'admin', '/username/author'),
  dialog('block a member', { persona: 'admin', path: '/username/author', button: 'Block' }),
];
