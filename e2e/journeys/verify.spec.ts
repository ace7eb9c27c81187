import { expect, test } from '../fixtures';
import { pressOn } from '../pages/keyboard';
import { mailedLink } from '../pages/outbox';

const path = /\/user\/newbie\/account\/verify\/[\w.-]+/;

test('the letter that was asked for verifies the account, and the screen knows it', async ({
  page,
  site,
}) => {
  await site.openAs('newbie', '/dashboard');
  await pressOn(page.getByRole('button', { name: 'Click to verify' }));
  await expect(site.messages).toContainText('A verification link is on its way');
  await expect.poll(() => mailedLink(page, path)).not.toBeNull();
  await site.open((await mailedLink(page, path)) ?? '');
  await expect(page.getByText('Your account has been verified successfully.')).toBeVisible();
  await expect(page.getByText('You will be redirected in 4 seconds.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await site.open('/dashboard');
  await expect(page.getByText('Live Posts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Click to verify' })).toHaveCount(0);
});
