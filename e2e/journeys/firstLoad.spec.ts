import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';
import { watchScripts } from '../pages/loadedScripts';
import { samplePost } from '../pages/PostScreen';
import { watchLayoutShift } from '../pages/pageChecks';
import { openApiPage, openProductionPage, slowDown } from '../pages/productionPage';

const title = 'Three bins and a thermometer: making hot compost';

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

test('the headline of home keeps its place when the posts beside it arrive', async ({
  page,
  site,
}) => {
  await site.open('/');
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.boundingBox();
  const posts = page.getByRole('region', { name: 'Trending posts', exact: true });
  await posts.evaluate((element) => element.parentNode?.removeChild(element));
  expect(await headline.boundingBox()).toEqual(before);
});

test('nothing moves while home, posts and a post load over a slow connection', {
  tag: '@both',
}, async ({ context, browser }) => {
  const apiContext = await browser.newContext({ serviceWorkers: 'allow' });
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

/** KiB (gzip) of scripts, and how many: just above what a visitor loads who reads a post. */
const reading = { kib: 260, scripts: 22 };

test('a visitor reads a post to its end within the budget of scripts', async ({ page, site }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await site.open(samplePost);
  await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Like this comment' }).first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: /^More by/ })).toBeVisible();
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).byteLength / 1024);
  const kib = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'scripts', description: `${kib} KiB in ${sizes.length}` });
  expect(kib).toBeLessThan(reading.kib);
  expect(sizes.length).toBeLessThanOrEqual(reading.scripts);
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
