import { expect, test } from '../fixtures';
import { DeveloperPanel } from '../pages/DeveloperPanel';
import { expectAccessible } from '../pages/pageChecks';
import { xsrfHeaders } from '../pages/xsrf';

test('one press signs a persona in @phone', async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  await site.open('/about');
  await panel.open();
  await panel.signInAs('author');
  await panel.waitForNextPage();
  const navigation = await site.openNavigation();
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('one press changes who is signed in, and another signs out', async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  await site.openAs('reader', '/about');
  await panel.open();
  await expect(panel.personaHere).toHaveAccessibleName('Sign in as reader');
  await panel.signInAs('admin');
  await panel.waitForNextPage();
  await panel.open();
  await expect(panel.personaHere).toHaveAccessibleName('Sign in as admin');
  await panel.press('Sign out');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('a persona who may not sign in is told why', async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  await site.open('/about');
  await panel.open();
  await panel.signInAs('blocked');
  await expect(panel.root).toContainText('Your account has been blocked.');
});

test('keys alone open and close the panel, and the focus comes back', async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  await site.open('/about');
  await panel.toggle.focus();
  await page.keyboard.press('Enter');
  await expect(panel.toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(panel.root.getByRole('button', { name: 'Sign in as admin' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel.toggle).toBeFocused();
  await expect(panel.root.getByRole('heading')).toHaveCount(0);
});

test('axe finds nothing on the open panel', async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  await site.open('/about');
  await panel.open();
  await panel.failCall('login', {});
  await expectAccessible(page);
});

test('a chosen call fails as often as asked, and a failure is taken back', async ({
  page,
  site,
}) => {
  const panel = new DeveloperPanel(page);
  await site.open('/sign-in');
  await panel.open();
  await panel.failCall('login', { message: 'The house is being painted.', times: 1 });
  await panel.failCall('readHome', {});
  await expect(panel.failures).toHaveText([
    'login: 500, 1 ×, The house is being painted.Remove',
    'readHome: 500, until removedRemove',
  ]);
  await panel.press('Remove the failure of readHome');
  await expect(panel.failures).toHaveCount(1);
  await panel.close();
  await site.signIn('reader');
  await expect(site.errors).toContainText('The house is being painted.');
  await site.signIn('reader');
  await expect(page).toHaveURL('/');
});

test('a delay and the end of the Google sign-in are kept', async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  await site.open('/about');
  await panel.open();
  await panel.root.getByLabel('Delay of each call (ms)').fill('300');
  await panel.root.getByLabel('Google sign-in').selectOption('is closed by the user');
  const began = Date.now();
  await page.evaluate(() => fetch('/api/v1/blogs/'));
  expect(Date.now() - began).toBeGreaterThanOrEqual(300);
  await page.reload();
  await panel.open();
  await expect(panel.root.getByLabel('Delay of each call (ms)')).toHaveValue('300');
  await expect(panel.root.getByLabel('Google sign-in')).toHaveValue('closed');
});

test('an e-mail appears in the open outbox and its link works', async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  await site.open('/forgot-password');
  await panel.open();
  await expect(panel.emails).toContainText('No e-mails yet.');
  await page.evaluate(() =>
    fetch('/api/v1/user/forgot-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'reader@mail.example' }),
    }),
  );
  await expect(panel.emails).toContainText('reader@mail.example');
  await panel.emails.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/reset/);
});

test('a reset forgets what was done here', async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  const likes = () =>
    page.evaluate(async () => {
      const body = JSON.stringify({ postId: 'post-1' });
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch('/api/v1/likecount', { method: 'POST', headers, body });
      return response.text();
    });
  await site.open('/about');
  const before = await likes();
  await site.openAs('reader', '/about');
  await page.evaluate(
    async (headers) => {
      await fetch('/api/v1/like/post-1', { headers });
    },
    await xsrfHeaders(page),
  );
  expect(await likes()).not.toBe(before);
  await panel.open();
  await panel.press('Reset this community');
  await panel.waitForNextPage();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await likes()).toBe(before);
});

test('the large community is there and back', async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  const pageAt = (skip: number) =>
    page.evaluate(async (from) => {
      const response = await fetch(`/api/v1/blogs/posts?skip=${from}`);
      return (await response.text()).includes('"_id"');
    }, skip);
  await site.open('/about');
  expect(await pageAt(9000)).toBe(false);
  await panel.open();
  await panel.press('Load the large community (10,000 posts)');
  await panel.waitForNextPage();
  expect(await pageAt(9000)).toBe(true);
  await panel.open();
  await panel.press('Load the usual community');
  await panel.waitForNextPage();
  expect(await pageAt(9000)).toBe(false);
});
