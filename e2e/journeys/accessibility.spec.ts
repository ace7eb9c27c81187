import { isWhole, pages } from '@contract/pages';
import { expect, test } from '../fixtures';
import { changePost, createPost } from '../pages/api';
import { DeveloperPanel } from '../pages/DeveloperPanel';
import { EditorScreen } from '../pages/EditorScreen';
import { chooseFromMenu } from '../pages/menus';
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

/** Checks pages that have their own titles. */
async function checkAll(site: Site, paths: readonly string[]) {
  const heading = site.page.getByRole('heading', { level: 1 });
  for (const path of paths) {
    await test.step(path, async () => {
      const before = (await heading.textContent()) ?? '';
      await site.navigate(path);
      await expect(heading).not.toHaveText(before);
      await expectAccessibleAndNarrow(site.page);
    });
  }
}

async function checkHomeAndPosts(site: Site) {
  const { page } = site;
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
}

const { data, static: forms, guest, link, member } = pages;
const publicPaths = Object.values({ ...data, ...forms, ...guest, ...link }).filter(isWhole);
/** The editor of a saved post needs one. */
const memberPaths = Object.values(member).filter((path) => path !== member.update);

async function checkForms(site: Site) {
  const { page } = site;
  await site.navigate('/sign-in');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await expectAccessible(page);
  await site.navigate('/sign-up');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await expectAccessible(page);
  await checkPages(site, [
    ['/reset-password/any', 'Reset Password'],
    ['/restore-email/any', 'Restore E-mail'],
    ['/secure-account/any', 'Secure Your Account'],
  ]);
  await site.navigate('/user/any/account/verify/any');
  await expect(page.getByText('Your account verification has failed.')).toBeVisible();
  await expectAccessibleAndNarrow(page);
}

test('axe: what a visitor sees', async ({ site }) => {
  await test.step('home, posts and a post', () => checkHomeAndPosts(site));
  await test.step('every page', () => checkAll(site, publicPaths));
  await test.step('forms, empty and with errors', () => checkForms(site));
});

async function checkOwnDashboard(site: Site) {
  const { page } = site;
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
}

async function checkDraftLink(site: Site) {
  const { page } = site;
  await site.navigate('/dashboard/posts?state=inactive');
  await page.getByRole('button', { name: 'Edit post' }).first().click();
  const more = page.getByRole('button', { name: 'More', exact: true });
  await chooseFromMenu(more, 'Share a preview…');
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link to the preview').inputValue();
  await expectAccessibleAndNarrow(page);
  await page.keyboard.press('Escape');
  await site.navigate(new URL(link).pathname);
  await expect(page.getByText('This is a preview of a draft.')).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await checkPages(site, [['/preview/ended', 'Page not found']]);
}

