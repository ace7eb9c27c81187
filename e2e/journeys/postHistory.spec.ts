import { postMessages } from '@contract/texts/apiMessages';
import { expect, test } from '../fixtures';
import { callApi, readStoredPost, renamePost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import { expectAccessibleAndNarrow } from '../pages/pageChecks';

const blocks = [
  { id: 'p1', type: 'paragraph', data: { text: 'Bread rises slowly.' } },
  { id: 'p2', type: 'paragraph', data: { text: 'Salt it.' } },
];

test('two writers save the same post, a version is used again, and its address changes', {
  tag: ['@both', '@server'],
}, async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openPublished(site, 'two-writers', blocks);

  await test.step('a save does not overwrite what was saved elsewhere', async () => {
    await renamePost(page, 'two-writers', 'Their title');
    await editor.addLine('Words of this tab');
    await editor.publish.click();
    const dialog = page.getByRole('dialog', { name: 'This post was changed elsewhere' });
    await expect(dialog).toContainText('Their title');
    await expect(dialog).toContainText('Words of this tab');
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await editor.waitForDashboard();
  });

  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await test.step('the history has both, and what each changed', async () => {
    await site.navigate('/posts/two-writers');
    await page.getByRole('link', { name: /^Edited on/ }).click();
    await expect(versions).toHaveCount(3);
    await page
      .getByRole('link', { name: /^Changes in/ })
      .first()
      .click();
    const changes = page.getByRole('region', { name: 'Changes' });
    await expect(changes.locator('del', { hasText: 'Their' })).toBeVisible();
    await expect(changes.locator('ins', { hasText: 'Words of this tab' })).toBeVisible();
    await expectAccessibleAndNarrow(page);
  });

  await test.step('the other version becomes the present one', async () => {
    await versions
      .nth(1)
      .getByRole('button', { name: /^Use the version/ })
      .click();
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(versions).toHaveCount(4);
    expect(await readStoredPost(page, 'two-writers')).toMatchObject({ title: 'Their title' });
  });

  await test.step('the old address leads to the new one', async () => {
    const { id } = await readStoredPost(page, 'two-writers');
    await callApi(page, { method: 'PATCH', path: `/blogs/${id}/url`, json: { url: 'one-bread' } });
    await site.open('/posts/two-writers');
    await expect(page).toHaveURL(/\/posts\/one-bread$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Their title' })).toBeVisible();
    await site.open('/posts/two-writers/history');
    await expect(page).toHaveURL(/\/posts\/one-bread\/history$/);
    await expect(versions).toHaveCount(4);
  });
});

test('a draft of earlier months stands on top of the hub and the feed when it is published', {
  tag: '@server',
}, async ({ page, site }) => {
  await site.openAs('author', '/dashboard/posts?state=inactive');
  const card = page.getByRole('article').first();
  const title = await card.locator('span[id]').textContent();
  await card.getByRole('switch', { name: 'Inactive' }).click();
  await expect(site.notices).toContainText(postMessages.published);
  await site.open('/posts');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title ?? '');
  const feed = await (await page.request.get('/feed.xml')).text();
  expect(/<item>\s*<title>([^<]*)/.exec(feed)?.[1]).toBe(title);
});
