import { accountTexts } from '@contract/texts/accountTexts';
import { accountMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';
import { expect, test } from '../fixtures';
import { pngFile } from '../pages/files';
import { chooseFile, pressOn, typeInto } from '../pages/keyboard';
import { loadOnly } from '../pages/loadOnly';
import { samplePost } from '../pages/PostScreen';
import { waitForLetterLink } from '../pages/sentMail';

test('a visitor registers by keyboard, is led back to a post after verifying the e-mail address, and may create posts', {
  tag: '@server',
}, async ({ page, site, context }) => {
  const username = 'wanda';
  await site.open('/sign-up');
  await chooseFile(page.getByLabel('Avatar'), pngFile());
  await expect(page.getByRole('img', { name: 'The chosen avatar' })).toBeVisible();
  const fields = {
    Username: username,
    'First name': 'Wanda',
    'Last name': 'Vogel',
    'E-mail': `${username}@mail.example`,
    Password: 'Password1',
  };
  for (const [label, text] of Object.entries(fields)) {
    await typeInto(page.getByLabel(label, { exact: true }), text);
  }
  await pressOn(page.getByRole('button', { name: 'Create', exact: true }));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Wanda Vogel')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Click to verify' })).toBeVisible();

  const link = await waitForLetterLink(
    site,
    new RegExp(String.raw`/user/${username}/account/verify/[\w.-]+`),
  );
  const mail = await context.newPage();
  await test.step('the link, opened in another tab, leads back to the post where it was needed', async () => {
    await site.open(samplePost);
    await pressOn(page.getByRole('button', { name: /^Follow/ }));
    const panel = page.getByRole('dialog', { name: 'Verify your address first' });
    await expect(panel).toContainText(fields['E-mail']);
    await loadOnly(mail, link);
    await expect(mail.getByText(accountTexts.verified)).toBeVisible();
    await pressOn(mail.getByRole('link', { name: /^Back to / }));
    await expect(mail).toHaveURL(samplePost);
    await pressOn(mail.getByRole('button', { name: /^Follow/ }));
    await expect(mail.getByRole('button', { name: /^Following/ })).toBeVisible();
    await mail.close();
  });

  await site.open('/dashboard');
  await expect(page.getByText('Live Posts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Click to verify' })).toHaveCount(0);
  await site.navigate('/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Post' })).toBeVisible();
});

test('a member who is not verified asks for another link and verifies with it', async ({
  page,
  site,
}) => {
  await site.openAs('newbie');
  await page.getByRole('button', { name: 'Create Own' }).click();
  await expect(site.alerts).toContainText(gateTexts.verifyFromDashboard);
  await site.navigate('/dashboard');
  await pressOn(page.getByRole('button', { name: 'Click to verify' }));
  await expect(site.notices).toContainText(accountMessages.verificationSent);
  await site.navigate(await waitForLetterLink(site, /\/user\/newbie\/account\/verify\/[\w.-]+/));
  await expect(page.getByText(accountTexts.verified)).toBeVisible();
  await site.navigate('/');
  await page.getByRole('button', { name: 'Create Own' }).click();
  await expect(page).toHaveURL('/create');
});
