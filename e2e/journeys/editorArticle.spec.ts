import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import { pngFile } from '../pages/files';
import { pressOn } from '../pages/keyboard';
import type { Site } from '../pages/Site';

const sentence = 'Good compost needs air, water, time and a gardener who turns it now and then.';
/** A paragraph of 210 words. */
const words = Array.from({ length: 14 }, () => sentence).join(' ');
const paragraphs = 6;

/** Writes by keyboard alone. */
function createWriter(editor: EditorScreen) {
  const type = (text: string) => editor.page.keyboard.type(text);
  let written = 0;
  return {
    type,
    /** Writes a paragraph of the article with its number, and starts another one. */
    async writeParagraph() {
      written += 1;
      await editor.type(`Part ${written}. ${words}`);
      await editor.press('Enter');
    },
    /** Chooses a block from the menu by a part of its name. */
    async choose(query: string) {
      await type(`/${query}`);
      await expect(editor.menu).toBeVisible();
      await editor.press('Enter');
    },
  };
}

/** Publishes by keyboard. Returns the article as readers see it, and the types of its other blocks. */
async function publishAndRead(page: Page, site: Site, url: string) {
  const editor = new EditorScreen(page);
  await expect(page.getByText(/1,?[23]\d\d words/)).toBeVisible();
  await pressOn(editor.publish);
  await editor.waitForDashboard();
  await site.navigate(`/posts/${url}`);
  const article = page.getByRole('article').first();
  await expect(article.getByText(sentence)).toHaveCount(paragraphs);
  const { blocks } = (await readStoredPost(page, url)).content;
  const others = blocks.map(({ type }) => type).filter((type) => type !== 'paragraph');
  return { article, others };
}

test('an article of 1,200 words with headings, marks, lists, a quote, a line and code is written in Markdown', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const writer = createWriter(editor);
  await editor.openNew(site, 'By Markdown');
  await writer.writeParagraph();
  await writer.type('## The heap');
  await editor.press('Enter');
  await writer.type(
    'Turn it **often**, but *not daily*: `heap.turn()`, says [a book](https://example.com/).',
  );
  await editor.press('Enter');
  await writer.writeParagraph();
  await writer.type('- Leaves');
  await editor.press('Enter', 'Tab');
  await writer.type('Oak');
  await editor.press('Enter', 'Enter', 'Enter');
  await writer.writeParagraph();
  await writer.type('1. Build');
  await editor.press('Enter', 'Enter');
  await writer.writeParagraph();
  await writer.type('- [ ] Water it');
  await editor.press('Enter', 'Enter');
  await writer.writeParagraph();
  await writer.type('> Patience');
  await editor.press('Tab');
  await writer.type('A gardener');
  await editor.press('Enter');
  await writer.type('---');
  await writer.writeParagraph();
  await writer.type('```js');
  await editor.press('Enter');
  await writer.type('heap.turn();');
  await editor.press('ArrowDown');
  const { article, others } = await publishAndRead(page, site, 'by-markdown');
  expect(others).toEqual(['header', 'list', 'list', 'list', 'quote', 'delimiter', 'code']);
  await expect(article.getByRole('heading', { name: 'The heap' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'a book' })).toBeVisible();
  await expect(article.getByText('heap.turn()', { exact: true })).toBeVisible();
});

test('an article of 1,200 words with every block of the menu is written by keyboard alone', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const writer = createWriter(editor);
  await editor.openNew(site, 'By keys');
  await writer.writeParagraph();
  await writer.choose('call');
  await writer.type('Mind');
  await editor.press('Enter');
  await writer.type('the smell.');
  await editor.press('Enter');
  await writer.writeParagraph();
  await writer.choose('tab');
  for (const cell of ['Week', 'Heat', '1']) {
    await writer.type(cell);
    await editor.press('Tab');
  }
  await writer.type('60');
  // Tab adds a row, and leaves it because it stays empty. The buttons that add a column and a row are before the caption.
  await editor.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
  await writer.writeParagraph();
  await writer.choose('raw');
  await writer.type('<p>By <b>hand</b></p>');
  await editor.press('ArrowDown');
  await writer.writeParagraph();
  const chooser = page.waitForEvent('filechooser');
  await writer.choose('imag');
  await (await chooser).setFiles(pngFile());
  await expect(editor.lastBlock.locator('img')).toBeVisible();
  await editor.press('Tab');
  await writer.type('A heap');
  await editor.press('Enter');
  await writer.writeParagraph();
  await writer.choose('addr');
  await writer.type('https://images.example/leaf.png');
  await editor.press('Enter');
  await expect(editor.lastBlock.getByLabel('Alternative text')).toBeFocused();
  await writer.type('A leaf');
  await editor.press('Enter');
  await writer.writeParagraph();
  await writer.choose('vid');
  await writer.type('https://vimeo.com/165206543');
  await editor.press('Enter');
  await expect(editor.lastBlock.locator('iframe')).toHaveCount(1);
  const { article, others } = await publishAndRead(page, site, 'by-keys');
  expect(others).toEqual(['callout', 'table', 'raw', 'image', 'simpleImage', 'embed']);
  await expect(article.getByRole('cell', { name: '60' })).toBeVisible();
  await expect(article.getByRole('img', { name: 'A heap', exact: true })).toHaveCount(1);
  await expect(article.getByRole('img', { name: 'A leaf', exact: true })).toHaveCount(1);
});
