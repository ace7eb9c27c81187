import { postMessages } from '@contract/texts/apiMessages';
import { expect, test } from '../fixtures';
import { callApi, changePost, readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import { expectAccessibleAndNarrow } from '../pages/pageChecks';

const blocks = [
  { id: 'p1', type: 'paragraph', data: { text: 'Bread rises slowly.' } },
  { id: 'p2', type: 'paragraph', data: { text: 'Salt it.' } },
];

test('two writers save the same post, a version is used again, and its address changes', async ({
  page,
  site,
}) => {
  const [url, nextUrl] = ['two-writers', 'one-bread'];
  const editor = new EditorScreen(page);
  await editor.openPublished(site, url, blocks);

  await test.step('a save does not overwrite what was saved elsewhere', async () => {
    await changePost(page, url, { title: 'Their title' });
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
    await site.navigate(`/posts/${url}`);
    await page.getByRole('link', { name: /^Edited on/ }).click();
    await expect(versions).toHaveCount(3);
    await page
      .getByRole('link', { name: /^Changes in/ })
      .first()
      .click();
    const changes = page.getByRole('region', { name: 'Changes' });
    await expect(changes.locator('del', { hasText: 'Their' })).toBeVisible();
    await expect(changes.locator('ins', { hasText: 'Words of this tab' })).toBeVisible();
    // The rows are as high as their content, also beside a longer list.
    const gap = await changes.locator(':scope > *').evaluateAll(([heading, legend]) => {
      const top = legend?.getBoundingClientRect().top ?? Infinity;
      return top - (heading?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBeLessThan(24);
    await expectAccessibleAndNarrow(page);
  });

  await test.step('the other version becomes the present one', async () => {
    await versions
      .nth(1)
      .getByRole('button', { name: /^Use the version/ })
      .click();
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(versions).toHaveCount(4);
    expect(await readStoredPost(page, url)).toMatchObject({ title: 'Their title' });
  });

  await test.step('the old address leads to the new one', async () => {
    const { id } = await readStoredPost(page, url);
    await callApi(page, { method: 'PATCH', path: `/blogs/${id}/url`, json: { url: nextUrl } });
    await site.open(`/posts/${url}`);
    await expect(page).toHaveURL(`/posts/${nextUrl}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Their title' })).toBeVisible();
    await site.open(`/posts/${url}/history`);
    await expect(page).toHaveURL(`/posts/${nextUrl}/history`);
    await expect(versions).toHaveCount(4);
  });
});

test('a draft of earlier months stands on top of the hub and the feed when it is published', async ({
  page,
  site,
}) => {
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

test('blocks keep their ids when a paragraph is split, joined and moved', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const url = 'ids-of-blocks';
  const stored = async () =>
    (await readStoredPost(page, url)).content.blocks.map(({ id, data }) => ({ id, ...data }));
  await editor.openPublished(site, url, blocks);

  await test.step('the first half of a split paragraph keeps the id', async () => {
    await editor.blocks.first().click();
    await editor.press('Home', ...Array.from('Bread', () => 'ArrowRight'), 'Enter');
    await editor.publishAndConfirm();
    const [first, second, third] = await stored();
    expect(first).toEqual({ id: 'p1', text: 'Bread' });
    expect(second).toMatchObject({ text: ' rises slowly.' });
    expect(second).not.toMatchObject({ id: 'p1' });
    expect(third).toEqual({ id: 'p2', text: 'Salt it.' });
  });

  await test.step('the paragraph to which another is joined keeps it, and a moved one too', async () => {
    await site.navigate(`/update?post=${url}`);
    await editor.waitUntilReady();
    await editor.blocks.nth(1).click();
    await editor.press('Home', 'Backspace');
    await editor.lastBlock.click();
    await editor.press('Alt+Shift+ArrowUp');
    await editor.publishAndConfirm();
    expect((await stored()).map(({ id }) => id)).toEqual(['p2', 'p1']);
  });
});
