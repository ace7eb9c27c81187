import { expect, test } from '../fixtures';
import { chooseFile, pressOn, typeInto } from '../pages/keyboard';
import { newcomer, picture } from '../pages/newcomer';
import { mailedLink } from '../pages/outbox';
import { expectAccessible, expectNothingSideways } from '../pages/pageChecks';

test('a visitor registers without a mouse, verifies by the mailed link, and may create posts @phone', async ({
  page,
  site,
}) => {
  await site.open('/sign-up');
  await chooseFile(page.getByLabel('Avatar'), picture);
  await expect(page.getByRole('img', { name: 'The chosen avatar' })).toBeVisible();
  for (const [label, text] of Object.entries(newcomer)) {
    await typeInto(page.getByLabel(label, { exact: true }), text);
  }
  await pressOn(page.getByRole('button', { name: 'Create', exact: true }));
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

const screens = ['/forgot-password', '/reset-password/any', '/user/any/account/verify/any'];

test('axe finds nothing on the screens of a guest @phone', async ({ page, site }) => {
  for (const [path, button] of [
    ['/sign-in', 'Sign In'],
    ['/sign-up', 'Create'],
  ] as const) {
    await site.open(path);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(page.locator(':invalid, [aria-invalid]')).toHaveCount(1);
    await expectAccessible(page);
    await expectNothingSideways(page);
  }
  for (const path of screens) {
    await site.open(path);
    await expectAccessible(page);
    await expectNothingSideways(page);
  }
});
