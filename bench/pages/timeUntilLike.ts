import { apiPath } from '@contract/apiPath';
import { likePost } from '@contract/endpoints/likes';
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

/** In milliseconds from the start of the navigation. */
export type LikeTimes = {
  /** The button shows that it was pressed. */
  shown: number;
  /** The API has answered. */
  stored: number;
};

const likePath = `${apiPath}${likePost.path.replace(':postId', '')}`;

/** Presses the like button of a post as soon as it is there. */
export async function timeUntilLike(context: BrowserContext, address: string): Promise<LikeTimes> {
  const { page } = await openSlowPage(context);
  await page.addInitScript(pressLike);
  const answered = page.waitForResponse(
    (response) => response.url().includes(likePath) && response.ok(),
  );
  await page.goto(address);
  await answered;
  const stored = await page.evaluate(() => performance.now());
  await page.locator('html[data-liked-at]').waitFor({ state: 'attached' });
  const shown = await page.evaluate(() => Number(document.documentElement.dataset['likedAt']));
  return { shown, stored };
}
