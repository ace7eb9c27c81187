import { test as base, expect, type Page } from '@playwright/test';
import { Site } from './pages/Site';

type Fixtures = {
  /** Fails the journey when the page says anything wrong on its console. */
  quietConsole: undefined;
  site: Site;
};

/** The browser itself notes every failed call; the page's own words are what counts. */
const browserNotes = /^Failed to load resource/;

export function listenForErrors(page: Page, errors: string[]) {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !browserNotes.test(message.text()))
      errors.push(message.text());
  });
}

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      listenForErrors(page, errors);
      await use(undefined);
      expect(errors, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
  site: async ({ page }, use) => {
    await use(new Site(page));
  },
});

export { expect };
