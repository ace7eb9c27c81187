import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const production = 'http://localhost:4181';
const kibibyte = 1024;

/** What the production build makes a browser load, all chunks of the first paint and after. */
const budgets = [{ path: '/contact', most: 150 }];

for (const { path, most } of budgets) {
  test(`${path} loads at most ${most} KiB of JavaScript`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) {
        sizes.push(response.body().then((body) => gzipSync(body).byteLength));
      }
    });
    await page.goto(production + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / kibibyte;
    test.info().annotations.push({ type: 'KiB', description: total.toFixed(1) });
    expect(total).toBeGreaterThan(20);
    expect(total).toBeLessThanOrEqual(most);
  });
}
