import { readBlock } from '@contract/document/knownBlock';
import { importedFile } from '@contract/texts/markdownTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import { expect, test } from '../fixtures';
import { type Block, readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import { pngFile } from '../pages/files';
import type { Site } from '../pages/Site';

type Case = {
  name: string;
  add: (editor: EditorScreen) => Promise<void>;
  stored: { type: string; data: object };
};

const textBlocks: readonly Case[] = [
  {
    name: 'paragraph',
    add: (editor) => editor.type('Plain words & signs < here.'),
    stored: { type: 'paragraph', data: { text: 'Plain words &amp; signs &lt; here.' } },
  },
  {
    name: 'heading',
    add: async (editor) => {
      await editor.add('Heading');
      await editor.type('A heading');
    },
    stored: { type: 'header', data: { text: 'A heading', level: 3 } },
  },
  {
    name: 'nested list',
    add: async (editor) => {
      await editor.add('Bulleted list');
      await editor.type('Spring');
      await editor.press('Enter', 'Tab');
      await editor.type('Sowing');
    },
    stored: {
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
    add: async (editor) => {
      await editor.add('Quote');
      await editor.type('Well said');
      await editor.lastBlock.locator('.cdx-quote__caption').click();
      await editor.type('Somebody');
    },
    stored: { type: 'quote', data: { text: 'Well said', caption: 'Somebody', alignment: 'left' } },
  },
  {
    name: 'code with tabs and a language',
    add: async (editor) => {
      await editor.add('Code');
      await editor.lastBlock.locator('textarea').click();
      await editor.type('if (dry) {');
      await editor.press('Enter', 'Tab', 'Tab', 'Shift+Tab');
      await editor.type('water();');
      await editor.lastBlock.getByLabel('Language').fill('js');
    },
    stored: { type: 'code', data: { code: 'if (dry) {\n  water();', lang: 'js' } },
  },
  {
    name: 'raw HTML',
    add: async (editor) => {
      await editor.add('Raw HTML');
      await editor.lastBlock.locator('textarea').fill('<p>Raw <b>words</b></p>');
    },
    stored: { type: 'raw', data: { html: '<p>Raw <b>words</b></p>' } },
  },
  {
    name: 'delimiter',
    add: (editor) => editor.add('Delimiter'),
    stored: { type: 'delimiter', data: {} },
  },
];

const otherBlocks: readonly Case[] = [
  {
    name: 'table',
    add: async (editor) => {
      await editor.add('Table');
      const cells = editor.lastBlock.locator('.tc-cell');
      await expect(cells).toHaveCount(4);
      for (const [at, text] of ['a', 'b', 'c', 'd'].entries()) await cells.nth(at).fill(text);
      await editor.lastBlock.locator('.block-caption').fill('Letters');
    },
    stored: {
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
    add: async (editor) => {
      await editor.add('Image by address');
      const address = editor.lastBlock.getByLabel('Address of the picture');
      await address.fill('no address');
      await address.press('Enter');
      await expect(editor.lastBlock.getByRole('alert')).toContainText('https://');
      await address.fill('https://images.example/leaf.png');
      await editor.lastBlock.getByRole('button', { name: 'Show' }).click();
      await editor.lastBlock.getByLabel('Alternative text').fill('A leaf');
    },
    stored: {
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
    add: async (editor) => {
      await editor.add('Video');
      const address = editor.lastBlock.getByLabel('Address of a YouTube or Vimeo video');
      await address.fill('https://example.com/film');
      await address.press('Enter');
      await expect(editor.lastBlock.getByRole('alert')).toContainText('no address of a YouTube');
      await address.fill('https://www.youtube.com/shorts/dQw4w9WgXcQ');
      await address.press('Enter');
      await expect(editor.lastBlock.locator('iframe')).toHaveCount(1);
    },
    stored: {
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

const withoutId = ({ type, data }: Block) => ({ type, data });

/** A block as readers see it, without the address, which is new for each upload. */
function withoutAddress({ type, data }: Block) {
  const block = readBlock({ type, data: { ...data } });
  return block?.type === 'image' ? { ...block, data: { ...block.data, url: '' } } : block;
}

/** Adds all blocks to one post, each below the one before. */
async function addAll(editor: EditorScreen, cases: readonly Case[]) {
  for (const [at, { name, add }] of cases.entries()) {
    await test.step(`add: ${name}`, async () => {
      if (at > 0) await editor.addParagraph();
      await add(editor);
    });
  }
}

async function expectStored(blocks: readonly Block[], cases: readonly Case[]) {
  for (const [at, { name, stored }] of cases.entries()) {
    await test.step(`stored: ${name}`, () => {
      const block = blocks[at];
      expect.soft(block && withoutId(block)).toEqual(stored);
    });
  }
}

/** Saves the post once more: its blocks must not change. Returns them. */
async function expectUnchangedBySaving(editor: EditorScreen, site: Site, url: string) {
  const { content } = await readStoredPost(editor.page, url);
  await editor.saveAgain(site, url);
  expect((await readStoredPost(editor.page, url)).content).toEqual(content);
  return content.blocks;
}

test('every block of text is stored, and does not change when it is saved again', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'By hand');
  await addAll(editor, textBlocks);
  await editor.publishAndConfirm();
  const blocks = await expectUnchangedBySaving(editor, site, 'by-hand');
  await expectStored(blocks, textBlocks);
  expect(blocks).toHaveLength(textBlocks.length);
});

test('tables, pictures and videos are stored; a failed upload can be tried again', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'By hand');
  await addAll(editor, otherBlocks);
  await editor.addParagraph();
  await site.failCalls('uploadResource', { status: 500, times: 1 });
  await editor.addImage(pngFile());
  await expect(editor.lastBlock.getByText(uploadTexts.pictureFailed)).toBeVisible();
  await editor.lastBlock.getByRole('button', { name: 'Try again' }).click();
  await expect(editor.lastBlock.locator('img')).toBeVisible();
  await editor.lastBlock.getByLabel('Alternative text').fill('One pixel');
  await expect(editor.lastBlock.getByRole('img', { name: 'One pixel' })).toBeVisible();
  const caption = editor.lastBlock.getByRole('textbox', { name: 'Image: Caption' });
  await caption.focus();
  // The image tool hides the word of an empty caption that has the focus.
  const readWord = (field: Element) => getComputedStyle(field, '::before').display;
  expect(await caption.evaluate(readWord)).toBe('block');
  await caption.fill('Small');
  await editor.publishAndConfirm();
  await expect(site.notices).toContainText(uploadTexts.finalized);
  const blocks = await expectUnchangedBySaving(editor, site, 'by-hand');
  await expectStored(blocks, otherBlocks);
  expect(blocks.slice(otherBlocks.length)).toMatchObject([
    { type: 'image', data: { alt: 'One pixel', caption: 'Small' } },
  ]);

  await test.step('the downloaded post is the same when it is dropped on a new one', async () => {
    await site.navigate('/update?post=by-hand');
    await editor.waitUntilReady();
    // Archives are packed and unpacked in a worker, so that large ones don't block the page.
    const packing = page.waitForEvent('worker');
    const file = await editor.download();
    expect((await packing).url()).toContain('/assets/zipWorker');
    expect(file.name).toBe('saved-again.zip');
    await site.navigate('/create');
    // The editor of the other post is gone.
    await expect(editor.field('Title')).toHaveValue('');
    await editor.waitUntilReady();
    const unpacking = page.waitForEvent('worker');
    await editor.dropFile(file);
    expect((await unpacking).url()).toContain('/assets/zipWorker');
    await expect(site.notices).toContainText(importedFile(file.name));
    await expect(editor.field('Title')).toHaveValue('Saved again');
    await editor.field('Post URL').fill('by-file');
    await editor.choosePicture();
    await editor.publishAndConfirm();
    const stored = (await readStoredPost(page, 'by-file')).content.blocks;
    expect(stored.map(withoutAddress)).toEqual(blocks.map(withoutAddress));
  });
});

test('undo and redo work across blocks, and saving drops what is empty', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await editor.openNew(site, 'Back and forth');
  const { blocks } = editor;
  await editor.type('One');
  await editor.waitForDraft('One');
  await editor.press('Enter');
  await editor.type('Two');
  await editor.waitForDraft('Two');
  await editor.press('Alt+Shift+ArrowUp');
  await expect(blocks).toHaveText(['Two', 'One']);
  await expect(editor.announcement).toContainText('moved to place 1');
  await editor.press('Control+z');
  await expect(blocks).toHaveText(['One', 'Two']);
  await editor.press('Control+z');
  await expect(blocks.first()).toHaveText('One');
  await expect(editor.content.getByText('Two')).toHaveCount(0);
  await editor.press('Control+Shift+z', 'Control+Shift+z');
  await expect(blocks).toHaveText(['Two', 'One']);

  await test.step('lines that are pasted into the title become one, and are undone', async () => {
    const title = editor.field('Title');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('Beds\n\nand leeks\n'));
    await title.fill('Garden');
    await title.selectText();
    await editor.press('Control+v');
    await expect(title).toHaveValue('Beds and leeks');
    await editor.press('Control+z');
    await expect(title).toHaveValue('Garden');
    await title.fill('Back and forth');
  });

  await test.step('empty paragraphs, headings, pictures and table rows are not saved', async () => {
    await editor.addParagraph();
    await editor.add('Heading');
    await editor.addParagraph();
    await editor.add('Image by address');
    await editor.addParagraph();
    await editor.add('Table');
    await editor.lastBlock.locator('.tc-cell').nth(3).fill('d');
    await editor.addParagraph();
    await editor.publish.click();
    await editor.waitForDashboard();
    const { blocks } = (await readStoredPost(page, 'back-and-forth')).content;
    expect(blocks.map(withoutId)).toMatchObject([
      { type: 'paragraph', data: { text: 'Two' } },
      { type: 'paragraph', data: { text: 'One' } },
      { type: 'table', data: { content: [['', 'd']] } },
    ]);
  });
});
