import { test as base, expect, type Page } from '@playwright/test';
import { Site } from './pages/Site';

type Fixtures = {
  /** Fails the journey if the page logs an error. */
  consoleErrors: string[];
  site: Site;
};

/** Chromium logs every failed request. Journeys let requests fail on purpose. */
const failedRequest = /^Failed to load resource/;

export function collectErrors(page: Page, errors: string[]) {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !failedRequest.test(message.text())) {
      errors.push(message.text());
    }
  });
}

export const test = base.extend<Fixtures>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      collectErrors(page, errors);
      await use(errors);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  site: async ({ page }, use) => {
    await use(new Site(page));
  },
});

export { expect };
