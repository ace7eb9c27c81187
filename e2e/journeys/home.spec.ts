import { expect, test } from '../fixtures';
import { expectSound, watchLayoutShift } from '../pages/pageChecks';

const verifyFirst = 'Please verify your account from your dashboard.';

test('Create Own sends a visitor to the sign-up @phone', async ({ page, site }) => {
  await site.open('/');
  await page.getByRole('button', { name: 'Create Own' }).click();
  await expect(page).toHaveURL('/sign-up');
});

test('Create Own asks who is not verified to do that first', async ({ page, site }) => {
  await site.openAs('newbie');
  await page.getByRole('button', { name: 'Create Own' }).click();
  await expect(site.errors).toContainText(verifyFirst);
  await expect(page).toHaveURL('/');
});

test('Create Own opens the editor for a verified author', async ({ page, site }) => {
  await site.openAs('author');
  await page.getByRole('button', { name: 'Create Own' }).click();
  await expect(page).toHaveURL('/create');
});

test('the carousel turns by itself, wraps around, and waits under the pointer', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.open('/');
  const carousel = page.getByRole('region', { name: 'Trending posts' });
  const chosen = carousel.locator('[aria-current="true"]');
  await expect(chosen).toHaveAccessibleName('Go to slide 1');
  for (const next of [2, 3, 1]) {
    await page.clock.fastForward(4000);
    await expect(chosen).toHaveAccessibleName(`Go to slide ${next}`);
  }
  await carousel.hover();
  await page.clock.fastForward(12_000);
  await expect(chosen).toHaveAccessibleName('Go to slide 1');
});

test('the carousel is turned by hand @phone', async ({ page, site }) => {
  await site.open('/');
  const carousel = page.getByRole('region', { name: 'Trending posts' });
  const chosen = carousel.locator('[aria-current="true"]');
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await expect(chosen).toHaveAccessibleName('Go to slide 3');
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(chosen).toHaveAccessibleName('Go to slide 1');
  await carousel.getByRole('button', { name: 'Go to slide 2' }).click();
  const link = carousel.getByRole('link');
  await expect(link).toHaveCount(1);
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href ?? 'nowhere');
});

test('who asked for less motion sees no slide move by itself', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await site.open('/');
  const carousel = page.getByRole('region', { name: 'Trending posts' });
  await expect(carousel).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(carousel.locator('[aria-current="true"]')).toHaveAccessibleName('Go to slide 1');
});

test('a topic leads to its posts, and going back to the front page @phone', async ({
  page,
  site,
}) => {
  await site.open('/');
  const topics = page.getByRole('region', { name: 'Topics' });
  const topic = topics.getByRole('listitem').first().getByRole('link');
  const tag = (await topic.textContent()) ?? '';
  await topic.click();
  await expect(page).toHaveURL(`/posts?${new URLSearchParams({ tag })}`);
  await expect(page.getByRole('heading', { level: 1, name: `Posts about ${tag}` })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(topics).toBeVisible();
  await topics.getByRole('link', { name: 'All Posts' }).click();
  await expect(page).toHaveURL('/posts');
});

test('a front page that can not be loaded is tried again', async ({ page, site }) => {
  await site.open('/about');
  await site.conduct({ failures: { readHome: { status: 503, times: 1 } } });
  await site.open('/');
  await page.getByRole('main').getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Trending posts' })).toBeVisible();
});

test('the first picture comes before the others, which wait for the eye', async ({
  page,
  site,
}) => {
  await site.open('/');
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(pictures.first()).toHaveAttribute('loading', 'eager');
  await expect(pictures.nth(4)).toHaveAttribute('loading', 'lazy');
});

test('nothing jumps while the front page loads slowly @phone', async ({ page, site }) => {
  await site.open('/about');
  await site.conduct({ delay: 1200 });
  const shift = await watchLayoutShift(page);
  await site.open('/');
  await expect(page.getByRole('region', { name: 'Trending posts' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThanOrEqual(0.02);
});

test('axe finds nothing on the front page, and nothing goes sideways at 320 px', async ({
  page,
  site,
}) => {
  await site.open('/');
  await expect(page.getByRole('region', { name: 'Trending posts' })).toBeVisible();
  await expectSound(page);
});
