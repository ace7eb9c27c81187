import { expect, test } from '../fixtures';
import { watchLayoutShift } from '../pages/pageChecks';
import { openApiPage, openProductionPage, slowDown } from '../pages/productionPage';

const title = 'Three bins and a thermometer: making hot compost';
const post = '/posts/three-bins-and-a-thermometer-making-hot-compost';

/** KiB of JavaScript (gzip) until the text is shown. */
const budgets = [
  { path: '/', text: title, most: 155 },
  { path: post, text: title, most: 165 },
];

for (const { path, text, most } of budgets) {
  test(`${path} needs at most ${most} KiB of JavaScript to show its content`, async ({
    context,
    browser,
  }) => {
    const apiPage = await openApiPage(await browser.newContext());
    const { load, weigh, close } = await openProductionPage(context, apiPage);
    await load(path, text);
    const total = await weigh('until shown');
    test.info().annotations.push({ type: 'KiB', description: total.toFixed(1) });
    expect(total).toBeGreaterThan(50);
    expect(total).toBeLessThanOrEqual(most);
    await close();
    await apiPage.context().close();
  });
}

test('/contact needs at most 155 KiB of JavaScript in total', async ({ context, browser }) => {
  const apiPage = await openApiPage(await browser.newContext());
  const { page, load, weigh, close } = await openProductionPage(context, apiPage);
  await load('/contact', "Let's talk");
  await page.waitForLoadState('networkidle');
  const total = await weigh('all');
  test.info().annotations.push({ type: 'KiB', description: total.toFixed(1) });
  expect(total).toBeGreaterThan(50);
  expect(total).toBeLessThanOrEqual(155);
  await close();
  await apiPage.context().close();
});

for (const { path, text } of [
  { path: '/', text: title },
  { path: '/posts', text: title },
  { path: post, text: title },
]) {
  test(`nothing moves while ${path} loads over a slow connection`, { tag: '@both' }, async ({
    context,
    browser,
  }) => {
    const apiPage = await openApiPage(await browser.newContext());
    const { page, load, close } = await openProductionPage(context, apiPage);
    const readShift = await watchLayoutShift(page);
    await slowDown(page);
    await load(path, text);
    await page.waitForLoadState('networkidle');
    const shift = await readShift();
    test.info().annotations.push({ type: 'shift', description: shift.toFixed(4) });
    expect(shift).toBeLessThanOrEqual(0.02);
    await close();
    await apiPage.context().close();
  });
}

test('pages without the editor load none of its code', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await site.openAs('author', '/dashboard');
  await expect(page.getByText('Live Posts')).toBeVisible();
  await site.navigate('/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((url) => /editor/i.test(url))).toEqual([]);
});
