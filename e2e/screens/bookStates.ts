import { expect } from '@playwright/test';
import type { State } from './state';

const publicHeading = '/books/reader/on-patience';

export const bookStates: readonly State[] = [
  { name: 'books', show: (site) => site.open('/books') },
  {
    name: 'public heading',
    async show(site) {
      await site.open(publicHeading);
      await expect(site.page.getByRole('button', { name: 'Follow' })).toBeVisible();
    },
  },
  {
    name: 'public heading, a member keeps words',
    async show(site) {
      await site.openAs('author', publicHeading);
      await site.page.getByRole('button', { name: 'Keep' }).first().click();
      await expect(site.page.getByRole('button', { name: 'Kept' })).toBeVisible();
    },
  },
  {
    name: 'public heading, its owner sees it',
    show: (site) => site.openAs('moderator', '/books/moderator/how-things-are-made'),
  },
  {
    name: 'book, a public heading',
    async show(site) {
      await site.openAs('reader', '/book');
      await site.page.getByRole('link', { name: /^On patience/ }).click();
      await expect(site.page.getByRole('textbox', { name: 'Intro' })).toBeVisible();
    },
  },
  {
    name: 'profile with public headings',
    show: (site) => site.openAs('author', '/username/reader'),
  },
];
