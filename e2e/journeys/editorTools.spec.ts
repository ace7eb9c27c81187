import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';

test('bold, italic and links work by keyboard, and an invalid link is refused', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'With a link');
  const paragraph = page.getByRole('textbox', { name: 'Paragraph' });
  const address = page.getByLabel('Address of the link');
  const link = paragraph.locator('a');
  await editor.type('garden');
  await editor.press('Shift+Home');
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  for (const name of ['Convert to', 'Link', 'Bold', 'Italic', 'Code']) {
    await expect(tools.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await editor.press('Control+b', 'Control+i');
  await expect(paragraph.locator('b i, i b')).toHaveText('garden');
  await editor.press('Control+b', 'Control+i', 'Control+e');
  await expect(paragraph.locator('code')).toHaveText('garden');
  await editor.press('Control+e', 'Control+k');
  await address.fill('not a link');
  await address.press('Enter');
  await expect(page.getByText('Pasted link is not valid.').first()).toBeVisible();
  await expect(editor.announcement).toContainText('Pasted link is not valid.');
  await expect(link).toHaveCount(0);
  const unchanged = ['/posts', '#top', '//example.com', 'https://example.com/?a=1'];
  for (const [typed, href] of [
    ['example.com/garden', 'http://example.com/garden'],
    ...unchanged.map((href) => [href, href]),
  ]) {
    await address.fill(typed ?? '');
    await address.press('Enter');
    await expect(link).toHaveAttribute('href', href ?? '');
    await editor.press('End', 'Shift+Home', 'Control+k');
  }
  await address.fill('');
  await address.press('Enter');
  await expect(link).toHaveCount(0);
  await expect(paragraph).toHaveText('garden');

  await test.step('with reduced motion the block menu takes the focus, and the caret returns', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await paragraph.click();
    await editor.press('End', 'Control+/');
    await expect(page.getByRole('textbox', { name: 'Find a block' })).toBeFocused();
    await editor.press('Escape', 'Shift+Home');
    await expect(tools).toBeVisible();
  });
});

test('a table asks before it deletes a row, keeps the last one, and becomes wider', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'With a table');
  await editor.add('Table');
  const rows = editor.lastBlock.locator('.tc-row');
  const cells = editor.lastBlock.locator('.tc-cell');
  await expect(rows).toHaveCount(2);

  await test.step('with a pointer', async () => {
    const menu = editor.lastBlock.locator('.tc-toolbox--row');
    const remove = menu.locator('.tc-popover__item').filter({ hasText: 'Delete row' });
    await rows.first().hover();
    await menu.locator('.tc-toolbox__toggler').click();
    await remove.click();
    await expect(rows).toHaveCount(2);
    await remove.click();
    await expect(rows).toHaveCount(1);
    await rows.first().hover();
    await menu.locator('.tc-toolbox__toggler').click();
    await expect(remove).toBeHidden();
    await editor.field('Title').click();
  });

  await test.step('by keyboard', async () => {
    const find = page.getByRole('textbox', { name: 'Find a block' });
    const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
    const choose = async (name: string) => {
      await editor.press('Control+/');
      await find.fill(name);
      await editor.press('ArrowDown');
      await expect(editor.announcement).toHaveText(name);
      await editor.press('Enter');
    };
    await cells.first().click();
    await editor.press('Control+/');
    await expect(entry('Add row below')).toBeVisible();
    await expect(entry('Delete row')).toHaveCount(0);
    await editor.press('Escape');
    await cells.first().click();
    await choose('Add row below');
    await expect(rows).toHaveCount(2);
    await choose('Add column to right');
    await expect(cells).toHaveCount(6);
    await choose('Delete row');
    await expect(entry('Click to delete row')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await editor.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(
      cells.first().or(cells.nth(1)).or(cells.nth(2)).and(page.locator(':focus')),
    ).toBeVisible();
    await choose('Delete column');
    await editor.press('Enter');
    await expect(cells).toHaveCount(2);
    await choose('Stretch');
    await editor.waitForDraft('\\"stretched\\":true');
  });
});

