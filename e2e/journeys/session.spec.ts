import { endOtherSessions } from '@contract/endpoints/sessions';
import { refreshLock, sessionKeys } from '@contract/storageKeys';
import type { Page } from '@playwright/test';
import { collectErrors, expect, test } from '../fixtures';
import { callApi } from '../pages/api';
import { pressOn } from '../pages/keyboard';
import { expectAccessibleAndNarrow } from '../pages/pageChecks';
import { Site } from '../pages/Site';

const tenMinutes = 10 * 60_000;

const readStorage = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

function watchRefreshes(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/refresh-token')) calls.push(request.url());
  });
  return calls;
}

/** Waits for the refresh that runs, if any: the page holds this lock until it has stored the answer. */
async function waitForRefresh(page: Page) {
  await page.evaluate((lock) => navigator.locks.request(lock, () => undefined), refreshLock);
}

/** Opens a page as the reader, and waits until the session is refreshed. */
async function openRefreshed(site: Site, path: string) {
  const { page } = site;
  const calls = watchRefreshes(page);
  await site.openAs('reader', path);
  await expect.poll(() => calls.length).toBe(1);
  await waitForRefresh(page);
}

/** The timer of the next try starts only after the page has noticed the failure of the last one. */
async function waitForRetry(page: Page, calls: readonly unknown[], count: number) {
  const runAndCount = async () => {
    await page.clock.runFor(30_000);
    await waitForRefresh(page);
    return calls.length;
  };
  await expect.poll(runAndCount).toBe(count);
}

test('a session lasts over a reload, and is refreshed at start and every ten minutes', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openRefreshed(site, '/dashboard');
  const calls = watchRefreshes(page);
  let token = await readStorage(page, sessionKeys.tokens);
  const waitForNewToken = async () => {
    const before = token;
    await expect.poll(() => readStorage(page, sessionKeys.tokens)).not.toBe(before);
    token = await readStorage(page, sessionKeys.tokens);
  };
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await waitForNewToken();
  expect(calls).toHaveLength(1);
  for (const count of [2, 3]) {
    await page.clock.runFor(tenMinutes);
    await waitForNewToken();
    expect(calls).toHaveLength(count);
  }
});

test('a refresh that fails or whose response is lost is tried again, and a refused one signs out', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openRefreshed(site, '/change-password');
  for (const status of [0, 503]) {
    await test.step(status === 0 ? 'a broken connection' : 'a failing API', async () => {
      const answerAgain = await site.failCalls('refreshToken', { status });
      const calls = watchRefreshes(page);
      await page.reload();
      await expect.poll(() => calls.length).toBe(1);
      await waitForRefresh(page);
      await expect(page).toHaveURL('/change-password');
      await answerAgain();
      await waitForRetry(page, calls, 2);
      await expect(page).toHaveURL('/change-password');
    });
  }
  await test.step('after a lost response the old token is accepted again', async () => {
    await site.failCalls('refreshToken', { status: 0, times: 1, afterwards: true });
    const calls = watchRefreshes(page);
    await page.reload();
    await expect.poll(() => calls.length).toBe(1);
    await waitForRetry(page, calls, 2);
    await page.reload();
    await expect.poll(() => calls.length).toBe(3);
    await waitForRefresh(page);
    await expect(page).toHaveURL('/change-password');
  });
  await test.step('after a refusal, signing in returns to the same page', async () => {
    await site.failCalls('refreshToken', { status: 401, times: 1 });
    await page.reload();
    await expect(page).toHaveURL('/sign-in');
    expect(await readStorage(page, sessionKeys.user)).toBeNull();
    await site.signIn('reader');
    await expect(page).toHaveURL('/change-password');
  });
});

test('the home page of a member who has signed out is that of a visitor', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/about');
  await site.logOut();
  await expect(page).toHaveURL('/sign-in');
  const navigation = await site.openNavigation();
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: 'Start reading' })).toBeVisible();
});

test('signing in and out in one tab does the same in another tab', async ({ site, context }) => {
  const errors: string[] = [];
  const otherPage = await context.newPage();
  collectErrors(otherPage, errors);
  const otherSite = new Site(otherPage);
  await otherSite.open('/sign-in');
  await site.open('/sign-in');
  await site.signIn('reader');
  await expect(otherPage).toHaveURL('/');
  await otherSite.navigate('/dashboard');
  await site.logOut();
  await expect(otherPage).toHaveURL('/sign-in');
  expect(errors).toEqual([]);
});

test('a member signs out another device with the keyboard', { tag: '@server' }, async ({
  openAs,
  page,
  site,
}) => {
  await site.openAs('reader', '/about');
  // Other journeys have left sessions of the reader.
  const { method, path } = endOtherSessions;
  await callApi(page, { method, path });
  const other = await openAs('reader', '/about');
  await site.navigate('/dashboard/account');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  const signOut = devices.getByRole('button', { name: 'Sign out Chrome on Linux' });
  await expect(signOut).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await pressOn(signOut);
  await expect(site.notices).toContainText('The device is signed out.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('listitem')).toHaveText(/This device/);
  await expect(devices.getByRole('heading')).toBeFocused();
  await other.site.navigate('/dashboard/account');
  await expect(other.page).toHaveURL('/sign-in');
});
