import type { Browser } from '@playwright/test';
import { median } from '../median';
import { withPhone } from './phone';
import { openSlowPage } from './slowPage';

type Part = { selector: string; most: number };

/** A page of a member: what is waited for, and how late it may be there, in milliseconds. */
type MemberPage = { path: string; parts: Readonly<Record<string, Part>> };

const rows = 1500;

export const memberPages = (postUrl: string): Readonly<Record<string, MemberPage>> => ({
  dashboard: {
    path: '/dashboard',
    parts: {
      // The skeleton has none of the names.
      numbers: { selector: 'main dl dt:not(:has(.animate-pulse))', most: 1500 },
      charts: { selector: 'main figure ~ figure .recharts-line-curve', most: 2500 },
    },
  },
  notifications: {
    path: '/notifications',
    parts: { rows: { selector: 'main li time', most: rows } },
  },
  book: { path: '/book', parts: { passages: { selector: 'main [data-item]', most: rows } } },
  'own posts': {
    path: '/dashboard/posts',
    parts: { posts: { selector: 'main article [role="switch"]', most: rows } },
  },
  editor: {
    path: `/update?post=${postUrl}`,
    parts: { field: { selector: '.codex-editor [contenteditable="true"]', most: 2500 } },
  },
});

/** Runs in the page: goes to a path as a link does, and notes when each part has been painted after it. */
function goTo({ path, selectors }: { path: string; selectors: Readonly<Record<string, string>> }) {
  const missing = new Map(Object.entries(selectors));
  const shown: Record<string, number> = {};
  Object.assign(globalThis, { shown });
  const start = performance.now();
  const observer = new MutationObserver(() => {
    for (const [name, selector] of missing) {
      if (!document.querySelector(selector)) continue;
      missing.delete(name);
      requestAnimationFrame(() =>
        setTimeout(() => {
          shown[name] = performance.now() - start;
        }),
      );
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Both charts of the dashboard are in view: they are drawn there. */
const tall = { width: 412, height: 2000 };

export type Shown = { name: string; part: string; time: number; most: number };

/** In milliseconds after a link was pressed: the median of some visits, each with an empty cache. */
export async function timeUntilShown(
  { browser, origin }: { browser: Browser; origin: string },
  [name, { path, parts }]: readonly [string, MemberPage],
  rounds: number,
): Promise<Shown[]> {
  const selectors = Object.fromEntries(
    Object.entries(parts).map(([part, { selector }]) => [part, selector]),
  );
  const visits: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const shown = await withPhone({ browser, origin, persona: 'author' }, async (context) => {
      const { page, untilQuiet } = await openSlowPage(context);
      await page.setViewportSize(tall);
      await page.goto(`${origin}/about`);
      await untilQuiet();
      await page.evaluate(goTo, { path, selectors });
      const all = Object.keys(parts).map((part) => `'${part}' in shown`);
      await page.waitForFunction(all.join(' && '));
      return page.evaluate<Record<string, number>>('shown');
    });
    visits.push(shown);
  }
  return Object.entries(parts).map(([part, { most }]) => {
    const time = median(visits.map((shown) => shown[part] ?? Number.POSITIVE_INFINITY));
    return { name, part, time, most };
  });
}
