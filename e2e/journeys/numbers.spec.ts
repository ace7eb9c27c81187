import { expect, test } from '../fixtures';
import { createPost } from '../pages/api';
import { Site } from '../pages/Site';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const paragraph = { type: 'paragraph', data: { text: 'The tide came in twice today.' } };

test('a read of a visitor is counted once, and its author sees it', { tag: '@server' }, async ({
  site,
  page,
  browser,
  server,
}) => {
  const url = 'counted-tide';
  await site.openAs('author', '/about');
  await createPost(page, { url, title: 'Counted tide', document: { blocks: [paragraph] } });
  const context = await browser.newContext({
    userAgent: firefox,
    baseURL: server?.origin ?? '',
  });
  const reader = await context.newPage();
  await reader.clock.install();
  const counted: string[] = [];
  reader.on('request', (request) => {
    if (request.url().endsWith('/stats/reads')) counted.push(request.method());
  });
  const read = async () => {
    await new Site(reader).open(`/posts/${url}`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Counted tide');
    await reader.mouse.wheel(0, 100);
    await reader.clock.runFor(10_000);
  };
  await read();
  // Read, and read to the end, after ten seconds.
  await expect.poll(() => counted).toEqual(['POST', 'POST']);
  await read();

  await site.navigate('/dashboard/posts');
  const card = page.getByRole('article').filter({ hasText: 'Counted tide' });
  await expect(async () => {
    await site.navigate('/dashboard/numbers');
    await expect(page.getByText('Read to the end')).toBeVisible();
    await site.navigate('/dashboard/posts');
    await expect(card.getByRole('link', { name: '1 read' })).toBeVisible();
  }).toPass();
  await context.close();
  await card.getByRole('link', { name: '1 read' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible();
  await expect(page.getByText('Typed in, or not known')).toBeVisible();
});
