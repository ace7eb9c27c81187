import { expect, test } from '../fixtures';

const failure = 'Some Error Occured. Please try again after some time.';

for (const [path, name] of [
  ['/sign-in', 'Sign in with Google'],
  ['/sign-up', 'Sign up with Google'],
] as const) {
  test(`"${name}" leads to the dashboard`, async ({ page, site }) => {
    await site.open(path);
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Robin Vale')).toBeVisible();
  });

  for (const google of ['no code', 'closed', 'error'] as const) {
    test(`"${name}" that ends with ${google} says so and stays`, async ({ page, site }) => {
      await site.open(path);
      await site.conduct({ google });
      await page.getByRole('button', { name }).click();
      await expect(site.errors).toContainText(failure);
      await expect(page).toHaveURL(path);
    });
  }
}
