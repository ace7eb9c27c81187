import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colourRules = ['color-contrast', 'link-in-text-block'];

/** The site's own header and footer, which stay when the page between them changes. */
const frame = ':is(header, footer):not(main *, dialog *)';
const dialog = 'dialog:modal';
/** A page of its own: its landmarks are none of the page around it. */
const framedSite = 'iframe[src="/rehearsal.html"]';

/** Loading axe takes longer than running it, so a page loads it once. */
const isAxeLoaded = async (page: Page) =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));

/**
 * After the first check, what can be different since the last one: header and footer are not, nor is what an open dialog
 * covers. Without cross-origin frames, legacy mode finds the same and opens no second page each time.
 */
async function createAxe(page: Page, isFirst: boolean) {
  const isLoaded = await isAxeLoaded(page);
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'undefined' } : {}) });
  axe
    .setLegacyMode()
    .exclude(framedSite)
    .options({ resultTypes: ['violations'] });
  if (isFirst) return axe;
  return (await page.locator(dialog).count()) > 0 ? axe.include(dialog) : axe.exclude(frame);
}

async function expectNoViolations(axe: AxeBuilder, theme: string) {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, `axe, ${theme}`).toEqual([]);
}

/** Switches the theme. */
const switchTheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    // Applies the colours while transitions are off; otherwise they could start when those are back.
    document.body.getBoundingClientRect();
  });

/** Ends animations: opacity and colours in between fail the colour rules. One of a hidden page would never end. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (!isEndless) animation.finish();
    }
  });

/** Runs axe in the current theme, and its colour rules in the other one: only colours differ. */
export async function expectAccessible(page: Page) {
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  // What arrives during the checks changes its colours at once.
  const still = await page.addStyleTag({ content: '* { transition: none !important; }' });
  await finishAnimations(page);
  const isFirst = !(await isAxeLoaded(page));
  await expectNoViolations(await createAxe(page, isFirst), 'current theme');
  await switchTheme(page);
  const colours = (await createAxe(page, isFirst)).withRules(colourRules);
  await expectNoViolations(colours, 'other theme');
  await switchTheme(page);
  await still.evaluate((element) => element.parentNode?.removeChild(element));
}

export async function expectNoSidewaysScrolling(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

const narrow = { width: 320, height: 640 };

/** The current view passes axe in both themes and fits a screen 320 px wide. */
export async function expectAccessibleAndNarrow(page: Page) {
  await expectAccessible(page);
  const before = page.viewportSize();
  await page.setViewportSize(narrow);
  await expectNoSidewaysScrolling(page);
  if (before) await page.setViewportSize(before);
}

/** Sums up the layout shifts of the pages that are loaded from now on. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's DOM types don't include layout shifts.
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          total += Number(entry.value);
          document.documentElement.dataset['layoutShift'] = String(total);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['layoutShift'] ?? 0));
}