async function checkQuotes(site: Site) {
  const { page } = site;
  await site.navigate('/books/reader/on-patience');
  await page.getByRole('list', { name: 'Passages' }).getByRole('link').first().click();
  await page.getByText(/^Quoted in \d book/).click();
  await expect(page.getByRole('list', { name: 'Quotes' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await page
    .getByRole('button', { name: /^Menu of this/ })
    .first()
    .click();
  await expectAccessible(page);
  await page.getByText(/^Keep this/).click();
  await page.getByRole('button', { name: 'Choose heading' }).click();
  await page.getByRole('button', { name: 'Add and choose' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await page.keyboard.press('Escape');
  await site.navigate('/dashboard/posts');
  await page.getByRole('button', { name: 'What readers keep' }).first().click();
  await expect(page.getByRole('dialog')).toContainText(/kept by/i);
  await expectAccessibleAndNarrow(page);
}

/** A post of the author with two versions. */
async function createVersions(site: Site) {
  const paragraph = (text: string) => [{ id: 'a', type: 'paragraph', data: { text } }];
  const [url, canonicalUrl] = ['two-versions', 'https://example.org/bread'];
  await site.openAs('author', '/about');
  await createPost(site.page, { url, document: { blocks: paragraph('Bread rises slowly.') } });
  const document = { blocks: paragraph('Bread rises quickly.') };
  await changePost(site.page, url, { document, note: 'Shorter', canonicalUrl });
}

async function checkVersions(site: Site) {
  const { page } = site;
  await site.navigate('/posts/two-versions');
  await expect(page.getByText('First published at')).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await checkPages(site, [['/posts/two-versions/history?version=2', 'History']]);
  await page.getByText('Use this version').click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
}

async function checkHistoryInEditor(site: Site) {
  const { page } = site;
  const editor = new EditorScreen(page);
  await site.navigate('/update?post=two-versions');
  await editor.waitUntilReady();
  await page.getByLabel('Originally published at').fill('example.org');
  // The message appears during the press, and must not move the button.
  await page.getByRole('button', { name: 'History…' }).click();
  const compare = page.getByRole('button', { name: /^Compare/ });
  await compare.last().click();
  await expect(page.getByRole('region', { name: 'Differences' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change address…' }).click();
  await page.getByLabel('New address').fill('');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByLabel('New address')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleAndNarrow(page);
}

async function checkPublishing(site: Site) {
  const { page } = site;
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'A planned post');
  await editor.type('The first paragraph.');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page).toHaveURL(/post=a-planned-post/);
  await editor.waitUntilReady();
  await page.getByRole('button', { name: 'Publishing options' }).click();
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Schedule…' }).click();
  await expectAccessibleAndNarrow(page);
  await page.getByLabel('Publish at').fill('');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByLabel('Publish at')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await changePost(page, 'a-planned-post', { title: 'Changed elsewhere' });
  await editor.addLine('Another paragraph.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Changed elsewhere');
  await expectAccessibleAndNarrow(page);
}

async function checkNotifications(site: Site) {
  const { page } = site;
  await site.navigate('/notifications');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  // A dialog of the page before closes after it.
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expectAccessibleAndNarrow(page);
  await site.navigate('/dashboard/notifications');
  await expect(page.getByRole('checkbox', { name: 'Answers' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await checkPages(site, [
    ['/subscribers/confirm/any', 'Confirm your address'],
    ['/letters/stop/any', 'Stop letters'],
  ]);
}

test('axe: what an author sees of own posts, quotes and notifications', async ({ site }) => {
  await test.step('the dashboard, with an open dialog and forms with errors', () =>
    checkOwnDashboard(site));
  await test.step('the link to a draft, its page, and the page of a link that has ended', () =>
    checkDraftLink(site));
  await test.step('choosing a heading, the quotes of a post, and what readers keep of it', () =>
    checkQuotes(site));
  await test.step('notifications, and the pages of letters', () => checkNotifications(site));
});

test('axe: the versions of a post, and publishing it', async ({ site }) => {
  await createVersions(site);
  await test.step('a post that was edited, and what its author can do with a version', () =>
    checkVersions(site));
  await test.step('the history, the address and the original address in the editor', () =>
    checkHistoryInEditor(site));
  await test.step('when a draft is published, and a draft that was changed elsewhere', () =>
    checkPublishing(site));
});

async function checkFirstDashboard(site: Site) {
  const { page } = site;
  await site.openAs('newbie', '/dashboard');
  await expect(page.getByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await checkPages(site, [
    ['/dashboard/posts', 'All Blog Posts'],
    ['/dashboard/followings', 'All the Followed Authors'],
    ['/dashboard/close-account', 'Close Account'],
    ['/change-password', 'Change Password'],
  ]);
}

async function checkFollowed(site: Site) {
  const { page } = site;
  await site.openAs('reader', '/?feed=following');
  await expect(page.getByRole('list', { name: 'Posts by those you follow' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await checkPages(site, [
    ['/book', 'Your book'],
    ['/books/author/first-sentences', 'First sentences'],
  ]);
}

async function checkAdministration(site: Site) {
  const { page } = site;
  await site.openAs('admin', '/username/author');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expectAccessibleAndNarrow(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await checkPages(site, [
    ['/dashboard/settings?view=pages', 'Pages'],
    ['/dashboard/settings?view=pages&page=new', 'New page'],
  ]);
  await site.navigate('/dashboard/users?q=e');
  await expect(page.getByRole('list', { name: 'Users' })).toBeVisible();
  await expectAccessibleAndNarrow(page);
}

test('axe: what a new member, a reader and an admin see', async ({ site }) => {
  await test.step('the dashboard of a member who has nothing yet', () => checkFirstDashboard(site));
  await test.step('the posts of those whom a reader follows, and the book', () =>
    checkFollowed(site));
  await test.step('a profile and the list of members, as an admin sees them', () =>
    checkAdministration(site));
});

test('axe: every page of a member, as an admin sees it', async ({ site }) => {
  await site.openAs('admin', '/about');
  await checkAll(site, memberPaths);
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

test("axe: the developer's panel", { tag: '@mocks' }, async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  await site.open('/about');
  await panel.open();
  await panel.failCall('login');
  await expectAccessible(page);
});
