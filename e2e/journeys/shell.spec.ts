import { expect, test } from '../fixtures';
import { expectSound } from '../pages/pageChecks';

const pages = ['/sign-in', '/contact', '/about', '/privacy-policy', '/denied', '/not-found'];

test('axe finds nothing on the quiet pages, and nothing goes sideways', async ({ page, site }) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await site.open(path);
      await expectSound(page);
    });
  }
});

test('every page has its landmarks, one heading, and a way past the navigation', async ({
  page,
  site,
}) => {
  await site.open('/about');
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('following a link gives the focus to the new heading, and back finds the old place', async ({
  page,
  site,
}) => {
  await site.open('/privacy-policy');
  await page.getByRole('heading', { name: 'Children' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Commonplace' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('the mobile menu carries the same links @phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/about');
  const navigation = await site.openNavigation();
  for (const name of ['Home', 'All Posts', 'Contact', 'Sign In', 'Sign Up']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await navigation.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(navigation).toBeHidden();
});

test('the chosen colours stay after a reload', async ({ page, site }) => {
  await site.open('/about');
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use light colours' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('Escape and a click on the backdrop close a dialog, and the focus returns', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/about');
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const closings = [() => page.keyboard.press('Escape'), () => page.mouse.click(350, 400)];
  for (const close of closings) {
    await openMenu.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(openMenu).toBeFocused();
  }
});

test('the footer shows the year and leads to the privacy policy', async ({ page, site }) => {
  await site.open('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(String(new Date().getFullYear()));
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByText('under the age of 13')).toBeVisible();
});
