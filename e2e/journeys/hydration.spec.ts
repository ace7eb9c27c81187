import { themeKey } from '@contract/storageKeys';
import type { Browser, Page } from '@playwright/test';
import { collectErrors, expect, test } from '../fixtures';
import { watchHydration } from '../pages/hydration';
import { samplePost } from '../pages/PostScreen';
import { openApiPage, production, relayCalls } from '../pages/productionPage';
import { guestPages, openPages } from '../pages/staticPages';

/** Pages whose HTML is a shell: its heading, if any, is replaced by that of the post or the view. */
const shells = [samplePost, '/dashboard'];

test.use({ build: 'production' });

// Both viewers load every page, and every page is loaded in both themes.
const viewers = [
  { who: 'a visitor', persona: undefined, theme: 'light', otherLink: '/dashboard' },
  { who: 'an author', persona: 'author', theme: 'dark', otherLink: '/sign-in' },
] as const;

type Visit = { apiPage: Page; theme: string; errors: string[] };

/** A page of the production build, with the session of the API's page and a chosen theme. */
async function openVisit(browser: Browser, { apiPage, theme, errors }: Visit) {
  const session = await apiPage.evaluate(() => Object.entries(localStorage));
  const items = [...session.filter(([name]) => !name.startsWith('mock:')), [themeKey, theme]];
  const context = await browser.newContext({
    storageState: {
      cookies: [],
      origins: [
        {
          origin: production,
          localStorage: items.map(([name = '', value = '']) => ({ name, value })),
        },
      ],
    },
  });
  const page = await context.newPage();
  await relayCalls(page, apiPage);
  collectErrors(page, errors);
  return page;
}

for (const { who, persona, theme, otherLink } of viewers) {
  test(`the app hydrates the rendered pages for ${who}, in the ${theme} theme`, async ({
    browser,
  }) => {
    const apiContext = await browser.newContext();
    const apiPage = await openApiPage(apiContext, persona);
    const errors: string[] = [];
    const page = await openVisit(browser, { apiPage, theme, errors });
    const waitUntilHydrated = await watchHydration(page, otherLink);
    const load = async (path: string) => {
      await page.goto(path, { waitUntil: 'commit' });
      const { headings, keepsHeading, ...frame } = await waitUntilHydrated();
      expect.soft(frame, path).toEqual({ keepsHeader: true, themes: [theme], wrongHeader: false });
      return { headings, keepsHeading };
    };
    const staticPages = { ...openPages, ...(persona ? {} : guestPages) };
    for (const [path, heading] of Object.entries(staticPages)) {
      expect.soft(await load(path), path).toEqual({ headings: [heading], keepsHeading: true });
    }
    for (const path of shells) await load(path);
    for (const [path, heading] of persona ? Object.entries(guestPages) : []) {
      const { headings } = await load(path);
      expect.soft(headings, path).not.toContain(heading);
      await expect.soft(page, path).toHaveURL('/');
    }
    expect.soft(errors).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
    await apiContext.close();
  });
}
