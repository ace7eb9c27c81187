import { expect, test } from '../fixtures';

test.use({ serviceWorkers: 'block' });

test('where service workers are not to be had, the page says so @phone', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Commonplace');
  await expect(main).toContainText('this browser does not offer one here');
  await expect(page).toHaveTitle('Commonplace');
});
