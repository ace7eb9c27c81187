import { expect, test } from 'vitest';
import { fromMarkdown } from './fromMarkdown';

const read = (markdown: string) => fromMarkdown(markdown).blocks;
const texts = (markdown: string) => read(markdown).map(({ type, data }) => [type, data['text']]);
const item = (content: string, ...items: unknown[]) => ({ content, meta: {}, items });

test('headings of both styles; level 1 becomes 2', () => {
  const blocks = read('Title\n=====\n\nPart\n----\n\n# One #\n\n#### Four');
  expect(blocks.map(({ data }) => [data['text'], data['level']])).toEqual([
    ['Title', 2],
    ['Part', 2],
    ['One', 2],
    ['Four', 4],
  ]);
});

test.each([
  ['a soft line break is a space', 'one\ntwo', 'one two'],
  ['two spaces at the end of a line are a break', 'one  \ntwo', 'one<br>two'],
  ['a backslash at the end of a line is a break', 'one\\\ntwo', 'one<br>two'],
  ['underscores for emphasis', '__a__ and _b_', '<b>a</b> and <i>b</i>'],
  [
    'a link by reference',
    '[a][1]\n\n[1]: https://a.example "A"',
    '<a href="https://a.example">a</a>',
  ],
  [
    'an address in the text',
    'see https://a.example.',
    'see <a href="https://a.example">https://a.example</a>.',
  ],
  ['entities', 'a &lt; b &amp; c &copy; &#8364;', 'a &lt; b &amp; c &copy; €'],
  ['an entity in a link', '[a &copy;](/b?c=1&copy;)', '<a href="/b?c=1©">a &copy;</a>'],
  [
    'HTML in a line',
    'Press <kbd>K</kbd>, <em>then</em> wait<br/>a bit',
    'Press K, <i>then</i> wait<br>a bit',
  ],
  ['a picture in a line', 'Look ![here](/a.png) now', 'Look <a href="/a.png">here</a> now'],
  ['a badge with a link', '[![build](/b.svg)](/ci)', '<a href="/ci">build</a>'],
])('%s', (_, markdown, text) => {
  expect(texts(markdown)).toEqual([['paragraph', text]]);
});

test.each([
  ['2 spaces', '- a\n  - b\n    - c\n- d'],
  ['4 spaces', '* a\n    * b\n        * c\n* d'],
  ['blank lines', '- a\n\n  - b\n\n    - c\n\n- d'],
])('a nested list with %s', (_, markdown) => {
  expect(read(markdown)).toEqual([
    {
      type: 'list',
      data: { style: 'unordered', meta: {}, items: [item('a', item('b', item('c'))), item('d')] },
    },
  ]);
});

test('numbers in a bulleted list are kept as text, bullets in a numbered list are numbered', () => {
  const [bulleted] = read('- a\n\n  3. b\n     - c\n  4. d');
  expect(bulleted?.data['items']).toEqual([item('a', item('3. b', item('c')), item('4. d'))]);
  const [numbered] = read('1. a\n   - b\n     1. c');
  expect(numbered?.data['items']).toEqual([item('a', item('b', item('c')))]);
});

test('footnotes keep their text, each in a paragraph', () => {
  const markdown =
    'One[^1] and two[^note].\n\n[^1]: Ibid.\n[^note]: A *longer*\n  note.\n[^3]: /c\n\nEnd';
  expect(texts(markdown)).toEqual([
    ['paragraph', 'One[^1] and two[^note].'],
    ['paragraph', '[^1]: Ibid.'],
    ['paragraph', '[^note]: A <i>longer</i> note.'],
    ['paragraph', '[^3]: /c'],
    ['paragraph', 'End'],
  ]);
});

test('an item with several blocks keeps their text', () => {
  expect(read('1. one\n\n   more\n\n   ```\n   f()\n   ```\n2. two')).toEqual([
    {
      type: 'list',
      data: {
        style: 'ordered',
        meta: {},
        items: [item('one<br>more<br><code>f()</code>'), item('two')],
      },
    },
  ]);
});

test('a list with one task is a task list', () => {
  const [list] = read('- plain\n- [X] done\n  - [ ] open');
  expect(list?.data).toMatchObject({
    style: 'checklist',
    items: [
      { content: 'plain', meta: { checked: false } },
      { content: 'done', meta: { checked: true }, items: [{ content: 'open' }] },
    ],
  });
});

