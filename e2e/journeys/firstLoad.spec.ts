import { expect, test } from '@playwright/test';
import { openProductionPage, production, slowDown, watchShifts } from '../pages/productionPage';

const post = '/posts/three-bins-and-a-thermometer-making-hot-compost';

/** KiB of JavaScript, compressed, until what one came for is on the screen. */
const budgets = [
  { path: '/', most: 155, first: 'Three bins and a thermometer: making hot compost' },
  { path: post, most: 165, first: 'Three bins and a thermometer: making hot compost' },
];

for (const { path, most, first } of budgets) {
  test(`${path} needs at most ${most} KiB of JavaScript for its first paint`, async ({
    browser,
  }) => {
    const { page, waitFor, weight, close } = await openProductionPage(browser);
    await waitFor(first);
    await page.goto(production + path);
    await expect(page.locator('html')).toHaveAttribute('data-shown-at', /^\d/);
    const total = await weight();
    test.info().annotations.push({ type: 'KiB', description: total.toFixed(1) });
    expect(total).toBeGreaterThan(50);
    expect(total).toBeLessThanOrEqual(most);
    await close();
  });

  test(`nothing jumps on ${path} while it arrives over a slow connection`, async ({ browser }) => {
    const { page, close } = await openProductionPage(browser);
    const shifted = await watchShifts(page);
    await slowDown(page);
    await page.goto(production + path);
    await expect(page.getByRole('main').getByText(first).first()).toBeVisible({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    const shift = await shifted();
    test.info().annotations.push({ type: 'shift', description: shift.toFixed(4) });
    expect(shift).toBeLessThanOrEqual(0.02);
    await close();
  });
}

test('/contact loads at most 155 KiB of JavaScript in total', async ({ browser }) => {
  const { page, weight, close } = await openProductionPage(browser);
  await page.goto(`${production}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const total = await weight();
  test.info().annotations.push({ type: 'KiB', description: total.toFixed(1) });
  expect(total).toBeGreaterThan(50);
  expect(total).toBeLessThanOrEqual(155);
  await close();
});
