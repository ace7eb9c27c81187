import { expect, test } from '../fixtures';
import { expectAccessible, expectNothingSideways } from '../pages/pageChecks';

const path = '/username/author';

test('a visitor is asked to log in, and comes back to the profile afterwards', async ({
  page,
  site,
}) => {
  await page.goto(path);
  await expect(page).toHaveURL('/sign-in');
  await expect(site.errors).toContainText('Login to see Author Profile');
  await site.signIn('reader');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Okonjo' })).toBeVisible();
});

test('a reader sees the author, the counts and twenty posts with likes and Read @phone', async ({
  page,
  site,
}) => {
  await site.openAs('reader', path);
  await expect(page.getByText('author@mail.example')).toBeVisible();
  for (const name of ['Likes', 'Followers', 'Comments', 'Following', 'Published posts']) {
    await expect(page.getByRole('main').getByRole('term').filter({ hasText: name })).toBeVisible();
  }
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(cards.first().getByText(/\d+ likes?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(page.getByText('Page 2')).toBeVisible();
  const read = cards.first().getByRole('link', { name: /^Read / });
  const href = await read.getAttribute('href');
  await read.click();
  await expect(page).toHaveURL(href ?? 'nowhere');
});

test('following and its taking back survive a reload @phone', async ({ page, site }) => {
  await site.openAs('reader', '/username/admin');
  const button = page.getByRole('button', { name: /^Follow/ });
  await expect(button).toBeEnabled();
  const before = (await button.textContent()) ?? '';
  const after = before === 'Follow' ? 'Following' : 'Follow';
  await button.click();
  await expect(button).toHaveText(after);
  await expect(site.messages).not.toBeEmpty();
  await page.reload();
  await expect(button).toBeEnabled();
  await expect(button).toHaveText(after);
  await button.click();
  await expect(button).toHaveText(before);
});

test('a follow that fails is taken back and said', async ({ page, site }) => {
  await site.openAs('reader', path);
  const button = page.getByRole('button', { name: /^Follow/ });
  await expect(button).toBeEnabled();
  if ((await button.textContent()) === 'Following') await button.click();
  await expect(button).toHaveText('Follow');
  await page.waitForLoadState('networkidle');
  await site.conduct({ failures: { followAuthor: { status: 500 } } });
  await button.click();
  await expect(site.errors).toContainText('Failed to follow the author.');
  await expect(button).toHaveText('Follow');
});

test('who is not verified can not follow', async ({ page, site }) => {
  await site.openAs('newbie', path);
  const button = page.getByRole('button', { name: 'Follow' });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(site.errors).toContainText("Your account isn't verified yet");
});

test('on the own profile there is nobody to follow and nothing to administer', async ({
  page,
  site,
}) => {
  await site.openAs('author', path);
  await expect(page.getByRole('button', { name: /^Follow/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Account' })).toHaveCount(0);
});

test('an admin blocks, unblocks and finally deletes an account', async ({ page, site }) => {
  await site.openAs('admin', path);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('Blocked', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(path);
  await expect(page).toHaveURL('/');
  await expect(site.errors).not.toBeEmpty();
});

test('an admin writes on behalf of an author', async ({ page, site }) => {
  await site.openAs('admin', path);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page).toHaveURL('/create');
});

test('a profile that can not be fetched leads home with a word', async ({ page, site }) => {
  await site.openAs('reader');
  await site.conduct({ failures: { readProfile: { status: 500 } } });
  await page.goto(path);
  await expect(page).toHaveURL('/');
  await expect(site.errors).toContainText('Failed to fetch the profile');
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on a profile, ${theme}`, async ({ page, site }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await site.openAs('admin', path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('nothing of a profile scrolls sideways at 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await site.openAs('admin', path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNothingSideways(page);
});
