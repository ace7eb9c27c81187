import { gateTexts } from '@contract/texts/gateTexts';
import { expect, test } from '../fixtures';

test('a visitor signs in to see a profile and returns to it', async ({ page, site }) => {
  const path = '/username/author?page=2';
  await page.goto(path);
  await expect(page).toHaveURL('/sign-in');
  await expect(site.alerts).toContainText(gateTexts.profile);
  await site.signIn('reader');
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Page 2')).toBeVisible();
});
