import samples from '@contract/document/testing/editorSamples.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { type Block, createPost, readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';

const legacy: Readonly<Record<string, readonly Block[]>> = {
  'a list of strings': [{ type: 'list', data: { style: 'ordered', items: ['One', 'Two'] } }],
  'an empty list': [
    { type: 'list', data: { style: 'unordered', items: [] } },
    { type: 'paragraph', data: { text: 'After it' } },
  ],
  'a nested list without meta': [
    {
      id: 'abc',
      type: 'list',
      data: {
        style: 'ordered',
        items: [{ content: 'One', items: [{ content: 'Deeper', items: [] }] }, { content: 'Two' }],
      },
    },
  ],
  'a current list': [
    {
      id: 'l2',
      type: 'list',
      data: {
        style: 'ordered',
        meta: { start: 3, counterType: 'upper-roman' },
        items: [{ content: 'Three', meta: {}, items: [] }],
      },
    },
  ],
  'a checklist': [
    {
      type: 'list',
      data: {
        style: 'checklist',
        items: [{ content: 'Done', meta: { checked: true }, items: [] }],
      },
    },
  ],
  'inline markup': [
    {
      type: 'paragraph',
      data: {
        text: 'A &nbsp; <b>bold</b> <i>word</i>, <a href="https://example.com/?a=1&amp;b=2">a link</a> and 5 > 3',
        alignment: 'justify',
      },
    },
  ],
  'code with its language': [{ type: 'code', data: { code: '  const a = "<b>";\n', lang: 'ts' } }],
  'a table with all parts': [
    {
      type: 'table',
      data: {
        withHeadings: true,
        content: [
          ['a', 'b'],
          ['', 'd'],
        ],
        caption: 'A <b>caption</b>',
        header: ['A', 'B'],
        footer: ['x', 'y'],
      },
    },
  ],
  'both kinds of pictures': [
    { type: 'image', data: { url: '/favicon.svg', caption: 'Old' } },
    { type: 'image', data: { file: { url: '/favicon.svg', fileName: 'f.svg' }, stretched: true } },
    { type: 'simpleImage', data: { url: '/favicon.svg', alt: 'A leaf' } },
  ],
  'embeds of several services': [
    {
      type: 'embed',
      data: {
        service: 'vimeo',
        source: 'https://vimeo.com/165206543',
        embed: 'https://player.vimeo.com/video/165206543?title=0&byline=0',
        width: 580,
        height: 320,
        caption: 'A <b>film</b>',
      },
    },
    {
      type: 'embed',
      data: { service: 'codepen', source: 'https://codepen.io/someone/pen/NWNZwPq', caption: '' },
    },
    { type: 'embed', data: { service: 'unknown', source: 'https://example.com/film' } },
  ],
  'headings of levels that are not offered': [
    { type: 'header', data: { text: 'Top', level: 1 } },
    { type: 'header', data: { text: 'Without a level' } },
  ],
  'unknown types, and tunes': [
    { id: 'w', type: 'warning', data: { title: 'Watch out', message: 'A <i>test</i>' } },
    { type: 'checklist', data: { items: [{ text: 'Old', checked: true }] } },
    {
      id: 't',
      type: 'paragraph',
      data: { text: 'Tuned' },
      tunes: { textAlignment: { alignment: 'right' } },
    },
  ],
  'raw HTML, a delimiter and a quote': [
    { type: 'raw', data: { html: '<div>\n  <p>One &amp; two</p>\n</div>' } },
    { type: 'delimiter', data: {} },
    { type: 'quote', data: { text: 'Said <b>so</b>', caption: '', alignment: 'center' } },
  ],
};

const all = Object.values(legacy).flat();

test('saving a post with legacy blocks changes only the block that was edited', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author', '/about');
  await createPost(page, {
    url: 'legacy',
    document: {
      time: 1601898039654,
      blocks: [{ type: 'paragraph', data: { text: 'First', alignment: 'left' } }, ...all],
      version: '2.18.0',
    },
  });
  const { content } = await readStoredPost(page, 'legacy');
  await editor.saveAgain(site, 'legacy');
  const { content: again } = await readStoredPost(page, 'legacy');
  let at = 1;
  for (const [name, { length }] of Object.entries(legacy)) {
    const range = [at, at + length] as const;
    await test.step(name, () =>
      expect.soft(again.blocks.slice(...range)).toEqual(content.blocks.slice(...range)),
    );
    at += length;
  }
  expect(again).toEqual(content);

  await site.navigate('/update?post=legacy');
  await editor.waitUntilReady();
  const placeholders = editor.content.getByText('The block can not be displayed correctly.');
  await expect(placeholders).toHaveCount(2);
  await editor.content.getByText('First', { exact: true }).click();
  await editor.press('End');
  await editor.type(' word');
  await editor.publishAndConfirm();
  const after = (await readStoredPost(page, 'legacy')).content;
  expect(after.blocks[0]).toEqual({
    ...content.blocks[0],
    data: { text: 'First word', alignment: 'left' },
  });
  expect(after.blocks.slice(1)).toEqual(content.blocks.slice(1));
});

test('saving the sample documents of other Editor.js projects changes nothing', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  await site.openAs('author', '/about');
  for (const [at, [name, document]] of Object.entries(samples).entries()) {
    await test.step(name, async () => {
      const url = `sample-${at}`;
      await createPost(page, { url, document });
      const { content } = await readStoredPost(page, url);
      await editor.saveAgain(site, url);
      expect.soft((await readStoredPost(page, url)).content).toEqual(content);
    });
  }
});