test('code by fences and by indentation', () => {
  expect(read('~~~js title="a"\nf();\n~~~\n\n    g();\n    h();')).toEqual([
    { type: 'code', data: { code: 'f();', lang: 'js' } },
    { type: 'code', data: { code: 'g();\nh();', lang: '' } },
  ]);
});

test('quotes: several paragraphs, a source in the last line, other blocks', () => {
  expect(
    read('> a\n>\n> b\n> -- Me\n\n---\n\n> # Head\n> - x\n> - y').map(({ data }) => data),
  ).toEqual([
    { text: 'a<br><br>b', caption: 'Me', alignment: 'left' },
    {},
    { text: 'Head<br><br>x<br>y', caption: '', alignment: 'left' },
  ]);
});

test('a quote that begins with a dash has no source', () => {
  expect(read('> — Who is there?')).toMatchObject([
    { data: { text: '— Who is there?', caption: '' } },
  ]);
});

test('callouts as GitHub writes them', () => {
  expect(read('> [!IMPORTANT]\n> **Read** this\n>\n> - a\n> - b\n\n> \\[!NOTE] is text')).toEqual([
    { type: 'callout', data: { tone: 'note', title: '', text: '<b>Read</b> this<br><br>a<br>b' } },
    { type: 'quote', data: { text: '[!NOTE] is text', caption: '', alignment: 'left' } },
  ]);
});

test('a table with alignment, missing cells and text around it', () => {
  const blocks = read('Before\n\nA | B\n:-- | --:\n1\n2 | *3*\n\nAfter');
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph']);
  expect(blocks[1]?.data).toEqual({
    withHeadings: true,
    stretched: false,
    content: [
      ['A', 'B'],
      ['1', ''],
      ['2', '<i>3</i>'],
    ],
  });
});

test('an italic paragraph after a table is no caption', () => {
  const table = '| A |\n| - |\n| 1 |\n\n';
  expect(texts(`${table}*Italic*`)).toEqual([
    ['table', undefined],
    ['paragraph', '<i>Italic</i>'],
  ]);
  expect(read(`${table}_Caption_`)).toMatchObject([{ data: { caption: 'Caption' } }]);
});

test('pictures in one paragraph are blocks of their own', () => {
  const blocks = read('![a](/a.png "Title")\n![b](/b.png)\n*Caption*');
  expect(blocks.map(({ data }) => [data['alt'], data['caption']])).toEqual([
    ['a', 'Title'],
    ['b', 'Caption'],
  ]);
});

test('an address alone is an embed if a service shows it, otherwise a link', () => {
  const blocks = read(
    'https://youtu.be/aqz-KE-bpKQ\n\n<https://vimeo.com/76979871>\n\nhttps://a.example/b',
  );
  expect(blocks.map(({ type, data }) => [type, data['service']])).toEqual([
    ['embed', 'youtube'],
    ['embed', 'vimeo'],
    ['paragraph', undefined],
  ]);
});

test('HTML blocks are sanitised; those with nothing to show are left out', () => {
  expect(
    read(
      '<p align="center" onclick="x()">a<script>b</script></p>\n\n<!-- note -->\n\n<script>\nalert(1)\n</script>\n\n[a](javascript:alert%281%29)',
    ),
  ).toEqual([
    { type: 'raw', data: { html: '<p>a</p>' } },
    { type: 'paragraph', data: { text: 'a' } },
  ]);
});

test('a block in JSON is sanitised, and ignored if its type is unknown', () => {
  expect(
    read(
      '```json block:paragraph\n{"text":"a<img src=x onerror=b()>"}\n```\n\n```json block:poll\n{"a":1}\n```\n\n```json block:header\nbroken\n```',
    ).map(({ type, data }) => [type, data['text'] ?? data['lang']]),
  ).toEqual([
    ['paragraph', 'a'],
    ['code', 'json'],
    ['code', 'json'],
  ]);
});

test('an empty text is an empty document', () => {
  expect(read('')).toEqual([]);
  expect(read('\n\n[a]: /b\n')).toEqual([]);
});
