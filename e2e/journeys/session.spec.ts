import { sessionKeys } from '@contract/storageKeys';
import type { Page } from '@playwright/test';
import { expect, listenForErrors, test } from '../fixtures';
import { blockElsewhere } from '../pages/elsewhere';
import { Site } from '../pages/Site';

const tenMinutes = 10 * 60_000;

/** A renewal is through when the page holds another token than before. */
async function waitForRenewal(page: Page, before: string | null) {
  await expect.poll(() => storedToken(page)).not.toBe(before);
}

function storedToken(page: Page) {
  return page.evaluate((key) => localStorage.getItem(key), sessionKeys.tokens);
}

function countRefreshes(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/refresh-token')) calls.push(request.url());
  });
  return calls;
}

test('a reload keeps the session', async ({ page, site }) => {
  await site.openAs('reader', '/dashboard');
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('logging out asks first, and closing the question changes nothing @phone', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/contact');
  const navigation = await site.openNavigation();
  await navigation.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Logout' });
  await expect(dialog).toContainText('Are you sure you want to logout from your account now?');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await site.logOut();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKeys.tokens)).toBeNull();
});

test('logging out ends the session here even when the call fails', async ({ page, site }) => {
  await site.openAs('reader');
  await site.conduct({ failures: { logout: { status: 500 } } });
  await site.logOut();
  await expect(site.errors).toContainText('Failed to log out');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/sign-in');
});

test('the session is refreshed at start and every ten minutes', async ({ page, site }) => {
  await page.clock.install();
  await site.openAs('reader');
  const calls = countRefreshes(page);
  let token = await storedToken(page);
  await page.reload();
  await waitForRenewal(page, token);
  expect(calls).toHaveLength(1);
  for (const times of [2, 3]) {
    token = await storedToken(page);
    await page.clock.runFor(tenMinutes);
    await waitForRenewal(page, token);
    expect(calls).toHaveLength(times);
  }
});

/** The page begins to wait only once it has seen the failure, which may be after this asks. */
async function waitForRetry(page: Page, calls: readonly unknown[]) {
  const countLater = async () => {
    await page.clock.runFor(30_000);
    return calls.length;
  };
  await expect.poll(countLater).toBe(2);
}

test('a refused refresh signs out and remembers where one was', async ({ page, site }) => {
  await site.openAs('reader', '/change-password');
  await site.conduct({ failures: { refreshToken: { status: 401, times: 1 } } });
  await page.reload();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKeys.user)).toBeNull();
  await site.signIn('reader');
  await expect(page).toHaveURL('/change-password');
});

for (const status of [0, 503]) {
  test(`an API that can't be reached (${status}) signs nobody out, and is tried again`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await site.openAs('reader', '/change-password');
    await site.conduct({ failures: { refreshToken: { status } } });
    const calls = countRefreshes(page);
    await page.reload();
    await expect.poll(() => calls.length).toBe(1);
    await expect(page).toHaveURL('/change-password');
    await site.conduct({});
    await waitForRetry(page, calls);
    await expect(page).toHaveURL('/change-password');
  });
}

test('a lost reply after a rotation is answered again with the same session', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.openAs('reader', '/change-password');
  await site.conduct({ failures: { refreshToken: { status: 0, times: 1, afterwards: true } } });
  const calls = countRefreshes(page);
  await page.reload();
  await expect.poll(() => calls.length).toBe(1);
  await waitForRetry(page, calls);
  await page.reload();
  await expect.poll(() => calls.length).toBe(3);
  await expect(page).toHaveURL('/change-password');
});

test('who is blocked while signed in is signed out at the next call, and told why', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/dashboard');
  await expect(page.getByText('Live Posts')).toBeVisible();
  await blockElsewhere(page, 'reader');
  await page.getByRole('link', { name: 'My Followings' }).click();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKeys.user)).toBeNull();
  await site.signIn('reader');
  await expect(site.errors).toContainText('Your account has been blocked.');
  await expect(page).toHaveURL('/sign-in');
});

test('signing in and out in one tab reaches the other', async ({ site, context }) => {
  const errors: string[] = [];
  const other = await context.newPage();
  listenForErrors(other, errors);
  const otherSite = new Site(other);
  await otherSite.open('/sign-in');
  await site.open('/sign-in');
  await site.signIn('reader');
  await expect(other).toHaveURL('/');
  await otherSite.open('/dashboard');
  await site.logOut();
  await expect(other).toHaveURL('/sign-in');
  expect(errors).toEqual([]);
});

test('a session that makes no sense means signed out, not a broken page', async ({
  page,
  site,
}) => {
  await site.openAs('reader');
  await page.evaluate((key) => localStorage.setItem(key, '{"id":'), sessionKeys.user);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/sign-in');
});
