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

export const memberStates: readonly State[] = [
  openAs('home, signed in', 'author', '/'),
  openAs('dashboard', 'author', '/dashboard'),
  openAs('dashboard, new member', 'newbie', '/dashboard'),
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
  openAs('close account', 'author', '/dashboard/close-account'),
  openAs('change password', 'author', '/change-password'),
  openAs('all users', 'admin', '/dashboard/users'),
  openAs('all users, a search', 'admin', '/dashboard/users?q=reader'),
  openAs('profile of another member', 'reader', '/username/author'),
  openAs('profile, an administrator sees it', 'admin', '/username/author'),
  dialog('block a member', { persona: 'admin', path: '/username/author', button: 'Block' }),
];
