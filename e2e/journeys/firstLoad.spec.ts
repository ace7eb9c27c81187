import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';
import { watchScripts } from '../pages/loadedScripts';
import { samplePost } from '../pages/PostScreen';
import { watchLayoutShift } from '../pages/pageChecks';
import { openApiPage, openProductionPage, slowDown, watchRequests } from '../pages/productionPage';

const title = 'Three bins and a thermometer: making hot compost';

/** KiB of the API client. Pages without data need it for their first call. */
const client = 21.3;

/** KiB of JavaScript (gzip), and requests without pictures: until the text is shown, and in all. */
const budgets = [
  { path: '/', text: title, what: 'until shown', most: 152.3 + client, early: 11, all: 12 },
  { path: '/posts', text: title, what: 'until shown', most: 150.4 + client, early: 11, all: 12 },
  { path: samplePost, text: title, what: 'until shown', most: 169.3 + client, early: 11, all: 19 },
  { path: '/contact', text: "Let's talk", what: 'all', most: 152.4, early: 11, all: 11 },
] as const;

test('the first load of each kind of page stays within its budgets', async ({ browser }) => {
  const apiContext = await browser.newContext();
  const apiPage = await openApiPage(apiContext);
  for (const { path, text, what, most, early, all } of budgets) {
    await test.step(`${path}: ${most} KiB, ${all} requests`, async () => {
      // Without the cache of another page.
      const context = await browser.newContext();
      const { page, load, weigh, requested } = await openProductionPage(context, apiPage);
      await load(path, text);
      await page.waitForLoadState('networkidle');
      const size = await weigh(what);
      const until = await requested('until shown');
      const total = await requested('all');
      const description = `${path} ${size.toFixed(1)} KiB, ${until.length} and ${total.length} requests`;
      test.info().annotations.push({ type: 'first load', description });
      expect.soft(size, path).toBeGreaterThan(50);
      expect.soft(size, path).toBeLessThanOrEqual(most);
      expect.soft(until.length, until.join('\n')).toBeGreaterThan(3);
      expect.soft(until.length, until.join('\n')).toBeLessThanOrEqual(early);
      expect.soft(total.length, total.join('\n')).toBeLessThanOrEqual(all);
      await context.close();
    });
  }
  await apiContext.close();
});

test('all scripts of the pages of the server stay within their budgets', {
  tag: '@server',
}, async ({ browser }) => {
  for (const [path, most] of Object.entries({ '/': 152.1, '/posts': 150.1, [samplePost]: 192.7 })) {
    await test.step(path, async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const { weigh } = watchRequests(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const size = await weigh('all');
      const description = `${path} ${size.toFixed(1)} KiB`;
      test.info().annotations.push({ type: 'scripts of the server', description });
      expect.soft(size, path).toBeGreaterThan(50);
      expect.soft(size, path).toBeLessThanOrEqual(most);
      await context.close();
    });
  }
});

/** Each page with what is shown last. */
const lastParts: readonly [path: string, last: (page: Page) => Locator][] = [
  ['/', (page) => page.getByRole('region', { name: 'Topics' }).getByRole('link')],
  ['/posts', (page) => page.getByRole('article')],
  [samplePost, (page) => page.getByRole('main').getByText('David Mwangi')],
];

/** Waits for the visible pictures, and for the frames in which they have moved what is around them. */
const visiblePicturesShown = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    const shown = pictures.filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    await Promise.allSettled(shown.map((picture) => picture.decode()));
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });

test('nothing moves while home, posts and a post load over a slow connection', {
  tag: '@both',
}, async ({ context, browser }) => {
  const apiContext = await browser.newContext();
  const apiPage = await openApiPage(apiContext);
  const { page, load } = await openProductionPage(context, apiPage);
  const readShift = await watchLayoutShift(page);
  await slowDown(page);
  for (const [path, last] of lastParts) {
    await test.step(path, async () => {
      await load(path, title);
      await last(page).first().waitFor();
      await visiblePicturesShown(page);
      const shift = await readShift();
      test.info().annotations.push({ type: 'shift', description: `${path} ${shift.toFixed(4)}` });
      expect.soft(shift, path).toBeLessThanOrEqual(0.02);
    });
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await apiContext.close();
});

test('the code of the editor is loaded only where it is shown', async ({ page, site }) => {
  const countScriptsWith = watchScripts(page);
  const editorCode = 'codex-editor';
  await site.openAs('author', '/dashboard');
  await expect(page.getByText('Live Posts')).toBeVisible();
  await site.navigate('/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await countScriptsWith(editorCode)).toBe(0);
  await site.navigate('/create');
  await new EditorScreen(page).waitUntilReady();
  expect(await countScriptsWith(editorCode)).toBeGreaterThan(0);
});
