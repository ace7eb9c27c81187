import { expect, test } from '../fixtures';
import { type Block, EditorScreen, pngFile } from '../pages/EditorScreen';

type Made = {
  name: string;
  make: (editor: EditorScreen) => Promise<void>;
  block: { type: string; data: object };
};

const words: readonly Made[] = [
  {
    name: 'paragraph',
    make: (editor) => editor.type('Plain words & signs < here.'),
    block: { type: 'paragraph', data: { text: 'Plain words &amp; signs &lt; here.' } },
  },
  {
    name: 'heading',
    make: async (editor) => {
      await editor.add('Heading');
      await editor.type('A heading');
    },
    block: { type: 'header', data: { text: 'A heading', level: 3 } },
  },
  {
    name: 'nested list',
    make: async (editor) => {
      await editor.add('Bulleted list');
      await editor.type('Spring');
      await editor.press('Enter', 'Tab');
      await editor.type('Sowing');
    },
    block: {
      type: 'list',
      data: {
        style: 'unordered',
        meta: {},
        items: [
          { content: 'Spring', meta: {}, items: [{ content: 'Sowing', meta: {}, items: [] }] },
        ],
      },
    },
  },
  {
    name: 'quote',
    make: async (editor) => {
      await editor.add('Quote');
      await editor.type('Well said');
      await editor.lastBlock.locator('.cdx-quote__caption').click();
      await editor.type('Somebody');
    },
    block: { type: 'quote', data: { text: 'Well said', caption: 'Somebody', alignment: 'left' } },
  },
  {
    name: 'code with tabs and a language',
    make: async (editor) => {
      await editor.add('Code');
      await editor.lastBlock.locator('textarea').click();
      await editor.type('if (dry) {');
      await editor.press('Enter', 'Tab', 'Tab', 'Shift+Tab');
      await editor.type('water();');
      await editor.lastBlock.getByLabel('Language').fill('js');
    },
    block: { type: 'code', data: { code: 'if (dry) {\n  water();', lang: 'js' } },
  },
  {
    name: 'raw HTML',
    make: async (editor) => {
      await editor.add('Raw HTML');
      await editor.lastBlock.locator('textarea').fill('<p>Raw <b>words</b></p>');
    },
    block: { type: 'raw', data: { html: '<p>Raw <b>words</b></p>' } },
  },
  {
    name: 'delimiter',
    make: (editor) => editor.add('Delimiter'),
    block: { type: 'delimiter', data: {} },
  },
];

const things: readonly Made[] = [
  {
    name: 'table',
    make: async (editor) => {
      await editor.add('Table');
      const cells = editor.lastBlock.locator('.tc-cell');
      await expect(cells).toHaveCount(4);
      for (const [at, text] of ['a', 'b', 'c', 'd'].entries()) await cells.nth(at).fill(text);
      await editor.lastBlock.locator('.block-caption').fill('Letters');
    },
    block: {
      type: 'table',
      data: {
        withHeadings: false,
        stretched: false,
        content: [
          ['a', 'b'],
          ['c', 'd'],
        ],
        caption: 'Letters',
      },
    },
  },
  {
    name: 'picture by address',
    make: async (editor) => {
      await editor.add('Image by address');
      const address = editor.lastBlock.getByLabel('Address of the picture');
      await address.fill('no address');
      await address.press('Enter');
      await expect(editor.lastBlock.getByRole('alert')).toContainText('https://');
      await address.fill('https://images.example/leaf.png');
      await editor.lastBlock.getByRole('button', { name: 'Show' }).click();
      await editor.lastBlock.getByLabel('Alternative text').fill('A leaf');
    },
    block: {
      type: 'simpleImage',
      data: {
        caption: '',
        withBorder: false,
        withBackground: false,
        stretched: false,
        file: { url: 'https://images.example/leaf.png' },
        alt: 'A leaf',
      },
    },
  },
  {
    name: 'video',
    make: async (editor) => {
      await editor.add('Video');
      const address = editor.lastBlock.getByLabel('Address of a YouTube or Vimeo video');
      await address.fill('https://example.com/film');
      await address.press('Enter');
      await expect(editor.lastBlock.getByRole('alert')).toContainText('no address of a YouTube');
      await address.fill('https://www.youtube.com/shorts/dQw4w9WgXcQ');
      await address.press('Enter');
      await expect(editor.lastBlock.locator('iframe')).toHaveCount(1);
    },
    block: {
      type: 'embed',
      data: {
        service: 'youtube',
        source: 'https://www.youtube.com/shorts/dQw4w9WgXcQ',
        embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
        width: 580,
        height: 320,
        caption: '',
      },
    },
  },
];

