import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colourRules = ['color-contrast', 'link-in-text-block'];

async function expectNoViolations(axe: AxeBuilder, theme: string) {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, `axe, ${theme}`).toEqual([]);
}

/** As after a reload in the other theme: no colour is caught on its way. Answers how to go back. */
async function turnTheme(page: Page) {
  const still = await page.addStyleTag({ content: '* { transition: none !important; }' });
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    });
  await turn();
  return async () => {
    await turn();
    await still.evaluate((element) => element.parentNode?.removeChild(element));
  };
}

/** Nothing for axe in the theme of the page; and as the other theme changes colours alone, those. */
export async function expectAccessible(page: Page) {
  const axe = () => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  await expectNoViolations(axe(), 'the theme that is on');
  const turnBack = await turnTheme(page);
  await expectNoViolations(axe().withRules(colourRules), 'the other theme');
  await turnBack();
}

export async function expectNothingSideways(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

const narrow = { width: 320, height: 640 };

/** What the view that is open now must hold: nothing for axe, and nothing sideways on a small phone. */
export async function expectSound(page: Page) {
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const before = page.viewportSize();
  await page.setViewportSize(narrow);
  await expectNothingSideways(page);
  if (before) await page.setViewportSize(before);
}

/** Adds up, from the next load on, how much of the page moved without anybody's doing. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const root = document.documentElement;
      for (const entry of list.getEntries()) {
        // TypeScript's DOM does not know this kind of entry.
        const { value, hadRecentInput } = { value: 0, hadRecentInput: true, ...entry.toJSON() };
        const before = Number(root.dataset.layoutShift ?? 0);
        if (!hadRecentInput) root.dataset.layoutShift = String(before + Number(value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.layoutShift ?? 0));
}
