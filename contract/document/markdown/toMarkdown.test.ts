import { expect, test } from 'vitest';
import { fromMarkdown } from './fromMarkdown';
import { toMarkdown } from './toMarkdown';

type Data = Record<string, unknown>;

const flags = { stretched: false, withBorder: false, withBackground: false };
const item = (content: string, ...items: unknown[]) => ({ content, meta: {}, items });
const task = (content: string, checked: boolean) => ({ content, meta: { checked }, items: [] });

const examples: [name: string, type: string, data: Data, markdown: string][] = [
  ['a heading', 'header', { text: 'Why <i>compost</i>?', level: 3 }, '### Why *compost*?'],
  [
    'inline formatting',
    'paragraph',
    {
      text: 'A <b>bold</b>, <i>italic</i>, <s>old</s> and <code>code</code> <a href="/posts/a">link</a>.',
    },
    'A **bold**, *italic*, ~~old~~ and `code` [link](/posts/a).',
  ],
  ['bold italics', 'paragraph', { text: '<i><b>both</b></i>' }, '***both***'],
  ['a line break', 'paragraph', { text: 'one<br>two' }, 'one\\\ntwo'],
  [
    'other inline tags',
    'paragraph',
    { text: 'H<sub>2</sub>O, <mark>new</mark>' },
    'H<sub>2</sub>O, <mark>new</mark>',
  ],
  ['marks inside of a word', 'paragraph', { text: 'in<b>side</b>s' }, 'in**side**s'],
  ['marks that would touch', 'paragraph', { text: '<b>a</b><i>b</i>' }, '**a***b*'],
  [
    'text like syntax',
    'paragraph',
    { text: '1. *a* [b] snake_case &lt;c&gt; &amp;amp;' },
    '1\\. \\*a\\* \\[b\\] snake_case \\<c> \\&amp;',
  ],
  [
    'a plain ampersand',
    'paragraph',
    { text: 'salt &amp; pepper, 2 &lt; 3' },
    'salt & pepper, 2 < 3',
  ],
  [
    'a quote with the address of its source',
    'quote',
    { text: 'Soil.', caption: '', alignment: 'center', cite: "/posts/it's-soil" },
    '> Soil.\n\n<!-- center cite=%2Fposts%2Fit%27s-soil -->',
  ],
  [
    'a nested list',
    'list',
    {
      style: 'unordered',
      meta: {},
      items: [item('tea', item('green'), item('black')), item('milk')],
    },
    '- tea\n  - green\n  - black\n- milk',
  ],
  [
    'a list with numbers',
    'list',
    { style: 'ordered', meta: { start: 9 }, items: [item('nine'), item('ten', item('a'))] },
    '9. nine\n10. ten\n    1. a',
  ],
  [
    'a task list',
    'list',
    { style: 'checklist', meta: {}, items: [task('done', true), task('open', false)] },
    '- [x] done\n- [ ] open',
  ],
  [
    'a quote with its source',
    'quote',
    { text: 'Well begun is half done.', caption: 'A <i>proverb</i>', alignment: 'center' },
    '> Well begun is half done.\n> — A *proverb*\n\n<!-- center -->',
  ],
  [
    'code',
    'code',
    { code: 'const a = 1;\n\nf(a);', lang: 'ts' },
    '```ts\nconst a = 1;\n\nf(a);\n```',
  ],
  [
    'code with a fence in it',
    'code',
    { code: '```js\n1\n```', lang: 'md' },
    '````md\n```js\n1\n```\n````',
  ],
  [
    'a table with headings and a caption',
    'table',
    {
      withHeadings: true,
      stretched: false,
      content: [
        ['Name', 'a | b'],
        ['', '<code>x</code>'],
      ],
      caption: 'The <b>two</b>',
    },
    '| Name | a \\| b |\n| --- | --- |\n|  | `x` |\n\n_The **two**_',
  ],
  [
    'a table without headings, with a header and a footer',
    'table',
    {
      withHeadings: false,
      stretched: true,
      content: [['1', '2']],
      header: ['a', 'b'],
      footer: ['', '3'],
    },
    '|  |  |\n| --- | --- |\n| <!-- header --> a | b |\n| 1 | 2 |\n| <!-- footer -->  | 3 |\n\n<!-- stretched -->',
  ],
  [
    'a picture',
    'image',
    {
      file: { url: '/a.png' },
      alt: 'A [red] door',
      caption: '<i>Door</i>, 1920',
      ...flags,
      withBorder: true,
    },
    '![A \\[red\\] door](/a.png)\n_*Door*, 1920_\n\n<!-- border -->',
  ],
  [
    'a decorative picture',
    'image',
    { file: { url: '/a.png' }, alt: '', caption: '', ...flags, decorative: true },
    '![](/a.png)\n\n<!-- decorative -->',
  ],
  [
    'a picture by its address',
    'simpleImage',
    { url: 'https://a.example/a b.png', caption: '', ...flags },
    '![](<https://a.example/a b.png>)\n\n<!-- simple -->',
  ],
  [
    'a video',
    'embed',
    {
      service: 'vimeo',
      source: 'https://vimeo.com/76979871',
      embed: 'https://player.vimeo.com/video/76979871?title=0&byline=0',
      width: 580,
      height: 320,
      caption: 'Ten minutes',
    },
    'https://vimeo.com/76979871\n_Ten minutes_',
  ],
  ['raw HTML', 'raw', { html: '<aside>\n<p>Note</p>\n</aside>' }, '<aside>\n<p>Note</p>\n</aside>'],
  [
    'raw HTML with a blank line',
    'raw',
    { html: '<p>a\n\nb</p>' },
    '```html raw\n<p>a\n\nb</p>\n```',
  ],
  ['a delimiter', 'delimiter', {}, '---'],
  [
    'a table with rows of different lengths',
    'table',
    { withHeadings: false, content: [['a'], ['b', 'c']] },
    `\`\`\`json block:table\n${JSON.stringify({ withHeadings: false, content: [['a'], ['b', 'c']] }, null, 2)}\n\`\`\``,
  ],
];

