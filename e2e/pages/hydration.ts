import type { Page } from '@playwright/test';

/** What the frames of a page have shown, and which elements of the HTML are still in the page. */
type Watched = {
  themes: string[];
  headings: string[];
  wrongHeader: boolean;
  keeps: (name: string) => boolean;
};

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page, before its scripts. */
function watch(otherLink: string) {
  const themes = new Set<string>();
  const headings = new Set<string>();
  const parsed: Record<string, Element | null> = {};
  let wrongHeader = false;
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) ?? false;
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    // The HTML is parsed, and module scripts have not run.
    for (const name of ['header', 'h1']) parsed[name] = document.querySelector(name);
  });
  function look() {
    const heading = document.querySelector('h1');
    if (document.body) themes.add(document.documentElement.dataset['theme'] ?? '');
    if (isShown(heading)) headings.add(heading?.textContent ?? '');
    wrongHeader ||= isShown(document.querySelector(`header nav a[href="${otherLink}"]`));
    requestAnimationFrame(look);
  }
  look();
  window.watched = {
    get themes() {
      return [...themes];
    },
    get headings() {
      return [...headings];
    },
    get wrongHeader() {
      return wrongHeader;
    },
    keeps: (name) => Boolean(parsed[name]) && parsed[name] === document.querySelector(name),
  };
}

/**
 * The controls of the site's header once the page is hydrated: they are inert before. Pages have headers of their own,
 * with buttons that can be pressed earlier.
 */
export const hydratedControls = (page: Page) =>
  page.locator('header:has(nav) div[data-needs-script]:not([inert]):has(button)').first();

/** `otherLink`: a link of the header that this viewer must never see. */
export async function watchHydration(page: Page, otherLink: string) {
  await page.addInitScript(watch, otherLink);
  return async function waitUntilHydrated() {
    await hydratedControls(page).waitFor({ state: 'attached' });
    // The page below the header can be hydrated later, and the home page hides what only visitors see until then.
    await page.locator('h1').first().waitFor();
    return await page.evaluate(async () => {
      // Pages can be hydrated before their first frame.
      await new Promise(requestAnimationFrame);
      const { themes, headings, wrongHeader, keeps } = window.watched;
      return {
        themes,
        headings,
        wrongHeader,
        keepsHeader: keeps('header'),
        keepsHeading: keeps('h1'),
      };
    });
  };
}
