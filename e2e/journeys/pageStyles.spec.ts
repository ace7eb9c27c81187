import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { loadOnly } from '../pages/loadOnly';
import { samplePost } from '../pages/PostScreen';

/** Runs in the page: how each element and what stands before and after it looks. */
function readLooks() {
  const looks: string[] = [];
  for (const element of document.querySelectorAll('html, body, body *')) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') continue;
      // What custom properties lead to is compared, and pages don't have those that lead to nothing.
      const names = [...style].filter((name) => !name.startsWith('--'));
      const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
      looks.push(`${element.tagName} ${element.className} ${pseudo ?? ''} ${values.join(';')}`);
    }
  }
  return looks;
}

/** Runs in the page: loads the styles that the page does without at first. */
async function enableAll() {
  const link = document.querySelector<HTMLLinkElement>('#all-styles');
  if (!link) throw new Error('The page has no link to all styles.');
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    link.disabled = false;
  });
}

/** The page as it is sent, before any code of the app runs. */
async function openWithoutApp(page: Page, path: string) {
  await page.route('**/assets/*.js', (route) => route.abort());
  await loadOnly(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const paths = ['/', '/posts', samplePost, '/about', '/sign-up', '/not/there'];

/** Bytes (gzip) of the documents that visitors open first. The first two fit into what a server sends before an answer. */
const budgets = { '/': 14_336, '/posts': 14_336, [samplePost]: 19_000 };

test('the documents of home, the list and a post are within their budgets', async ({ page }) => {
  for (const [path, most] of Object.entries(budgets)) {
    const html = await (await page.request.get(path)).body();
    expect(html.toString()).toContain('id="page-data"');
    expect(gzipSync(html).byteLength, path).toBeLessThan(most);
  }
});

test('the first paint of a page waits for no other file', async ({ page }) => {
  for (const path of [...paths, `${samplePost}/history`, '/username/author', '/books']) {
    const html = await (await page.request.get(path)).text();
    const [head = ''] = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '').split('</head>', 1);
    const files = head.match(/<link rel="stylesheet"[^>]*>|<script [^>]*src=[^>]*>/g) ?? [];
    expect(files.filter((tag) => !/ (?:disabled|type="module")/.test(tag))).toEqual([]);
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`pages look with their own styles as with all of them: ${theme}`, {
    tag: '@server',
  }, async ({ page, consoleErrors }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const path of paths) {
      await openWithoutApp(page, path);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const own = await page.evaluate(readLooks);
        await page.evaluate(enableAll);
        const all = await page.evaluate(readLooks);
        expect(own.length).toBeGreaterThan(30);
        expect(own, `${path} at ${width} px`).toEqual(all);
        await page.evaluate(() => {
          const link = document.querySelector<HTMLLinkElement>('#all-styles');
          if (link) link.disabled = true;
        });
      }
    }
    // The scripts that were kept from loading, and the page that is missing.
    consoleErrors.length = 0;
  });
}
