import { accountTexts } from '@contract/texts/accountTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import { expect, test } from '../fixtures';

test('an avatar of initials is named beside its button; its upload shows its progress, can be cancelled, and can be tried again after a failure', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/dashboard/profile/edit');
  const update = page.getByRole('button', { name: 'Update Profile' });
  await page.getByLabel('Bio').fill('Reads standing.');
  await page.getByRole('button', { name: 'Use my initials' }).click();
  await expect(page.getByLabel('Avatar')).toHaveValue(/initials\.png$/);

  await test.step('it is cancelled', async () => {
    const release = await site.holdAnswers();
    await update.click();
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText(uploadTexts.cancelled)).toBeVisible();
    await release();
    await expect(page.getByLabel('Bio')).toHaveValue('Reads standing.');
  });

  await test.step('the connection breaks', async () => {
    await site.failCalls('updateProfile', { status: 0, times: 1 });
    await update.click();
    await expect(site.alerts).toContainText(accountTexts.profileUpdateFailed);
    await expect(page.getByText(uploadTexts.noConnection)).toBeVisible();
  });

  await update.click();
  await expect(page).toHaveURL('/dashboard/profile');
});
