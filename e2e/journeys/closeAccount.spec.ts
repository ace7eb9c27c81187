import { sessionMessages } from '@contract/texts/apiMessages';
import { expect, test } from '../fixtures';
import { pressOn } from '../pages/keyboard';

test('somebody closes the account without a mouse, and it is gone for good @phone', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/dashboard/profile');
  await pressOn(page.getByRole('link', { name: 'Close Account' }));
  const button = page.getByRole('button', { name: 'Delete Account' });
  await expect(button).toBeDisabled();
  await pressOn(page.getByRole('checkbox'), 'Space');
  await pressOn(button);
  await expect(page).toHaveURL('/');
  await site.open('/sign-in');
  await site.signIn('reader');
  await expect(site.errors).toContainText(sessionMessages.wrongCredentials);
});
