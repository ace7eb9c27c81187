import { accountMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { personaPassword } from '@server/seed/personas';
import { expect, test } from '../fixtures';
import { pngFile } from '../pages/files';
import { chooseFile, pressOn, typeInto } from '../pages/keyboard';
import { waitForLetterLink } from '../pages/sentMail';

const newPassword = 'Another-Word1';

test('a member replaces a forgotten password with the link of the letter and signs in, by keyboard', async ({
  page,
  site,
}) => {
  await site.open('/sign-in');
  const main = page.getByRole('main');
  await test.step('links lead from the form to others and back', async () => {
    await pressOn(main.getByRole('link', { name: 'Create Account' }));
    await expect(page).toHaveURL('/sign-up');
    await page.goBack();
    await pressOn(main.getByRole('link', { name: 'Forgot Password' }));
    await pressOn(main.getByRole('link', { name: 'Back to Login' }));
    await expect(page).toHaveURL('/sign-in');
    await pressOn(main.getByRole('link', { name: 'Forgot Password' }));
    await expect(page).toHaveURL('/forgot-password');
  });
  await typeInto(page.getByLabel('E-mail'), 'reader@mail.example');
  await pressOn(page.getByRole('button', { name: 'Submit' }));
  await expect(site.notices).toContainText(accountMessages.resetLinkSent);
  await expect(page.getByLabel('E-mail')).toHaveValue('');

  await site.open(await waitForLetterLink(site, /\/reset-password\/[\w.-]+/));
  await typeInto(page.getByLabel('New password'), newPassword);
  await pressOn(page.getByRole('button', { name: 'Show characters' }).first(), 'Space');
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
  await typeInto(page.getByLabel('Confirm password'), newPassword);
  await pressOn(page.getByRole('button', { name: 'Submit' }));
  await expect(page).toHaveURL('/sign-in');
  await typeInto(page.getByLabel('Username'), 'reader');
  await typeInto(page.getByLabel('Password', { exact: true }), newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const navigation = await site.openNavigation();
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
});

test('a member changes profile and cover by keyboard, and confirms a new e-mail address', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/dashboard/profile');

  await test.step('the profile', async () => {
    await pressOn(page.getByRole('link', { name: 'Edit Profile' }));
    await chooseFile(page.getByLabel('Avatar'), pngFile());
    await expect(page.getByRole('img', { name: 'The chosen avatar' })).toBeVisible();
    await typeInto(page.getByLabel('E-mail', { exact: true }), 'tomas@new.example');
    await typeInto(page.getByLabel('Password', { exact: true }), personaPassword);
    await typeInto(page.getByLabel('Bio'), 'Reads standing.');
    await pressOn(page.getByRole('button', { name: 'Update Profile' }));
    await expect(page).toHaveURL('/dashboard/profile');
    await expect(page.getByText('Reads standing.')).toBeVisible();
    const pending = page.getByRole('region', { name: 'New e-mail address' });
    await expect(pending).toContainText('tomas@new.example');
  });

  await test.step('the cover', async () => {
    const cover = page.getByRole('img', { name: 'Your cover' });
    const before = (await cover.getAttribute('src')) ?? '';
    await pressOn(page.getByRole('button', { name: 'Change cover image' }));
    await pressOn(page.getByRole('button', { name: 'Upload' }));
    await expect(site.alerts).toContainText(validationTexts.coverMissing);
    await expect(page.getByLabel('Cover image', { exact: true })).toBeFocused();
    await chooseFile(page.getByLabel('Cover image', { exact: true }), pngFile());
    await expect(page.getByRole('img', { name: 'The chosen cover' })).toBeVisible();
    await pressOn(page.getByRole('button', { name: 'Upload' }));
    await expect(cover).not.toHaveAttribute('src', before);
  });

  await test.step('the new address', async () => {
    await site.open(await waitForLetterLink(site, /\/user\/reader\/account\/verify\/[\w.-]+/));
    await expect(page.getByText(accountMessages.emailConfirmed)).toBeVisible();
    await site.navigate('/dashboard/profile');
    await expect(page.getByText('tomas@new.example')).toBeVisible();
    await expect(page.getByRole('region', { name: 'New e-mail address' })).toHaveCount(0);
  });
});
