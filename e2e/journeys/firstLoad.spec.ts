import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';
import { watchScripts } from '../pages/loadedScripts';
import { samplePost } from '../pages/PostScreen';
import { watchLayoutShift } from '../pages/pageChecks';
import { openApiPage, openProductionPage, slowDown } from '../pages/productionPage';

const title = 'Three bins and a thermometer: making hot compost';

/** KiB of JavaScript (gzip). */
const budgets = [
  { path: '/', text: title, what: 'until shown', most: 155 },
  { path: samplePost, text: title, what: 'until shown', most: 165 },
  { path: '/contact', text: "Let's talk", what: 'all', most: 155 },
] as const;

test('the first load of home, a post and contact stays within its budget of JavaScript', async ({
  browser,
}) => {
  const apiContext = await browser.newContext();
  const apiPage = await openApiPage(apiContext);
  for (const { path, text, what, most } of budgets) {
    await test.step(`${path}: ${most} KiB`, async () => {
      // Without the cache of another page.
      const context = await browser.newContext();
      const { page, load, weigh } = await openProductionPage(context, apiPage);
      await load(path, text);
      await page.waitForLoadState('networkidle');
      const total = await weigh(what);
      test.info().annotations.push({ type: 'KiB', description: `${path} ${total.toFixed(1)}` });
      expect.soft(total, path).toBeGreaterThan(50);
      expect.soft(total, path).toBeLessThanOrEqual(most);
      await context.close();
    });
  }
  await apiContext.close();
});

/** Requests without pictures: until the text is shown, and until the network is quiet. */
const requestBudgets = [
  { path: '/', early: 11, all: 11 },
  { path: '/posts', early: 11, all: 11 },
  { path: samplePost, early: 11, all: 19 },
] as const;

test('the first load of home, posts and a post stays within its budget of requests', async ({
  browser,
}) => {
  const apiContext = await browser.newContext();
  const apiPage = await openApiPage(apiContext);
  for (const { path, early, all } of requestBudgets) {
    await test.step(`${path}: ${early} until the text is shown, ${all} in all`, async () => {
      // Without the cache of another page.
      const context = await browser.newContext();
      const { page, load, requested } = await openProductionPage(context, apiPage);
      await load(path, title);
      await page.waitForLoadState('networkidle');
      const until = await requested('until shown');
      const total = await requested('all');
      const description = `${path} ${until.length}, ${total.length}`;
      test.info().annotations.push({ type: 'requests', description });
      expect.soft(until.length, until.join('\n')).toBeGreaterThan(3);
      expect.soft(until.length, until.join('\n')).toBeLessThanOrEqual(early);
      expect.soft(total.length, total.join('\n')).toBeLessThanOrEqual(all);
      await context.close();
    });
  }
  await apiContext.close();
});

test('nothing moves while home, posts and a post load over a slow connection', {
  tag: '@both',
}, async ({ context, browser }) => {
  const apiContext = await browser.newContext();
  const apiPage = await openApiPage(apiContext);
  const { page, load } = await openProductionPage(context, apiPage);
  const readShift = await watchLayoutShift(page);
  await slowDown(page);
  for (const path of ['/', '/posts', samplePost]) {
    await test.step(path, async () => {
      await load(path, title);
      await page.waitForLoadState('networkidle');
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
