import { expect, test } from '../fixtures';
import { picture } from '../pages/SignUpScreen';

test('an author changes bio and avatar, and the profile shows it @phone', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/dashboard/profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByLabel('Avatar').setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'The chosen avatar' })).toBeVisible();
  await page.getByLabel('Bio').fill('Reads standing.');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByText('Reads standing.')).toBeVisible();
});

test('a new e-mail address makes the account unverified', async ({ page, site }) => {
  await site.openAs('reader', '/dashboard/profile/edit');
  await page.getByLabel('E-mail').fill('tomas@new.example');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await site.open('/dashboard');
  await expect(page.getByRole('button', { name: 'Click to verify' })).toBeVisible();
});

test('a cover is chosen, seen and changed', async ({ page, site }) => {
  await site.openAs('reader', '/dashboard/profile');
  const cover = page.getByRole('img', { name: 'Your cover' });
  const before = await cover.getAttribute('src');
  await page.getByRole('button', { name: 'Change cover image' }).click();
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(site.errors).toContainText('Please upload an Image for Background.');
  await page.getByLabel('Cover image', { exact: true }).setInputFiles(picture);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(cover).not.toHaveAttribute('src', before ?? '');
});
