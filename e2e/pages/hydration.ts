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
 * Waits until the page reacts to what is done: controls that need the scripts are inert before, except those that may be
 * pressed early. React can hydrate the page below the header in a later task.
 */
export async function waitUntilHydrated(page: Page) {
  const part = ':is(header:has(nav), main) [data-needs-script]';
  await page
    .locator(`${part}:not([inert], [data-early-presses])`)
    .first()
    .waitFor({ state: 'attached' });
  await page.locator(`${part}[inert]`).first().waitFor({ state: 'detached' });
}

/** `otherLink`: a link of the header that this viewer must never see. */
export async function watchHydration(page: Page, otherLink: string) {
  await page.addInitScript(watch, otherLink);
  return async function readFrames() {
    await waitUntilHydrated(page);
    // The home page hides what only visitors see until then.
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
