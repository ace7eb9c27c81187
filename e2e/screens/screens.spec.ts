import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../pages/pageChecks';
import type { Site } from '../pages/Site';
import type { State } from './state';
import { states } from './states';

const folder = process.env.SCREENS_FOLDER ?? 'screens';
const usualWidths = [360, 768, 1280] as const;
const themes = ['light', 'dark'] as const;

/** Waits until the page has been laid out again: some parts are other elements at another width. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Loads the pictures below the visible part, too. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

async function takePictures(state: State, { page, site }: { page: Page; site: Site }) {
  const { name, isIncomplete = false, show, showAgain, widths = usualWidths } = state;
  await show(site);
  await page.addStyleTag({
    content: '* { transition: none !important; animation: none !important; }',
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: width <= 360 ? 740 : 800 });
    await nextFrames(page);
    await showAgain?.(site);
    await loadPictures(page);
    for (const theme of themes) {
      // Letters follow the mail program.
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, theme);
      const path = `${folder}/${name.replaceAll(/[^a-z0-9]+/g, '-')}-${width}-${theme}.png`;
      const picture = await page.screenshot({ path, fullPage: true });
      expect(picture.byteLength).toBeGreaterThan(0);
    }
  }
  if (!isIncomplete) await expectAccessible(page);
}

for (const state of states)
  test(state.name, async ({ page, site }) => takePictures(state, { page, site }));
