import { expect, test } from '../fixtures';

test('an administrator finds a message of a visitor, answers it and marks it as done', {
  tag: '@server',
}, async ({ page, site }) => {
  await site.open('/contact');
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel('E-mail').fill('grace@elsewhere.example');
  await page.getByLabel('Subject').fill('A lost key');
  await page.getByLabel('Message').fill('It lies under the third bench.');
  await page.getByRole('button', { name: "Let's talk" }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');

  await site.openAs('admin', '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await menu.getByRole('link', { name: 'Letters (1)' }).click();
  const message = page
    .getByRole('list', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: 'A lost key' });
  await expect(message).toContainText('It lies under the third bench.');
  await expect(message.getByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    'mailto:grace%40elsewhere.example?subject=Re%3A%20A%20lost%20key',
  );
  await message.getByRole('button', { name: 'Done' }).click();
  await expect(message).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Letters', exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Done' }).click();
  await expect(message).toContainText('Grace Hopper');
});
