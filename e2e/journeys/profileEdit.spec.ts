import { expect, test } from '../fixtures';
import { chooseFile, pressOn, typeInto } from '../pages/keyboard';
import { picture } from '../pages/newcomer';

test('a profile is changed without a mouse, and a new e-mail address is to be verified @phone', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/dashboard/profile');
  await pressOn(page.getByRole('link', { name: 'Edit Profile' }));
  await chooseFile(page.getByLabel('Avatar'), picture);
  await expect(page.getByRole('img', { name: 'The chosen avatar' })).toBeVisible();
  await typeInto(page.getByLabel('E-mail'), 'tomas@new.example');
  await typeInto(page.getByLabel('Bio'), 'Reads standing.');
  await pressOn(page.getByRole('button', { name: 'Update Profile' }));
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByText('Reads standing.')).toBeVisible();
  await expect(page.getByText('tomas@new.example')).toBeVisible();
  await site.open('/dashboard');
  await expect(page.getByRole('button', { name: 'Click to verify' })).toBeVisible();
});

test('a cover is chosen, seen and changed without a mouse', async ({ page, site }) => {
  await site.openAs('reader', '/dashboard/profile');
  const cover = page.getByRole('img', { name: 'Your cover' });
  const before = await cover.getAttribute('src');
  await pressOn(page.getByRole('button', { name: 'Change cover image' }));
  await pressOn(page.getByRole('button', { name: 'Upload' }));
  await expect(site.errors).toContainText('Please upload an Image for Background.');
  await expect(page.getByLabel('Cover image', { exact: true })).toBeFocused();
  await chooseFile(page.getByLabel('Cover image', { exact: true }), picture);
  await expect(page.getByRole('img', { name: 'The chosen cover' })).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Upload' }));
  await expect(cover).not.toHaveAttribute('src', before ?? '');
});
