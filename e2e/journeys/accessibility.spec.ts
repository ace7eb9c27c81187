import { expect, test } from '../fixtures';
import { DeveloperPanel } from '../pages/DeveloperPanel';
import { expectAccessible, expectAccessibleAndNarrow } from '../pages/pageChecks';
import type { Site } from '../pages/Site';

/** Visits each path without loading the site again, and checks it once its heading has changed. */
async function checkPages(site: Site, pages: readonly (readonly [path: string, title: string])[]) {
  for (const [path, title] of pages) {
    await test.step(path, async () => {
      await site.navigate(path);
      await expect(site.page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectAccessibleAndNarrow(site.page);
    });
  }
}

test('axe: home, posts and a post', async ({ page, site }) => {
  await site.open('/');
  await expect(page.getByRole('region', { name: 'Trending posts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who We Are' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await site.navigate('/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Posts you may like' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
});

test('axe: pages without data', async ({ site }) => {
  await site.open('/');
  await checkPages(site, [
    ['/contact', 'Contact'],
    ['/about', 'About Commonplace'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/denied', 'Access Denied'],
    ['/not-found', 'Page not found'],
  ]);
});

test('axe: forms for guests, empty and with errors', async ({ page, site }) => {
  await site.open('/about');
  await checkPages(site, [['/sign-in', 'Sign In']]);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await expectAccessible(page);
  await checkPages(site, [['/sign-up', 'Sign Up']]);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await expectAccessible(page);
  await checkPages(site, [
    ['/forgot-password', 'Forgot Password'],
    ['/reset-password/any', 'Reset Password'],
    ['/restore-email/any', 'Restore E-mail'],
  ]);
  await site.navigate('/user/any/account/verify/any');
  await expect(page.getByText('Your account verification has failed.')).toBeVisible();
  await expectAccessibleAndNarrow(page);
});

test('axe: the dashboard of a member who has nothing yet', async ({ page, site }) => {
  await site.openAs('newbie', '/dashboard');
  await expect(page.getByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await checkPages(site, [
    ['/dashboard/posts', 'All Blog Posts'],
    ['/dashboard/followings', 'All the Followed Authors'],
    ['/dashboard/close-account', 'Close Account'],
    ['/change-password', 'Change Password'],
  ]);
});

test('axe: the dashboard of an author, with an open dialog and forms with errors', async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard/profile/edit');
  await page.getByLabel('Bio').fill('');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expectAccessibleAndNarrow(page);
  await checkPages(site, [
    ['/dashboard/followers', 'All Your Followers'],
    ['/dashboard/posts', 'All Blog Posts'],
  ]);
  await page.getByRole('button', { name: 'Delete post' }).first().click();
  await expectAccessibleAndNarrow(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await checkPages(site, [['/dashboard/profile', 'Profile']]);
  await page.getByRole('button', { name: 'Change cover image' }).click();
  await page.getByRole('button', { name: 'Upload' }).click();
  await expectAccessibleAndNarrow(page);
});

test('axe: the link to a draft, its page, and the page of a link that has ended', async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard/posts?state=inactive');
  await page.getByRole('button', { name: 'Edit post' }).first().click();
  await page.getByRole('button', { name: 'Share a preview…' }).click();
  await page.getByRole('button', { name: 'New link' }).click();
  const link = await page.getByLabel('Link to the preview').inputValue();
  await expectAccessibleAndNarrow(page);
  await page.keyboard.press('Escape');
  await site.navigate(new URL(link).pathname);
  await expect(page.getByText('This is a preview of a draft.')).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await checkPages(site, [['/preview/ended', 'Page not found']]);
});

test('axe: the open drawers of a phone', { tag: '@phone' }, async ({ page, site }) => {
  await site.openAs('author', '/dashboard');
  await expect(page.getByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
  await page.getByRole('button', { name: 'Dashboard menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Dashboard' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await site.openNavigation();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test('axe: a profile and the list of members, as an admin sees them', async ({ page, site }) => {
  await site.openAs('admin', '/username/author');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expectAccessibleAndNarrow(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await site.navigate('/dashboard/users?q=e');
  await expect(page.getByRole('list', { name: 'Users' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
});

test("axe: the developer's panel", async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  await site.open('/about');
  await panel.open();
  await panel.failCall('login');
  await expectAccessible(page);
});
