import { expect, test } from '../fixtures';
import { expectSound, watchLayoutShift } from '../pages/pageChecks';

const nothing = 'There are no posts available right now';

test('pages are turned, survive a reload, and back finds the list where it was @phone', async ({
  page,
  site,
}) => {
  await site.open('/posts');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  const first = (await cards.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2')).toBeVisible();
  await expect(page).toHaveURL('/posts?page=2');
  await expect(cards.first()).not.toHaveText(first);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const second = (await cards.first().textContent()) ?? '';
  await page.reload();
  await expect(cards.first()).toHaveText(second);

  await cards.nth(9).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await cards.nth(9).getByRole('link').click();
  await expect(page).toHaveURL(/\/posts\/[^?]+$/);
  await site.conduct({ delay: 5000 });
  await page.goBack();
  await expect(cards.first()).toHaveText(second, { timeout: 1000 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('the search runs on submit, is kept in the address, and can be left @phone', async ({
  page,
  site,
}) => {
  await site.open('/posts?page=2');
  await expect(page.getByRole('article').first()).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.fill('bread');
  await box.press('Enter');
  await expect(page).toHaveURL('/posts?q=bread');
  await expect(page.getByText('Page 1')).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue('bread');
  await page.goBack();
  await expect(page).toHaveURL('/posts?page=2');
  await expect(box).toHaveValue('');
});

test('the search runs by itself 1200 ms after the last key, not before', async ({ page, site }) => {
  await page.clock.install();
  await site.open('/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search' }).fill('bread');
  await page.clock.runFor(1199);
  await expect(page).toHaveURL('/posts');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/posts?q=bread');
});

test('an answer that comes late does not overwrite a newer one', async ({ page, site }) => {
  await site.open('/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search' });
  await site.conduct({ delay: 1500 });
  await box.fill('bread');
  await box.press('Enter');
  await expect(page).toHaveURL('/posts?q=bread');
  await site.conduct({ delay: 0 });
  await box.fill('zzzz');
  await box.press('Enter');
  await expect(page.getByText(nothing)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0, { timeout: 3000 });
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(nothing)).toBeVisible();
});

test('a topic narrows the list and is taken back by pressing it again', async ({ page, site }) => {
  await site.open('/posts');
  const chip = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  const tag = (await chip.textContent()) ?? '';
  await chip.click();
  await expect(page).toHaveURL(`/posts?${new URLSearchParams({ tag })}`);
  const chosen = page.getByRole('button', { name: tag, pressed: true });
  await chosen.click();
  await expect(page).toHaveURL('/posts');
});

test('on a small screen the topics wait in a drawer @phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Topics' }).click();
  const drawer = page.getByRole('dialog', { name: 'Topics' });
  await drawer.getByRole('listitem').getByRole('button').first().click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\?tag=/);
});

test('a list that can not be loaded is tried again', async ({ page, site }) => {
  await site.open('/about');
  await site.conduct({ failures: { listPosts: { status: 500, times: 1 } } });
  await site.open('/posts');
  await page.getByRole('main').getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('article')).toHaveCount(20);
});

test("the server's own words about a failure are shown", async ({ page, site }) => {
  await site.open('/about');
  await site.conduct({ failures: { listPosts: { status: 429, message: 'Not so fast.' } } });
  await page.goto('/posts');
  await expect(site.errors).toContainText('Not so fast.');
});

test('pointing at a card readies its post', async ({ page, site }) => {
  await site.open('/posts');
  const link = page.getByRole('article').first().getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  const readied = page.waitForRequest(
    (request) =>
      request.method() === 'POST' && request.url().endsWith(href.replace('/posts/', '/blogs/')),
  );
  await link.hover();
  await readied;
});

test('nothing jumps while the list loads slowly @phone', async ({ page, site }) => {
  await site.open('/about');
  await site.conduct({ delay: 1200 });
  const shift = await watchLayoutShift(page);
  await site.open('/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThanOrEqual(0.02);
});

test('axe finds nothing in the hub, and nothing goes sideways at 320 px', async ({
  page,
  site,
}) => {
  await site.open('/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectSound(page);
});
