import { expect, test } from '../fixtures';
import { largePicture, notPicture, picture } from '../pages/newcomer';

test('a refused picture is told why, and the rest of the form stays', async ({ page, site }) => {
  await site.openAs('reader', '/dashboard/profile/edit');
  await page.getByLabel('Bio').fill('Reads standing.');
  for (const [file, reason] of [
    [notPicture, 'Please choose a jpg, jpeg or png image.'],
    [largePicture, 'The image is too large: 5 MB at most.'],
  ] as const) {
    await page.getByLabel('Avatar').setInputFiles(file);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(site.errors).toContainText(reason);
    await expect(page.getByLabel('Avatar')).toHaveAccessibleDescription(new RegExp(reason));
  }
  await page.getByLabel('Avatar').setInputFiles(picture);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByText('Reads standing.')).toBeVisible();
});

test('an upload shows its progress, can be cancelled and sent again @phone', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/dashboard/profile/edit');
  await site.conduct({ delay: 3000 });
  await page.getByLabel('Bio').fill('Reads standing.');
  await page.getByLabel('Avatar').setInputFiles(picture);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(/^The upload was cancelled/)).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('Reads standing.');
  await site.conduct({});
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
});

test('a broken connection is told, and trying again works', async ({ page, site }) => {
  await site.openAs('reader', '/dashboard/profile/edit');
  await site.conduct({ failures: { updateProfile: { status: 0, times: 1 } } });
  await page.getByLabel('Avatar').setInputFiles(picture);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(site.errors).toContainText('Failed to update the profile.');
  await expect(page.getByText(/^The connection broke/)).toBeVisible();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
});