const bare = ({ type, data }: Block) => ({ type, data });

/** Makes all in one post, each below the one before. */
async function makeAll(editor: EditorScreen, made: readonly Made[]) {
  for (const [at, { name, make }] of made.entries()) {
    await test.step(`make: ${name}`, async () => {
      if (at > 0) await editor.startNewBlock();
      await make(editor);
    });
  }
}

async function expectStored(blocks: readonly Block[], made: readonly Made[]) {
  for (const [at, { name, block }] of made.entries()) {
    await test.step(`stored: ${name}`, () => {
      const stored = blocks[at];
      expect.soft(stored && bare(stored)).toEqual(block);
    });
  }
}

async function expectSameAgain(editor: EditorScreen, url: string) {
  const { content } = await editor.stored(url);
  await editor.saveAgain(url);
  expect((await editor.stored(url)).content).toEqual(content);
  return content.blocks;
}

test('made by hand, every kind of words is stored, and stored again as it was', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'By hand');
  await makeAll(editor, words);
  await editor.publishWhatever();
  const blocks = await expectSameAgain(editor, 'by-hand');
  await expectStored(blocks, words);
  expect(blocks).toHaveLength(words.length);
});

test('so are tables, pictures and videos; an upload that failed is tried again and claimed', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'By hand');
  await makeAll(editor, things);
  await editor.startNewBlock();
  await site.conduct({ failures: { uploadResource: { status: 500, times: 1 } } });
  const choosing = page.waitForEvent('filechooser');
  await editor.add('Image');
  await (await choosing).setFiles(pngFile());
  await expect(editor.lastBlock.getByText('Image upload failed')).toBeVisible();
  await editor.lastBlock.getByRole('button', { name: 'Try again' }).click();
  await expect(editor.lastBlock.locator('img')).toBeVisible();
  await editor.lastBlock.getByLabel('Alternative text').fill('One pixel');
  await expect(editor.lastBlock.getByRole('img', { name: 'One pixel' })).toBeVisible();
  await editor.lastBlock.getByRole('textbox', { name: 'Image: Caption' }).fill('Small');
  await editor.publishWhatever();
  await expect(site.messages).toContainText('Blog post created Successfully');
  const blocks = await expectSameAgain(editor, 'by-hand');
  await expectStored(blocks, things);
  expect(blocks.slice(things.length)).toMatchObject([
    { type: 'image', data: { alt: 'One pixel', caption: 'Small' } },
  ]);
});

test('what is blank is dropped on save: paragraphs, headings, pictures without one, table rows', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'With blanks');
  await editor.type('Words');
  await editor.press('Enter');
  await editor.add('Heading');
  await editor.startNewBlock();
  await editor.add('Image by address');
  await editor.startNewBlock();
  await editor.add('Table');
  await editor.lastBlock.locator('.tc-cell').nth(3).fill('d');
  await editor.startNewBlock();
  await editor.publish.click();
  await expect(page).toHaveURL(/\/dashboard/);
  const { blocks } = (await editor.stored('with-blanks')).content;
  expect(blocks.map(bare)).toMatchObject([
    { type: 'paragraph', data: { text: 'Words' } },
    { type: 'table', data: { content: [['', 'd']] } },
  ]);
});

test('undo and redo go over the whole document', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'Back and forth');
  const lines = editor.content.locator('.ce-block');
  await editor.type('One');
  await editor.waitUntilKept('One');
  await editor.press('Enter');
  await editor.type('Two');
  await editor.waitUntilKept('Two');
  await editor.press('Alt+Shift+ArrowUp');
  await expect(lines).toHaveText(['Two', 'One']);
  await expect(editor.words).toContainText('moved to place 1');
  await editor.press('Control+z');
  await expect(lines).toHaveText(['One', 'Two']);
  await editor.press('Control+z');
  await expect(lines.first()).toHaveText('One');
  await expect(editor.content.getByText('Two')).toHaveCount(0);
  await editor.press('Control+Shift+z', 'Control+Shift+z');
  await expect(lines).toHaveText(['Two', 'One']);
});
