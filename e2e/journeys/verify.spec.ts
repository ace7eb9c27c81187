import { expect, test } from '../fixtures';
import { mailedLink } from '../pages/outbox';

const path = /\/user\/newbie\/account\/verify\/[\w.-]+/;

test('the letter that was asked for verifies the account, and the screen knows it', async ({
  page,
  site,
}) => {
  await site.openAs('newbie', '/dashboard');
  await page.getByRole('button', { name: 'Click to verify' }).click();
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

test('a slow answer is waited for in words, and the token is sent once', async ({ page, site }) => {
  await site.open('/about');
  await site.conduct({ delay: 2200 });
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/verify/')) calls += 1;
  });
  await page.goto('/user/newbie/account/verify/not-a-token');
  await expect(page.getByText('Please wait while we verify your account')).toBeVisible();
  await expect(page.getByText('Almost there! Just a moment')).toBeVisible();
  await expect(page.getByText('Your account verification has failed.')).toBeVisible();
  await expect(page).toHaveURL('/sign-in', { timeout: 6000 });
  expect(calls).toBe(1);
});
