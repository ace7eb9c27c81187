import type { BrowserContext } from '@playwright/test';
import { openSlowPage } from './slowPage';

/** Runs in the page: presses the like button in each frame until it reacts. */
function pressLike() {
  function press() {
    const button = document.querySelector<HTMLElement>('button[aria-label="Like this post"]');
    if (button?.getAttribute('aria-pressed') === 'true') {
      document.documentElement.dataset['likedAt'] = String(performance.now());
      return;
    }
    button?.click();
    requestAnimationFrame(press);
  }
  requestAnimationFrame(press);
}

/** Milliseconds from the start of the navigation until the like button of a post works. */
export async function timeUntilLike(context: BrowserContext, address: string) {
  const { page } = await openSlowPage(context);
  await page.addInitScript(pressLike);
  await page.goto(address);
  await page.locator('html[data-liked-at]').waitFor({ state: 'attached' });
  return page.evaluate(() => Number(document.documentElement.dataset['likedAt']));
}
