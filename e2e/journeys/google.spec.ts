import { accountTexts } from '@contract/texts/accountTexts';
import { expect, test } from '../fixtures';
import { pressOn } from '../pages/keyboard';

test('a visitor signs in with Google by keyboard, after closing its window once', async ({
  page,
  site,
}) => {
  await site.open('/sign-in');
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  await expect(button).toBeEnabled();
  await site.setMock({ google: 'closed' });
  await pressOn(button);
  await expect(site.alerts).toContainText(accountTexts.providerFailed);
  await expect(page).toHaveURL('/sign-in');
  await site.setMock({ google: 'success' });
  await pressOn(button);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Robin Vale')).toBeVisible();
});
