import { expect, test } from '../fixtures';
import { readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import { pngFile } from '../pages/files';
import { pressOn } from '../pages/keyboard';

const sentence = 'Good compost needs air, water, time and a gardener who turns it now and then.';
/** A paragraph of 105 words. */
const words = Array.from({ length: 7 }, () => sentence).join(' ');
const paragraphs = 12;

test('an article of 1,200 words with every block is written by keyboard alone', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'By keys');
  const type = (text: string) => page.keyboard.type(text);
  let written = 0;

  /** Writes a paragraph of the article with its number, and starts another one. */
  async function writeParagraph() {
    written += 1;
    await editor.type(`Part ${written}. ${words}`);
    await editor.press('Enter');
  }

  /** Chooses a block from the menu by a part of its name. */
  async function choose(query: string) {
    await type(`/${query}`);
    await expect(editor.menu).toBeVisible();
    await editor.press('Enter');
  }

  await test.step('Markdown: headings, marks, lists, a quote, a line and code', async () => {
    await writeParagraph();
    await type('## The heap');
    await editor.press('Enter');
    await type(
      'Turn it **often**, but *not daily*: `heap.turn()`, says [a book](https://example.com/).',
    );
    await editor.press('Enter');
    await writeParagraph();
    await type('- Leaves');
    await editor.press('Enter', 'Tab');
    await type('Oak');
    await editor.press('Enter', 'Enter', 'Enter');
    await writeParagraph();
    await type('1. Build');
    await editor.press('Enter', 'Enter');
    await writeParagraph();
    await type('- [ ] Water it');
    await editor.press('Enter', 'Enter');
    await writeParagraph();
    await type('> Patience');
    await editor.press('Tab');
    await type('A gardener');
    await editor.press('Enter');
    await type('---');
    await writeParagraph();
    await type('```js');
    await editor.press('Enter');
    await type('heap.turn();');
    await editor.press('ArrowDown');
  });

  await test.step('the menu: callout, table, HTML, pictures and a video', async () => {
    await writeParagraph();
    await choose('call');
    await type('Mind');
    await editor.press('Enter');
    await type('the smell.');
    await editor.press('Enter');
    await writeParagraph();
    await choose('tab');
    for (const cell of ['Week', 'Heat', '1']) {
      await type(cell);
      await editor.press('Tab');
    }
    await type('60');
    // The buttons that add a column and a row are before the caption.
    await editor.press('Tab', 'Tab', 'Tab', 'Enter');
    await writeParagraph();
    await choose('raw');
    await type('<p>By <b>hand</b></p>');
    await editor.press('ArrowDown');
    await writeParagraph();
    const chooser = page.waitForEvent('filechooser');
    await choose('imag');
    await (await chooser).setFiles(pngFile());
    await expect(editor.lastBlock.locator('img')).toBeVisible();
    await editor.press('Tab');
    await type('A heap');
    await editor.press('Enter');
    await writeParagraph();
    await choose('addr');
    await type('https://images.example/leaf.png');
    await editor.press('Enter');
    await expect(editor.lastBlock.getByLabel('Alternative text')).toBeFocused();
    await type('A leaf');
    await editor.press('Enter');
    await writeParagraph();
    await choose('vid');
    await type('https://vimeo.com/165206543');
    await editor.press('Enter');
    await expect(editor.lastBlock.locator('iframe')).toHaveCount(1);
  });

  expect(written).toBe(paragraphs);
  await expect(page.getByText(/1,?[23]\d\d words/)).toBeVisible();
  await pressOn(editor.publish);
  await editor.waitForDashboard();
  await site.navigate('/posts/by-keys');
  const article = page.getByRole('article').first();
  await expect(article.getByText(sentence)).toHaveCount(paragraphs);
  const { blocks } = (await readStoredPost(page, 'by-keys')).content;
  const others = blocks.map(({ type }) => type).filter((type) => type !== 'paragraph');
  expect(others).toEqual([
    'header',
    'list',
    'list',
    'list',
    'quote',
    'delimiter',
    'code',
    'callout',
    'table',
    'raw',
    'image',
    'simpleImage',
    'embed',
  ]);
  await expect(article.getByRole('heading', { name: 'The heap' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'a book' })).toBeVisible();
  await expect(article.getByText('heap.turn()', { exact: true })).toBeVisible();
  await expect(article.getByRole('cell', { name: '60' })).toBeVisible();
  await expect(article.getByRole('img', { name: 'A heap', exact: true })).toHaveCount(1);
  await expect(article.getByRole('img', { name: 'A leaf', exact: true })).toHaveCount(1);
});
