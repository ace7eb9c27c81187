import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';
import { loadOnly } from '../pages/loadOnly';

// Every journey fails if the policy is violated, because the browser logs an error then.

test('pages are answered with a policy that refuses inline scripts and markup in texts', async ({
  page,
}) => {
  const response = await loadOnly(page, '/');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Before the app has started the browser refuses all markup, with an error on the console.
  await page.waitForFunction('trustedTypes.defaultPolicy !== null');
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src="x">';
      return 'inserted';
    } catch (failure) {
      return failure instanceof Error ? failure.message : '';
    }
  });
  expect(refusal).toContain('sanitised');
});

test('an inline handler does not run, also in the editor', async ({
  page,
  site,
  consoleErrors,
}) => {
  await site.openAs('author', '/create');
  await new EditorScreen(page).waitUntilReady();
  const hasRun = await page.evaluate(async () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = '<img src="data:," onerror="document.title = \'run\'">';
    // Called after the handler in the markup.
    await new Promise((resolve) => host.querySelector('img')?.addEventListener('error', resolve));
    return document.title === 'run';
  });
  expect(hasRun).toBe(false);
  await expect.poll(() => consoleErrors.join()).toContain('Content Security Policy');
  consoleErrors.splice(0);
});
