import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { callApi } from '../pages/api';
import { pngFile } from '../pages/files';
import { samplePost } from '../pages/PostScreen';
import { expectNoSidewaysScrolling } from '../pages/pageChecks';
import type { Site } from '../pages/Site';

test('the focus follows links and "Skip to content", going back restores the scroll position, and the theme lasts', async ({
  page,
  site,
}) => {
  await site.open('/about');
  await test.step('"Skip to content" moves the focus past the navigation', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the chosen theme lasts over a reload', async () => {
    await page.getByRole('button', { name: 'Use dark colours' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Use light colours' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('a link moves the focus to the new heading, and going back restores the scroll position', async () => {
    await site.open('/privacy-policy');
    await page.getByRole('heading', { name: 'Children' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Commonplace' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });
});

/** Runs in the page: as wide as a logo can be. */
function drawLogo() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 100 });
  canvas.getContext('2d')?.fillRect(0, 0, 400, 100);
  return canvas.toDataURL('image/png');
}

test('the header of a member stays one row, also with a logo and own links', async ({
  page,
  site,
}) => {
  await site.openAs('admin', '/dashboard/settings');
  const header = page.getByRole('banner');
  const drawn = await page.evaluate(drawLogo);
  const buffer = Buffer.from(drawn.split(',')[1] ?? '', 'base64');
  await page.getByLabel('Logo').setInputFiles({ ...pngFile(), buffer });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(header.getByRole('link', { name: /home page$/ }).locator('img')).toBeAttached();
  const navigation = JSON.stringify([{ title: 'Forum', path: 'https://forum.example' }]);
  await callApi(page, { method: 'PATCH', path: '/site', form: { version: '1', navigation } });
  await site.open('/about');
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(header.getByRole('button', { name: 'More' })).toBeVisible();
    await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(70);
    await expectNoSidewaysScrolling(page);
  }
});

test('on a phone, a toast is below the header', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/contact');
  await page.getByRole('button', { name: "Let's talk" }).click();
  const toast = page.getByRole('region', { name: 'Messages' }).getByText(/mandatory/);
  const header = await page.getByRole('banner').boundingBox();
  expect((await toast.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

/** `late` is the name of a link or button that is shown last. */
type LargePage = readonly [path: string, heading: string, late?: string];

const postTitle = 'Three bins and a thermometer: making hot compost';

const pagesWithLargeText: readonly LargePage[] = [
  ['/posts', 'All Posts'],
  ['/posts?q=copmost', 'Posts that match “copmost”'],
  [samplePost, postTitle, 'Reply to David Mwangi'],
  ['/username/author', 'Ines Okonjo'],
  ['/', 'Keep what is worth passing on.', 'Everybody'],
  ['/book', 'Your book', 'Index'],
  ['/notifications', 'Notifications'],
  ['/dashboard', 'Dashboard'],
  ['/dashboard/posts', 'All Blog Posts'],
  ['/dashboard/comments', 'Comments'],
  ['/dashboard/followers', 'All Your Followers'],
  ['/dashboard/notifications', 'Notifications'],
  ['/dashboard/profile', 'Profile'],
  ['/dashboard/profile/edit', 'Edit Profile'],
  ['/dashboard/account', 'Account'],
  ['/create', 'Create New Post'],
];

const pagesOfAdministrators: readonly LargePage[] = [
  ['/dashboard', 'Dashboard', 'Comments to approve'],
  ['/dashboard/moderation', 'Moderation', 'Dismiss'],
  ['/dashboard/moderation?view=held', 'Moderation', 'Approve'],
  ['/dashboard/moderation?view=restricted', 'Moderation'],
  ['/dashboard/users', 'All Users', 'Next page'],
  [samplePost, postTitle, 'Reply to David Mwangi'],
];

/** The pages don't scroll sideways with text of 200 % in a window of 360 px. */
async function expectToFit(
  { page, site }: { page: Page; site: Site },
  pages: readonly LargePage[],
) {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, name, late] of pages) {
    await test.step(path, async () => {
      await site.navigate(path);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
      if (late) {
        const link = page.getByRole('link', { name: late });
        await link
          .or(page.getByRole('button', { name: late }))
          .first()
          .waitFor();
      }
      await expectNoSidewaysScrolling(page);
    });
  }
}

test('the header is one line at 768 px, and wraps with text of 200 %; with forced colours every button has a border', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.openAs('author');
  await expect(page.getByRole('region', { name: 'Trending posts' })).toBeVisible();
  for (const button of await page.getByRole('button').all()) {
    await expect(button).toHaveCSS('border-top-style', 'solid');
  }
  const dot = page.getByRole('button', { name: 'Go to slide 2' }).locator('span');
  await expect(dot).toHaveCSS('border-top-style', 'solid');
  // The browser draws a canvas behind text.
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.getByRole('button', { name: 'Create Own' })).not.toHaveCSS('color', canvas);
  await page.setViewportSize({ width: 768, height: 800 });
  const nameBox = await page.getByRole('link', { name: 'Commonplace, home page' }).boundingBox();
  const bellBox = await page.getByRole('link', { name: /^Notifications/ }).boundingBox();
  expect(bellBox?.y).toBeLessThan((nameBox?.y ?? 0) + (nameBox?.height ?? 0));
  await test.step('its parts don’t touch', async () => {
    const logoutBox = await page.getByRole('button', { name: 'Logout' }).boundingBox();
    const searchBox = await page.getByRole('searchbox', { name: 'Search posts' }).boundingBox();
    const logoutEnd = (logoutBox?.x ?? 0) + (logoutBox?.width ?? 0);
    expect((searchBox?.x ?? 0) - logoutEnd).toBeGreaterThanOrEqual(8);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expectNoSidewaysScrolling(page);
  const boxes = await Promise.all(
    (await page.getByRole('banner').getByRole('link').all()).map((link) => link.boundingBox()),
  );
  const right = Math.max(...boxes.map((box) => (box ? box.x + box.width : 0)));
  expect(right).toBeLessThanOrEqual(1280);

  await expectToFit({ page, site }, pagesWithLargeText);
  await site.holdAnswers();
  for (const path of ['/username/reader', '/posts/baking', '/posts?page=3']) {
    await test.step(`${path}, while it loads`, async () => {
      await site.navigate(path);
      await page.getByRole('main').getByRole('status').getByText('Loading').first().waitFor();
      await expectNoSidewaysScrolling(page);
    });
  }
});

const pagesOfReaders: readonly LargePage[] = [
  ['/dashboard', 'Dashboard'],
  ['/book?view=review', 'Your book', 'Retire'],
  ['/books', 'Books', 'On patience'],
  ['/books/reader/on-patience', 'On patience', 'Copy link'],
];

test('with text of 200 %, the pages of a reader and what administrators decide fit a phone', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/about');
  await expectToFit({ page, site }, pagesOfReaders);
  await site.openAs('admin', '/about');
  await expectToFit({ page, site }, pagesOfAdministrators);
});

test('Escape and a click on the backdrop close a dialog, and the focus returns', {
  tag: '@phone',
}, async ({ page, site }) => {
  await site.open('/about');
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const closings = [() => page.keyboard.press('Escape'), () => page.mouse.click(10, 400)];
  for (const close of closings) {
    await openMenu.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(openMenu).toBeFocused();
  }
});
