import { expect, test } from '../fixtures';
import { loadOnly } from '../pages/loadOnly';

test.use({ serviceWorkers: 'block' });

test('a build with mocks says so if the browser has no service workers', { tag: '@mocks' }, async ({
  page,
}) => {
  await loadOnly(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Commonplace');
  await expect(main).toContainText('in a service worker, which is not available here');
  await expect(page).toHaveTitle('Commonplace');
});
