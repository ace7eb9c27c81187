import { expect, test } from '../fixtures';
import { pressOn } from '../pages/keyboard';

const failure = 'Some Error Occured. Please try again after some time.';

for (const [path, name] of [
  ['/sign-in', 'Sign in with Google'],
  ['/sign-up', 'Sign up with Google'],
] as const) {
  test(`"${name}" leads to the dashboard`, async ({ page, site }) => {
    await site.open(path);
    await expect(page.getByRole('button', { name })).toBeEnabled();
    await pressOn(page.getByRole('button', { name }));
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Robin Vale')).toBeVisible();
  });
}

test('a window of Google that is closed again is told, and one stays', async ({ page, site }) => {
  await site.open('/sign-in');
  await site.conduct({ google: 'closed' });
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(site.errors).toContainText(failure);
  await expect(page).toHaveURL('/sign-in');
});
