import type { Page } from '@playwright/test';

/**
 * Loads a page to look at it, or to leave it. Doesn't wait until the page reacts: what is typed or chosen before is
 * lost, so journeys that do something on the page use `Site.open`.
 */
export const loadOnly = (page: Page, path: string, options?: Parameters<Page['goto']>[1]) =>
  page.goto(path, options);
