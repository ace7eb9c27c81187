import type { BrowserContext, Page } from '@playwright/test';
import { openSlowPage } from './slowPage';

type Interaction = {
  path: string;
  /** Runs before, and isn't measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  untilDone: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** By name. A post is liked by the signed-in reader. */
export const interactions = (postPath: string): Readonly<Record<string, Interaction>> => ({
  like: {
    path: postPath,
    act: (page) => button(page, 'Like this post').click(),
    untilDone: (page) => page.locator('button[aria-pressed=true]').first().waitFor(),
  },
  'next page': {
    path: '/posts',
    act: (page) => button(page, 'Next page').click(),
    untilDone: (page) => page.getByText('Page 2', { exact: true }).waitFor(),
  },
  'open the menu': {
    path: '/',
    act: (page) => button(page, 'Open menu').click(),
    untilDone: (page) => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  },
  'search keystroke': {
    path: '/posts',
    prepare: (page) => searchBox(page).click(),
    act: (page) => page.keyboard.press('g'),
    untilDone: async (page) => {
      await page.waitForURL((url) => url.searchParams.get('q') === 'g');
    },
  },
});

/** Runs in the page: notes how long interactions take until the next paint. */
function recordInteractions() {
  const durations: number[] = [];
  // TypeScript's DOM types don't include the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  Object.assign(globalThis, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0) durations.push(entry.duration);
    }
  }).observe(options);
}

/** Milliseconds from the input to the next paint, in steps of 8; 0 if it was too fast to be noted. */
export async function measureInteraction(
  context: BrowserContext,
  origin: string,
  { path, prepare, act, untilDone }: Interaction,
) {
  const { page, untilQuiet } = await openSlowPage(context);
  await page.goto(origin + path);
  await untilQuiet();
  await prepare?.(page);
  await untilQuiet();
  await page.evaluate(recordInteractions);
  await act(page);
  await untilDone(page);
  await untilQuiet();
  return Math.max(0, ...(await page.evaluate<number[]>('durations')));
}
