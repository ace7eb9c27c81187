import { expect, test } from '../fixtures';
import { readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';

test('what is typed after a slash is text until a block is chosen', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'With slashes');
  const script = '/usr/local/bin is where my script lives';
  await page.keyboard.type(script);
  await expect(editor.blocks).toHaveText([script]);
  await expect(editor.menu).toHaveCount(0);

  await test.step('a block is chosen, undone as one step, and chosen again', async () => {
    await editor.press('Enter');
    await page.keyboard.type('/quo');
    await expect(editor.menu.getByRole('option')).toHaveText(['Quote']);
    await expect(editor.announcement).toHaveText('Quote, 1 of 1');
    await editor.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Quote: Enter a quote' })).toBeFocused();
    await editor.press('Control+z');
    await expect(editor.blocks).toHaveText([script, '/quo']);
    await page.keyboard.type('t');
    await expect(editor.menu).toHaveCount(0);
    await editor.press('Control+Shift+ArrowLeft', 'Shift+ArrowLeft', 'Backspace');
    await page.keyboard.type('/larg');
    await editor.press('Enter');
    await page.keyboard.type('Scripts');
    await expect(page.getByRole('heading', { name: 'Scripts', level: 2 })).toBeVisible();
  });

  await test.step('what is typed after Tab stays in the text', async () => {
    await editor.press('Enter', 'Tab');
    await expect(page.getByRole('button', { name: 'Add a block' })).toBeFocused();
    await page.keyboard.type('More words');
    await expect(editor.lastBlock).toHaveText('More words');
  });

  await test.step('the formatting tools close when the selected text is replaced', async () => {
    await editor.press('End', 'Shift+ArrowLeft', 'Shift+ArrowLeft');
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    // In one task: Editor.js closes them in a later one, and until then they take Tab.
    const open = await page.evaluate(() => {
      document.execCommand('insertText', false, 'k');
      return document.querySelectorAll('.ce-popover--inline').length;
    });
    expect(open).toBe(0);
    await expect(editor.lastBlock).toHaveText('More work');
  });
});

test('Markdown becomes blocks and marks while it is typed, and undo brings it back', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'In Markdown');
  const type = (text: string) => page.keyboard.type(text);
  await type('So **very bold** and *italic*, `a*b*c` and [a link](example.com/a). 2*3*4 stays');
  await editor.press('Enter');
  await type('## Title');

  await test.step('one undo brings the typed characters back', async () => {
    await editor.waitForDraft('Title');
    await editor.press('Enter');
    await type('### ');
    await expect(page.getByRole('heading', { name: 'Heading', level: 3 })).toBeVisible();
    await editor.press('Control+z');
    await expect(editor.lastBlock).toHaveText('### ', { useInnerText: true });
    await editor.press('Backspace');
    await type(' Part');
  });

  await editor.press('Enter');
  await type('- [ ] Water');
  await editor.press('Enter');
  await type('Leeks');
  await editor.press('Enter', 'Enter');
  await type('3. Third');
  await editor.press('Enter', 'Enter');
  await type('- One');
  await editor.press('Enter', 'Enter');
  await type('> Well **said**');
  await editor.press('Enter');
  await type('twice');
  await editor.press('Enter', 'Enter');
  await type('---```js');
  await editor.press('Enter');
  await type('const a = `**b**`;');
  await editor.publishAndConfirm();
  const { blocks } = (await readStoredPost(page, 'in-markdown')).content;
  const item = (content: string, meta = {}) => ({ content, meta, items: [] });
  expect(blocks.map(({ type, data }) => ({ type, data }))).toEqual([
    {
      type: 'paragraph',
      data: {
        text: 'So <b>very bold</b> and <i>italic</i>, <code>a*b*c</code> and <a href="http://example.com/a">a link</a>. 2*3*4 stays',
      },
    },
    { type: 'header', data: { text: 'Title', level: 2 } },
    { type: 'header', data: { text: 'Part', level: 3 } },
    {
      type: 'list',
      data: {
        style: 'checklist',
        meta: {},
        items: [item('Water', { checked: false }), item('Leeks', { checked: false })],
      },
    },
    {
      type: 'list',
      data: {
        style: 'ordered',
        meta: { start: 3, counterType: 'numeric' },
        items: [item('Third')],
      },
    },
    { type: 'list', data: { style: 'unordered', meta: {}, items: [item('One')] } },
    {
      type: 'quote',
      data: { text: 'Well <b>said</b><br>twice', caption: '', alignment: 'left' },
    },
    { type: 'delimiter', data: {} },
    { type: 'code', data: { code: 'const a = `**b**`;', lang: 'js' } },
  ]);
});

test('Enter leaves captions and callouts, and a new block takes it at once', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'Left by Enter');
  const type = (text: string) => page.keyboard.type(text);
  const caption = page.getByRole('textbox', { name: /: (Enter a c|C)aption$/ }).last();
  await type('> Words');
  await caption.click();
  await type('Somebody');
  await editor.press('Enter');
  await type('/call');
  await editor.press('Enter');
  await expect(page.getByLabel('Tone')).toBeVisible();
  await page.getByLabel('Title').last().click();
  await editor.press('Enter');
  await type('Behind the callout');
  await editor.press('Enter');
  await editor.paste({ 'text/html': '<table><tr><td>a</td><td>b</td></tr></table>' });
  await expect(editor.content.locator('.tc-cell')).toHaveCount(2);
  await type('Behind the table');

  await test.step('Enter at the pace of a repeating key', async () => {
    // Three in one task: Editor.js binds the keys of a block in a later one.
    await page.evaluate(() => {
      for (let press = 0; press < 3; press += 1) {
        const node = getSelection()?.anchorNode ?? null;
        const element = node instanceof Element ? node : node?.parentElement;
        const init = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
        element?.dispatchEvent(new KeyboardEvent('keydown', init));
      }
    });
    await type('Last words');
  });

  await editor.publishAndConfirm();
  const { blocks } = (await readStoredPost(page, 'left-by-enter')).content;
  expect(blocks.map(({ type, data }) => ({ type, data }))).toMatchObject([
    { type: 'quote', data: { text: 'Words', caption: 'Somebody' } },
    { type: 'paragraph', data: { text: 'Behind the callout' } },
    { type: 'table', data: { content: [['a', 'b']] } },
    { type: 'paragraph', data: { text: 'Behind the table' } },
    { type: 'paragraph', data: { text: 'Last words' } },
  ]);
});
