import { expect } from '@playwright/test';
import type { Site } from '../pages/Site';
import type { State } from './state';

const review = (site: Site) => site.page.getByRole('region', { name: 'Daily review' });

async function openReview(site: Site) {
  await site.openAs('reader', '/book?view=review');
  await expect(review(site).getByRole('button', { name: 'Keep' })).toBeVisible();
}

const publicHeading = '/books/reader/on-patience';

export const bookStates: readonly State[] = [
  { name: 'book, daily review', show: openReview },
  {
    name: 'book, daily review, a button named by an e-mail',
    show: async (site) => {
      await site.openAs('reader', '/book?view=review&action=retire');
      await expect(review(site).getByRole('button', { name: 'Retire' })).toBeFocused();
    },
  },
  {
    name: 'book, daily review done',
    show: async (site) => {
      await openReview(site);
      for (const left of [4, 3, 2, 1]) {
        await review(site).getByRole('button', { name: 'Keep' }).click();
        await expect(review(site).getByText(`${6 - left} of 5`, { exact: true })).toBeVisible();
      }
      await review(site).getByRole('button', { name: 'Keep' }).click();
      await expect(review(site).getByText('Done for today')).toBeVisible();
    },
  },
  {
    name: 'book, daily review failed',
    show: async (site) => {
      await site.openAs('reader', '/about');
      await site.setMock({ failures: { readDailyReview: { status: 500 } } });
      await site.navigate('/book');
      await expect(review(site).getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'book, empty',
    show: async (site) => {
      await site.openAs('admin', '/book');
      await expect(site.page.getByRole('figure', { name: 'Example' })).toBeVisible();
    },
  },
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
