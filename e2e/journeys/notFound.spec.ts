import { expect, test } from '../fixtures';
import { watchHydration } from '../pages/hydration';
import { loadOnly } from '../pages/loadOnly';
import { samplePost } from '../pages/PostScreen';
import { openApiPage, production, relayCalls } from '../pages/productionPage';
import { guestPages, openPages } from '../pages/staticPages';

test.use({ build: 'production' });

const unknown = '/nothing-here';

test('on a host without rewrites no page of the app shows "Page not found" before it is rendered', async ({
  page,
  browser,
}) => {
  const apiContext = await browser.newContext();
  await relayCalls(page, await openApiPage(apiContext));
  const readFrames = await watchHydration(page, '/dashboard');
  const pages = [
    { path: '/about', heading: openPages['/about'], title: 'About · Commonplace' },
    { path: '/dashboard', heading: guestPages['/sign-in'], title: 'Sign In · Commonplace' },
    { path: samplePost, heading: 'Three bins and a thermometer: making hot compost' },
  ];
  for (const { path, heading, title = `${heading} · Commonplace` } of pages) {
    await page.route(path, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: production + unknown }) });
    });
    await loadOnly(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const { headings } = await readFrames();
    expect(headings, path).not.toContain(openPages[unknown]);
    await expect(page, path).toHaveTitle(title);
  }
  await loadOnly(page, unknown);
  await expect(page.getByRole('heading', { name: openPages[unknown] })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await apiContext.close();
});
