import { expect, test } from '../fixtures';
import { type Block, EditorScreen, pngFile } from '../pages/EditorScreen';
import type { Site } from '../pages/Site';

async function openNew(editor: EditorScreen, site: Site, title: string) {
  await site.openAs('author');
  await editor.open('/create');
  await editor.fillFields(title);
  await editor.choosePicture();
  await editor.startAtEnd();
}

async function publishAndSaveAgain(editor: EditorScreen, url: string) {
  await editor.publishWhatever();
  const { content: first } = await editor.stored(url);
  await editor.saveAgain(url);
  const { content: second } = await editor.stored(url);
  expect(second).toEqual(first);
  return first;
}

type Made = {
  name: string;
  make: (editor: EditorScreen) => Promise<void>;
  block: Omit<Block, 'id'>;
};

const made: readonly Made[] = [
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
      const { keyboard } = editor.page;
      await editor.add('Bulleted list');
      await editor.type('Spring');
      await keyboard.press('Enter');
      await keyboard.press('Tab');
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
    name: 'table',
    make: async (editor) => {
      await editor.add('Table');
      const cells = editor.lastBlock.locator('.tc-cell');
      await expect(cells).toHaveCount(4);
      for (const [at, text] of ['a', 'b', 'c', 'd'].entries()) {
        await cells.nth(at).click();
        await editor.type(text);
      }
      await editor.lastBlock.locator('.block-caption').click();
      await editor.type('Letters');
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
    name: 'code with tabs and a language',
    make: async (editor) => {
      const { keyboard } = editor.page;
      await editor.add('Code');
      await editor.lastBlock.locator('textarea').click();
      await editor.type('if (dry) {');
      await keyboard.press('Enter');
      await keyboard.press('Tab');
      await keyboard.press('Tab');
      await keyboard.press('Shift+Tab');
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

for (const { name, make, block } of made) {
  test(`made by hand, a ${name} is stored, and stored again as it was`, async ({ page, site }) => {
    const editor = new EditorScreen(page);
    await openNew(editor, site, 'By hand');
    await make(editor);
    const { blocks } = await publishAndSaveAgain(editor, 'by-hand');
    expect(blocks.map(({ type, data }) => ({ type, data }))).toEqual([block]);
  });
}

test('an uploaded picture goes through its states, keeps its words and is claimed', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await openNew(editor, site, 'With a picture');
  await site.conduct({ failures: { uploadResource: { status: 500, times: 1 } } });
  const choosing = page.waitForEvent('filechooser');
  await editor.add('Image');
  await (await choosing).setFiles(pngFile());
  await expect(editor.lastBlock.getByText('Image upload failed')).toBeVisible();
  await editor.lastBlock.getByRole('button', { name: 'Try again' }).click();
  await expect(editor.lastBlock.locator('img')).toBeVisible();
  await editor.lastBlock.getByLabel('Alternative text').fill('One pixel');
  await editor.lastBlock.getByRole('textbox', { name: 'Image: Caption' }).click();
  await editor.type('Small');
  await editor.publish.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(site.messages).toContainText('Blog post created Successfully');
  const { blocks } = (await editor.stored('with-a-picture')).content;
  expect(blocks).toMatchObject([{ type: 'image', data: { alt: 'One pixel', caption: 'Small' } }]);
});

test('a block that can not be shown says so and stays', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await site.openAs('author');
  const warning = { id: 'w', type: 'warning', data: { title: 'Watch out' } };
  await editor.plant('unknown-block', {
    blocks: [{ type: 'paragraph', data: { text: 'Known' } }, warning],
  });
  await editor.open('/update?post=unknown-block');
  await expect(editor.content.getByRole('note')).toContainText(
    'The block can not be displayed correctly.',
  );
});

test('a blank paragraph and a blank heading are dropped on save', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await openNew(editor, site, 'With blanks');
  await editor.type('Words');
  await page.keyboard.press('Enter');
  await editor.add('Heading');
  await editor.publish.click();
  await expect(page).toHaveURL(/\/dashboard/);
  const { blocks } = (await editor.stored('with-blanks')).content;
  expect(blocks.map(({ data }) => data)).toEqual([{ text: 'Words' }]);
});

test('undo and redo go over the whole document', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await openNew(editor, site, 'Back and forth');
  const lines = editor.content.locator('.ce-block');
  await editor.type('One');
  await editor.waitUntilKept('One');
  await page.keyboard.press('Enter');
  await editor.type('Two');
  await editor.waitUntilKept('Two');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(lines).toHaveText(['Two', 'One']);
  await expect(page.getByRole('status', { name: 'Editor' })).toContainText('moved to place 1');
  await page.keyboard.press('Control+z');
  await expect(lines).toHaveText(['One', 'Two']);
  await page.keyboard.press('Control+z');
  await expect(lines.first()).toHaveText('One');
  await expect(editor.content.getByText('Two')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(lines).toHaveText(['Two', 'One']);
});

test('the link tool has its rules', async ({ page, site }) => {
  const editor = new EditorScreen(page);
  await openNew(editor, site, 'With a link');
  await editor.type('garden');
  await page.keyboard.press('Shift+Home');
  await expect(page.getByRole('menuitem', { name: 'Bold' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const address = page.getByLabel('Address of the link');
  await address.fill('not a link');
  await address.press('Enter');
  await expect(page.getByText('Pasted link is not valid.').first()).toBeVisible();
  await address.fill('example.com/garden');
  await address.press('Enter');
  const link = editor.content.locator('a');
  await expect(link).toHaveAttribute('href', 'http://example.com/garden');
});

test('a table keeps its last row and column, and asks before it deletes', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await openNew(editor, site, 'With a table');
  await editor.add('Table');
  const rows = editor.lastBlock.locator('.tc-row');
  await expect(rows).toHaveCount(2);
  await rows.first().hover();
  await editor.lastBlock.locator('.tc-toolbox--row .tc-toolbox__toggler').click();
  const remove = editor.lastBlock
    .locator('.tc-toolbox--row .tc-popover__item')
    .filter({ hasText: 'Delete row' });
  await remove.click();
  await expect(rows).toHaveCount(2);
  await remove.click();
  await expect(rows).toHaveCount(1);
  await rows.first().hover();
  await editor.lastBlock.locator('.tc-toolbox--row .tc-toolbox__toggler').click();
  await expect(remove).toBeHidden();
});
