import { expect, test } from '../fixtures';
import { EditorScreen } from '../pages/EditorScreen';

test('there is one editor and one toolbar, after a reload and after eight quick toggles', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const toolbars = page.locator('.ce-toolbar');
  const editors = page.locator('.codex-editor');
  await site.openAs('author');
  await editor.open('/create');
  await expect(editors).toHaveCount(1);
  await page.reload();
  await editor.waitUntilReady();
  await expect(editors).toHaveCount(1);
  for (let toggle = 0; toggle < 8; toggle += 1) {
    await page.evaluate(
      (path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      toggle % 2 === 0 ? '/about' : '/create',
    );
  }
  await editor.waitUntilReady();
  await expect(editors).toHaveCount(1);
  await expect(toolbars).toHaveCount(1);
  await editor.startAtEnd();
  await editor.type('One of each.');
  await expect(editor.content).toContainText('One of each.');
});

test('nothing of the editor is loaded where nobody writes', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await site.openAs('author', '/dashboard');
  await site.open('/posts');
  expect(scripts.filter((url) => /editor/i.test(url))).toEqual([]);
});