test.each(examples)('%s is written as Markdown and read back', (...[, type, data, markdown]) => {
  const document = { blocks: [{ type, data }] };
  expect(toMarkdown(document)).toBe(`${markdown}\n`);
  expect(fromMarkdown(markdown)).toEqual(document);
});

test('lists side by side stay apart', () => {
  const list = { type: 'list', data: { style: 'unordered', meta: {}, items: [item('a')] } };
  expect(toMarkdown({ blocks: [list, list] })).toBe('- a\n\n+ a\n');
  expect(fromMarkdown('- a\n\n+ a\n')).toEqual({ blocks: [list, list] });
});

test('blocks without content and of unknown types are left out', () => {
  const blocks = [
    { type: 'paragraph', data: { text: ' <b> </b><br>' } },
    { type: 'image', data: { file: { url: '' } } },
    { type: 'poll', data: { text: 'a' } },
  ];
  expect(toMarkdown({ blocks })).toBe('');
});

test('a long text with many tags is the same after writing and reading it', () => {
  const text = `<b>a</b> b<i>c</i><br>`.repeat(500).slice(0, -'<br>'.length);
  const document = { blocks: [{ type: 'paragraph', data: { text } }] };
  expect(fromMarkdown(toMarkdown(document))).toEqual(document);
});

test('markup that looks the same is written the same', () => {
  const write = (text: string) => toMarkdown({ blocks: [{ type: 'paragraph', data: { text } }] });
  expect(write('<strong>a</strong> <em>b</em>')).toBe('**a** *b*\n');
  expect(write('<b>a </b>b')).toBe('**a** b\n');
  expect(write('<b>a</b><b>b</b>')).toBe('**ab**\n');
  expect(write('<a href="/a" target="_blank" rel="nofollow">a</a>')).toBe('[a](/a)\n');
});

test('a block that is too long to be read by people is written as data, but not code', () => {
  const words = 'a <b>word</b> '.repeat(6000).trim();
  const blocks = [
    { type: 'paragraph', data: { text: words } },
    { type: 'code', data: { code: 'let x = 1;\n'.repeat(7000).trim(), lang: 'js' } },
  ];
  const markdown = toMarkdown({ blocks });
  expect(markdown).toMatch(/^```json block:paragraph\n/);
  expect(markdown).toContain('\n```js\nlet x = 1;');
  expect(fromMarkdown(markdown).blocks).toEqual(blocks);
});

test('a document that is too long to be read as a whole is written so that it is read as the same', () => {
  const blocks = Array.from({ length: 30 }, (_, at) => ({
    type: at % 2 === 0 ? 'list' : 'paragraph',
    data:
      at % 2 === 0
        ? {
            style: 'unordered',
            meta: {},
            items: [item(`${at} *`), item('words '.repeat(1500).trim())],
          }
        : { text: 'A sentence. '.repeat(800).trim() },
  }));
  expect(fromMarkdown(toMarkdown({ blocks })).blocks).toEqual(blocks);
});
