import { expect, test } from '../fixtures';

const open = ['/', '/posts', '/contact', '/about', '/privacy-policy', '/denied', '/not-found'];
const forGuests = ['/sign-in', '/sign-up', '/forgot-password'];
const forMembers = ['/dashboard', '/create', '/update', '/change-password'];

test('a visitor can open every public page', async ({ page, site }) => {
  for (const path of open) {
    await site.open(path);
    await expect(page).toHaveURL(path);
  }
});

test('a visitor can open what is for guests, and a member is sent home, the history replaced', async ({
  page,
  site,
}) => {
  for (const path of forGuests) {
    await site.open(path);
    await expect(page).toHaveURL(path);
  }
  await site.openAs('reader', '/contact');
  for (const path of forGuests) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  }
});

test('a visitor who wants a screen for members signs in first and then comes back to it', async ({
  page,
  site,
}) => {
  for (const path of [...forMembers, '/create']) {
    await page.goto(path);
    await expect(page).toHaveURL('/sign-in');
  }
  await site.signIn('author');
  await expect(page).toHaveURL('/create');
});

test('a member can open every screen for members', async ({ page, site }) => {
  await site.openAs('reader');
  for (const path of forMembers.filter((path) => path !== '/update')) {
    await site.open(path);
    await expect(page).toHaveURL(path);
  }
  // There is nothing to update until a post is named.
  await page.goto('/update');
  await expect(page).toHaveURL('/dashboard');
});

test('a visitor is told to log in before a profile, and comes back to it', async ({
  page,
  site,
}) => {
  await page.goto('/username/author');
  await expect(page).toHaveURL('/sign-in');
  await expect(site.errors).toContainText('Login to see Author Profile');
  await site.signIn('reader');
  await expect(page).toHaveURL('/username/author');
});

test('the denied page goes back to where one was', async ({ page, site }) => {
  await site.open('/contact');
  await site.open('/denied');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/contact');
});

test('an address that is not there leads home and to contact @phone', async ({ page, site }) => {
  await site.open('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
