import { draftDatabase } from '@contract/draftKeys';
import { mockDatabase } from '@contract/storageKeys';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../fixtures';
import { createPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import {
  expectHarmless,
  hostileBlocks,
  hostileHtml,
  knownHostileBlocks,
} from '../pages/hostileBlocks';
import { mergeIntoStore, putIntoStore, readStore } from '../pages/indexedDb';
import { loadOnly } from '../pages/loadOnly';

const content = JSON.stringify({ blocks: hostileBlocks });

const contentRows = v.tuple([v.array(v.object({ postId: v.string(), content: v.string() }))]);

/** Replaces a stored content in the state of the mock API. The API itself would sanitise it. */
async function storeHostileContent(page: Page, original: string) {
  const stored = JSON.parse(await readStore(page, mockDatabase('usual'), 'contents'));
  const value = v
    .parse(contentRows, stored)[0]
    .map((row) => (row.content.includes(original) ? { ...row, content } : row));
  await putIntoStore(page, mockDatabase('usual'), { key: 'contents', value });
}

test('hostile blocks run nothing when they are opened, previewed, pasted or restored', {
  tag: '@mocks',
}, async ({ page, site }) => {
  const editor = new EditorScreen(page);
  const shown = editor.content.getByText('shown').first();

  await test.step('opened and previewed', async () => {
    await site.openAs('author', '/about');
    const blocks = [{ type: 'paragraph', data: { text: 'Not hostile yet' } }];
    await createPost(page, { url: 'hostile', document: { blocks } });
    await storeHostileContent(page, 'Not hostile yet');
    await editor.open('/update?post=hostile');
    await shown.hover();
    await expectHarmless(page, editor.content);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('article', { name: 'Preview' });
    await expect(preview).toContainText('shown');
    await expectHarmless(page, preview);
  });

  await test.step('pasted', async () => {
    await editor.open('/create');
    await editor.focusEnd();
    const copied = knownHostileBlocks.map(({ type, data }) => ({ tool: type, data, id: type }));
    await editor.paste({
      'application/x-editor-js': JSON.stringify(copied),
      'text/html': hostileHtml,
    });
    await expect(shown).toBeVisible();
    await expectHarmless(page, editor.content);
  });

  await test.step('restored from a draft', async () => {
    await editor.waitForDraft('shown');
    page.once('dialog', (dialog) => void dialog.accept());
    await loadOnly(page, '/about');
    await mergeIntoStore(page, draftDatabase, { content });
    await editor.open('/create');
    await expect(shown).toBeVisible();
    await expectHarmless(page, editor.content);
  });
});
