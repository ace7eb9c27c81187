import type { Page } from '@playwright/test';

/** How a page ends while its writer types. Each returns the page to continue in. */
export const endings = {
  /** The renderer's process ends without any event. */
  async crash(page: Page) {
    const context = page.context();
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // A crashed page doesn't answer.
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    return context.newPage();
  },
  async reload(page: Page) {
    await page.reload({ waitUntil: 'commit' });
    return page;
  },
  async close(page: Page) {
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    return context.newPage();
  },
  /** Another site replaces the page. */
  async leave(page: Page) {
    await page.goto('about:blank');
    return page;
  },
} satisfies Record<string, (page: Page) => Promise<Page>>;

export type Ending = keyof typeof endings;

export const endingNames: readonly Ending[] = ['crash', 'reload', 'close', 'leave'];
