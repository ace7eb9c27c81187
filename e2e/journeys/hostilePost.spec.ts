import { expect, test } from '../fixtures';
import { expectHarmless, hostileBlocks } from '../pages/hostileBlocks';
import { PostScreen } from '../pages/PostScreen';

test('a hostile post runs no script and requests nothing from other sites', async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await site.openAs('author', '/about');
  const blocks = hostileBlocks.map((block, at) => ({ id: `b${at}`, ...block }));
  const post = { title: 'A hostile post', url: 'a-hostile-post', blocks };
  await new PostScreen(site).create(post);
  const raw = blocks.findIndex(({ type }) => type === 'raw');
  await expect(page.locator(`#block-b${raw}`).getByText('shown')).toBeVisible();
  await page.locator('#block-b1').getByText('shown').hover();
  const main = page.getByRole('main');
  await expectHarmless(page, main);
  await expect(main.locator('iframe, object, form input:not([type])')).toHaveCount(0);
  expect(requested.filter((url) => url.includes('evil.example'))).toEqual([]);
});
