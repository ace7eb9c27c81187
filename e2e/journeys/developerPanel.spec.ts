import { mockDatabase } from '@contract/storageKeys';
import { accountTexts } from '@contract/texts/accountTexts';
import { sessionMessages } from '@contract/texts/apiMessages';
import { expect, test } from '../fixtures';
import { callApi } from '../pages/api';
import { DeveloperPanel } from '../pages/DeveloperPanel';
import { putIntoStore } from '../pages/indexedDb';

test('by keyboard and mouse: the panel opens, signs personas in and out, and lets calls fail', {
  tag: '@mocks',
}, async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  await site.open('/about');

  await test.step('it opens and closes by keyboard, and the focus returns', async () => {
    await panel.toggle.focus();
    await page.keyboard.press('Enter');
    await expect(panel.toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(panel.root.getByRole('button', { name: 'Sign in as admin' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel.toggle).toBeFocused();
    await expect(panel.root.getByRole('heading')).toHaveCount(0);
  });

  await test.step('on a small screen its button is below all content', async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    const footer = await page.getByRole('contentinfo').boundingBox();
    const button = await panel.toggle.boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0));
    if (before) await page.setViewportSize(before);
  });

  await test.step('one press signs a persona in; a blocked one reads why', async () => {
    await panel.open();
    await panel.press('Sign in as blocked');
    await expect(panel.root).toContainText(sessionMessages.blocked);
    await panel.pressAndReload('Sign in as reader');
    await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
    await panel.open();
    await expect(panel.currentPersona).toHaveAccessibleName('Sign in as reader');
    await panel.pressAndReload('Sign out');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  });

  const message = 'Closed for repairs.';
  await test.step('a call fails as often as asked', async () => {
    await site.navigate('/sign-in');
    await panel.open();
    await panel.failCall('login', { message, times: 1 });
    await panel.failCall('readHome');
    await expect(panel.failures).toHaveCount(2);
    await expect(panel.failures.first()).toContainText(`login: 500, 1 ×, ${message}`);
    await expect(panel.failures.last()).toContainText('readHome: 500');
    await panel.press('Remove the failure of readHome');
    await expect(panel.failures).toHaveCount(1);
    await panel.toggle.click();
    await site.signIn('reader');
    await expect(site.alerts).toContainText(message);
    await site.signIn('reader');
    await expect(page).toHaveURL('/');
  });

  await test.step('the delay and the outcome of the Google sign-in last over a reload', async () => {
    const delay = panel.root.getByLabel('Delay of each call (ms)');
    const google = panel.root.getByLabel('Google sign-in');
    await panel.open();
    await panel.pressAndReload('Sign out');
    await site.navigate('/sign-in');
    await panel.open();
    await delay.fill('60000');
    await google.selectOption('is closed by the user');
    await panel.toggle.click();
    await site.signIn('reader');
    await expect(site.notices).toContainText(accountTexts.loggingIn);
    await page.reload();
    await panel.open();
    await expect(delay).toHaveValue('60000');
    await expect(google).toHaveValue('closed');
  });
});

test('the panel shows sent letters with their links, and replaces the community', {
  tag: '@mocks',
}, async ({ page, site }) => {
  const panel = new DeveloperPanel(page);
  const email = 'reader@mail.example';
  const readLikes = () =>
    callApi(page, { method: 'POST', path: '/likecount', json: { postId: 'post-1' } });
  await site.open('/forgot-password');
  const before = await readLikes();

  await test.step('a letter is there at once', async () => {
    await panel.open();
    await expect(panel.letters.getByRole('link')).toHaveCount(0);
    await callApi(page, { method: 'POST', path: '/user/forgot-password', json: { email } });
    await expect(panel.letters).toContainText(email);
    await panel.letters.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/reset/);
  });

  await test.step('letters about notifications of the last days', async () => {
    await panel.open();
    await panel.press('Send letters about notifications');
    await expect(panel.letters).toContainText('notifications');
    await panel.letters
      .getByRole('link', { name: /\/letters\/stop\// })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop letters');
    await page.getByRole('button', { name: /^Stop letters about/ }).click();
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  });

  await test.step('a reset restores the community and signs out', async () => {
    await site.openAs('reader', '/about');
    await callApi(page, { method: 'GET', path: '/like/post-1' });
    expect(await readLikes()).not.toEqual(before);
    await panel.open();
    await panel.pressAndReload('Reset this community');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect(await readLikes()).toEqual(before);
  });

  await test.step('10,000 posts, and the usual community again', async () => {
    const hasPost9000 = async () =>
      JSON.stringify(
        await callApi(page, { method: 'GET', path: '/blogs/posts?skip=9000' }),
      ).includes('"_id"');
    expect(await hasPost9000()).toBe(false);
    await panel.open();
    await panel.pressAndReload('Load the large community (10,000 posts)');
    expect(await hasPost9000()).toBe(true);
  });

  await test.step('stored data of an older version is replaced by a fresh community', async () => {
    const users = [{ nick: 'reader' }];
    await putIntoStore(page, mockDatabase('usual'), { key: 'users', value: users });
    await panel.open();
    await panel.pressAndReload('Load the usual community');
    expect(await readLikes()).toEqual(before);
  });
});
