import { gateTexts } from '@contract/texts/gateTexts';
import { expect, test } from '../fixtures';
import { PostScreen, samplePost } from '../pages/PostScreen';
import { expectNoSidewaysScrolling } from '../pages/pageChecks';

test('a visitor finds a post on the home page and reads it', { tag: ['@both', '@server'] }, async ({
  page,
  site,
}) => {
  await site.open('/');
  const carousel = page.getByRole('region', { name: 'Trending posts' });
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.locator('[aria-current="true"]')).toHaveAccessibleName('Go to slide 2');
  const link = carousel.getByRole('link');
  const title = await link.innerText();
  const path = (await link.getAttribute('href')) ?? 'no path';
  await expectNoSidewaysScrolling(page);
  await link.click();
  await expect(page).toHaveURL(path);
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  const header = page.locator('header').filter({ has: heading });
  await expect(header.getByText(/min read/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Posts you may like' })).toBeVisible();
  await expectNoSidewaysScrolling(page);

  await test.step('search engines find its title, address, picture and author', async () => {
    await page.reload();
    await expect(page).toHaveTitle(new RegExp(title.replaceAll(/[^\w ]/g, '.')));
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
    const picture = page.locator('meta[property="og:image"]').first();
    await expect(picture).toHaveAttribute('content', /^http/);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': 'BlogPosting', headline: title });
  });

  await test.step('liking needs an account', async () => {
    const post = new PostScreen(site);
    await post.button('Like this post').click();
    await expect(site.alerts).toContainText(gateTexts.like);
    await expect(post.button('Like this post')).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a visitor finds posts by topic and by search', async ({ page, site }) => {
  await site.open('/');
  const topics = page.getByRole('region', { name: 'Topics' });
  const topic = topics.getByRole('listitem').first().getByRole('link');
  const tag = (await topic.textContent()) ?? '';
  await topic.click();
  await expect(page).toHaveURL(`/posts?${new URLSearchParams({ tag })}`);
  await expect(page.getByRole('heading', { level: 1, name: `Posts about ${tag}` })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('bread');
  await search.press('Enter');
  await expect(page).toHaveURL('/posts?q=bread');
  await page.reload();
  await expect(search).toHaveValue('bread');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/posts?${new URLSearchParams({ tag })}`);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(topics).toBeVisible();
});

test('on a phone the navigation is in a menu, the topics are in a drawer, and the ways to share in a menu', {
  tag: '@phone',
}, async ({ page, site }) => {
  await site.open('/about');
  const navigation = await site.openNavigation();
  for (const name of ['Home', 'All Posts', 'Contact', 'Sign In', 'Sign Up']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await navigation.getByRole('link', { name: 'All Posts' }).click();
  await expect(page).toHaveURL('/posts');
  await expect(navigation).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Topics' }).click();
  const drawer = page.getByRole('dialog', { name: 'Topics' });
  await drawer.getByRole('listitem').getByRole('button').first().click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\?tag=/);

  await site.open(samplePost);
  await page.getByRole('button', { name: 'Share', exact: true }).last().click();
  const menu = page.locator('[popover]:popover-open');
  const [first, link] = [menu.getByRole('button').first(), menu.getByRole('button').last()];
  await expect(link).toHaveAccessibleName('Copy link');
  await expect(first).toHaveAccessibleName('Share on Facebook');
  const [menuBox, firstBox, linkBox] = await Promise.all(
    [menu, first, link].map((part) => part.boundingBox()),
  );
  expect(menuBox?.x).toBeGreaterThanOrEqual(16);
  expect((menuBox?.x ?? 0) + (menuBox?.width ?? 0)).toBeLessThanOrEqual(360 - 16);
  expect(linkBox?.y, 'the link is in the row of the networks').toBeLessThan(
    (firstBox?.y ?? 0) + (firstBox?.height ?? 0),
  );
});

test('a visitor shares a post: with each network, by its link and by the device', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.open = (address, _target, features) => {
      document.documentElement.dataset['opened'] = `${String(address)} ${features}`;
      return null;
    };
    navigator.share = (shared) => {
      document.documentElement.dataset['shared'] = shared?.url ?? '';
      return Promise.resolve();
    };
  });
  const post = new PostScreen(site);
  await site.open(samplePost);
  const networks = [
    ['Share on Facebook', /facebook\.com.*hashtag=%23/, 'width=660,height=460'],
    ['Share on X', /(?:x|twitter)\.com/, 'width=550,height=400'],
    ['Share on Telegram', /(?:telegram\.me|t\.me)/, 'width=550,height=400'],
    ['Share on WhatsApp', /whatsapp\.com.*-http/, 'width=660,height=460'],
    ['Share on LinkedIn', /linkedin\.com/, 'width=750,height=600'],
  ] as const;
  for (const [name, address, size] of networks) {
    await post.button(name).click();
    const opened = (await page.locator('html').getAttribute('data-opened')) ?? '';
    expect(opened).toMatch(address);
    expect(opened).toContain(size);
    expect(decodeURIComponent(opened)).toContain(samplePost);
  }
  await expect(post.button('Share by e-mail')).toBeVisible();
  const link = new URL(samplePost, page.url()).href;
  await post.button('Copy link').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await post.button('Share').click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', link);
});
