import { expect, test } from '../fixtures';
import { expectAccessible, expectNothingSideways } from '../pages/pageChecks';

test('the dashboard shows how things stand, and its views are one press away @phone', async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard');
  await expect(page.getByText('Ines Okonjo')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Followers Over Time' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Open dashboard menu' });
  if (await menu.isVisible()) await menu.click();
  const views = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(views.getByRole('link', { name: 'All Users' })).toHaveCount(0);
  await views.getByRole('link', { name: 'My Followers' }).click();
  await expect(page).toHaveURL('/dashboard/followers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Your Followers');
  await page.reload();
  await expect(page.getByText(/^Followed : /).first()).toBeVisible();
});

test('the points of a chart are read with the arrow keys, and stand in a table', async ({
  page,
  site,
}) => {
  await site.openAs('author', '/dashboard');
  const chart = page.getByRole('figure', { name: 'Likes Over Time' });
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByText(/^\d{2}\/\d{2}\/\d{4}: \d+ likes$/)).toBeVisible();
  await chart.getByText('Show the numbers').click();
  await expect(chart.getByRole('row')).toHaveCount(9);
});

test('statistics that fail can be asked for again', async ({ page, site }) => {
  await site.openAs('author');
  await site.conduct({ failures: { readChartData: { status: 500, times: 1 } } });
  await site.open('/dashboard');
  await expect(site.errors).toContainText('Failed to fetch the statistics');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
});

const views = ['', '/users', '/posts', '/followers', '/profile', '/profile/edit', '/close-account'];

test('nothing scrolls sideways on a small phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await site.openAs('admin');
  for (const view of views) {
    await site.open(`/dashboard${view}`);
    await expectNothingSideways(page);
  }
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on any view, ${theme}`, async ({ page, site }) => {
    test.slow();
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await site.openAs('admin');
    for (const view of views) {
      await site.open(`/dashboard${view}`);
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}

test('turning the page puts the focus on the heading', async ({ page, site }) => {
  await site.openAs('author', '/dashboard/followers');
  await page.getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/followers?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
