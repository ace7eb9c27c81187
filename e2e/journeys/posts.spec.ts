import { limits } from '@contract/limits';
import { expect, test } from '../fixtures';

test('the page of a list is in the address, and going back restores list and scroll position', async ({
  page,
  site,
}) => {
  await site.open('/posts');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(limits.pageSize);
  await cards.nth(9).scrollIntoViewIfNeeded();
  // A full load starts at the top.
  await site.open('/posts');
  await expect(cards).toHaveCount(limits.pageSize);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const firstPage = (await cards.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2')).toBeVisible();
  await expect(page).toHaveURL('/posts?page=2');
  await expect(cards.first()).not.toHaveText(firstPage);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const secondPage = (await cards.first().textContent()) ?? '';
  await page.reload();
  await expect(cards.first()).toHaveText(secondPage);

  await cards.nth(9).scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  await cards.nth(9).getByRole('link').click();
  await expect(page).toHaveURL(/\/posts\/[^?]+$/);
  // The list must come from the store.
  const releaseCalls = await site.holdAnswers();
  await page.goBack();
  await expect(cards.first()).toHaveText(secondPage);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  await releaseCalls();

  // After a reload the list has to be loaded again: the page is too short until it arrives.
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await site.waitUntilHydrated();
  const release = await site.holdAnswers();
  await page.goBack();
  await page.getByRole('main').getByRole('status').getByText('Loading').first().waitFor();
  await release();
  await expect(cards.first()).toHaveText(secondPage);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
});

test('title, cover and text of an Arabic post begin at the same edge', async ({ page, site }) => {
  await site.open('/posts/arabic-names-of-the-stars');
  const text = page.locator('.post-blocks > [id^="block-"]').first();
  const cover = page.locator('article header + div').filter({ has: page.locator('img') });
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const rights = await Promise.all(
      [page.getByRole('heading', { level: 1 }), cover, text].map(async (part) => {
        const box = await part.boundingBox();
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      }),
    );
    expect(new Set(rights).size).toBe(1);
  }
});
