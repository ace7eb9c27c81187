import { expect, test } from '../fixtures';
import { mailedLink } from '../pages/outbox';
import { expectAccessible, expectNothingSideways } from '../pages/pageChecks';
import { SignUpScreen } from '../pages/SignUpScreen';

test('a visitor registers, verifies by the mailed link, and may create posts @phone', async ({
  page,
  site,
}) => {
  const screen = new SignUpScreen(page);
  await site.open('/sign-up');
  await screen.fill();
  await screen.create();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Wanda Vogel')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Click to verify' })).toBeVisible();

  const path = /\/user\/wanda\/account\/verify\/[\w.-]+/;
  await expect.poll(() => mailedLink(page, path)).not.toBeNull();
  await site.open((await mailedLink(page, path)) ?? '');
  await expect(page.getByText('Your account has been verified successfully.')).toBeVisible();
  await site.open('/dashboard');
  await expect(page.getByText('Live Posts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Click to verify' })).toHaveCount(0);
  await site.open('/create');
  await expect(page).toHaveURL('/create');
});

test('creating tells how it goes, and an account that failed loses nothing typed', async ({
  page,
  site,
}) => {
  const screen = new SignUpScreen(page);
  await site.open('/sign-up');
  await site.conduct({ delay: 400, failures: { register: { status: 500, times: 1 } } });
  await screen.fill();
  await screen.create();
  await expect(site.messages).toContainText('Creating Your Account ...');
  await expect(site.errors).toContainText('Failed to Create Account');
  await expect(page.getByLabel('Username')).toHaveValue('wanda');
  await screen.create();
  await expect(page).toHaveURL('/dashboard');
});

test('every part of the form is asked for in the order of the rules', async ({ page, site }) => {
  const screen = new SignUpScreen(page);
  await site.open('/sign-up');
  await screen.create();
  await expect(page.getByLabel('Avatar')).toBeFocused();
  await expect(site.errors).toContainText('Please fill all the fields including Image');
  await screen.fill({ Username: 'wand' });
  await screen.create();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(site.errors).toContainText('Username should be atleast of 5 characters');
});

test('a username that is taken is told, and everything typed stays', async ({ page, site }) => {
  const screen = new SignUpScreen(page);
  await site.open('/sign-up');
  await screen.fill({ Username: 'author' });
  await screen.create();
  await expect(site.errors).toContainText('This username is already taken.');
  await expect(page.getByLabel('Username')).toHaveValue('author');
  await expect(page.getByLabel('Last name')).toHaveValue('Vogel');
});

test('who is signed in is led away from the sign-up', async ({ page, site }) => {
  await site.openAs('reader');
  await page.goto('/sign-up');
  await expect(page).toHaveURL('/');
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on the screens of a guest, ${theme} @phone`, async ({ page, site }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const path of ['/sign-up', '/forgot-password', '/reset-password/any']) {
      await site.open(path);
      await expectAccessible(page);
      await expectNothingSideways(page);
    }
  });
}