test('a pasted address of a video or picture becomes a block, a very long one stays text', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'Pasted');
  const paste = (text: string) => editor.paste({ 'text/plain': text });
  await paste('https://vimeo.com/165206543');
  await expect(editor.content.locator('iframe')).toHaveAttribute('src', /player\.vimeo\.com/);
  for (const kind of ['gif', 'jpg', 'jpeg', 'tiff', 'png', 'svg', 'webp']) {
    await editor.addParagraph();
    await paste(`https://images.example/leaf.${kind}`);
    await expect(editor.lastBlock.locator('img')).toHaveAttribute(
      'src',
      `https://images.example/leaf.${kind}`,
    );
  }
  await editor.addParagraph();
  await paste(`https://vimeo.com/165206543?${'x'.repeat(450)}`);
  await expect(editor.lastBlock).toContainText('https://vimeo.com/165206543?xxx');
  await expect(editor.content.locator('iframe')).toHaveCount(1);
});

const clipboards = join(import.meta.dirname, '../../src/features/editor/paste/testing/clipboards');

const clipboard = (name: string) => ({
  'text/html': readFileSync(join(clipboards, `${name}.html`), 'utf8'),
});

test('clipboards of Google Docs and Medium arrive, are undone and redone, and are published', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'From elsewhere');
  await editor.paste(clipboard('google-docs'));
  await expect(editor.blocks).toHaveCount(4);
  await editor.press('Control+z');
  await expect(editor.blocks).toHaveText(['']);
  await editor.press('Control+Shift+z');
  await expect(editor.blocks).toHaveCount(4);
  await editor.addParagraph();
  await editor.paste(clipboard('medium'));
  await expect(page.getByRole('region', { name: 'Pictures from other sites' })).toContainText(
    '1 picture is loaded from another site.',
  );
  await editor.publishAndConfirm();
  const { blocks } = (await readStoredPost(page, 'from-elsewhere')).content;
  expect(blocks.map(({ type }) => type)).toEqual([
    'header',
    'paragraph',
    'list',
    'list',
    'header',
    'paragraph',
    'code',
    'quote',
    'image',
    'delimiter',
    'paragraph',
  ]);
  expect(blocks[6]?.data).toEqual({
    code: 'import time\n\ndef water(beds):\n    for bed in beds:\n        time.sleep(60)',
    lang: 'python',
  });
});

test('blocks are added, moved and deleted by keyboard, with announcements', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'By keyboard');
  const find = page.getByRole('textbox', { name: 'Find a block' });
  const { blocks } = editor;
  await editor.type('First');
  await editor.press('Enter');
  await editor.openToolbox();
  await find.fill('quo');
  await editor.press('ArrowDown');
  await expect(editor.announcement).toHaveText('Quote');
  await editor.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Quote: Enter a quote' })).toBeFocused();
  await editor.type('Second');
  await editor.waitForDraft('Second');
  await editor.press('Control+/');
  await find.fill('move up');
  await editor.press('ArrowDown', 'Enter');
  await expect(blocks.first()).toContainText('Second');
  await expect(editor.announcement).toContainText('Quote moved to place 1');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveCount(0);
  await find.fill('delete');
  await editor.press('ArrowDown', 'Enter', 'Enter');
  await expect(blocks).toHaveText(['First']);
  await editor.press('Control+z');
  await expect(editor.announcement).toContainText('Undone');
  await expect(blocks).toHaveCount(2);
  await editor.addParagraph();
  await editor.add('Checklist');
  await editor.type('Water the leeks');
  await editor.press('Control+Enter');
  await expect(editor.announcement).toHaveText('Done');
  await editor.publishAndConfirm();
  expect((await readStoredPost(page, 'by-keyboard')).content.blocks.at(-1)?.data).toMatchObject({
    items: [{ content: 'Water the leeks', meta: { checked: true } }],
  });
});
