import { findForbidden, isHarmlessUrl } from '@contract/document/testing/hostile/findForbidden';
import { payloads } from '@contract/document/testing/hostile/payloads';
import { expect, test } from 'vitest';
import { convertHtml } from '@/lib/html/convertHtml';
import { convertClipboard } from './convertClipboard';
import { prepareBlocks } from './prepareBlocks';
import {
  bullets,
  code,
  heading,
  numbers,
  picture,
  quote,
  table,
  tasks,
  text,
} from './testing/expectedBlocks';
import { clipboardFile, emptyClipboard, pastedBlocks } from './testing/readClipboard';

test('each line of a text becomes a paragraph', () => {
  const lines = 'One & two\r\n\r\n  <b>three</b>';
  expect(pastedBlocks({ text: lines })).toEqual([
    text('One &amp; two'),
    text('  &lt;b&gt;three&lt;/b&gt;'),
  ]);
});

test('text with tabs between cells becomes a table', () => {
  const rows = 'Plant\tCount\nLeek\t<7>\n';
  expect(pastedBlocks({ text: rows })).toEqual([
    table([
      ['Plant', 'Count'],
      ['Leek', '&lt;7&gt;'],
    ]),
  ]);
});

const markdown = `# Garden

Sow **early**, see [the guide](https://example.com).

- [x] Measure
- [ ] Build

1. Dig

> No dig.

\`\`\`python
for bed in beds:

    water(bed)
\`\`\`
`;

const fromMarkdown = [
  heading(2, 'Garden'),
  text('Sow <b>early</b>, see <a href="https://example.com">the guide</a>.'),
  tasks('[x] Measure', '[ ] Build'),
  numbers('Dig'),
  quote('No dig.'),
  code('for bed in beds:\n\n    water(bed)', 'python'),
];

test('Markdown becomes blocks', () => {
  expect(pastedBlocks({ text: markdown })).toEqual(fromMarkdown);
});

test.each([
  ['as paragraphs', `<p>${markdown.replaceAll('\n', '</p><p>')}</p>`],
  ['as a block of code', `<pre style="white-space: pre-wrap;">${markdown}</pre>`],
])('Markdown that a program shows %s becomes blocks', (_, html) => {
  expect(pastedBlocks({ html, text: markdown })).toEqual(fromMarkdown);
});

test('formatted HTML is used, not the Markdown beside it', () => {
  expect(pastedBlocks({ html: '<p>a <b>b</b></p>', text: '# a **b**' })).toEqual([
    text('a <b>b</b>'),
  ]);
});

test('front matter of pasted Markdown becomes code', () => {
  const details = 'title: "A: b"\r\ntags: [x, y]';
  expect(pastedBlocks({ text: `---\r\n${details}\r\n---\r\n\r\nHello **you**` })).toEqual([
    code('title: "A: b"\ntags: [x, y]', 'yaml'),
    text('Hello <b>you</b>'),
  ]);
});

test('Markdown with underlined headings becomes blocks', () => {
  expect(pastedBlocks({ text: 'Garden\n======\n\nBeds\n----\n\nTwo.' })).toEqual([
    heading(2, 'Garden'),
    heading(2, 'Beds'),
    text('Two.'),
  ]);
});

test('Markdown that is nested too deep stays text', () => {
  const deep = '> '.repeat(20_000);
  expect(pastedBlocks({ text: `${deep}a\n${deep}b` }).map(({ type }) => type)).toEqual([
    'paragraph',
    'paragraph',
  ]);
});

test('VS Code names the language of its code', () => {
  const html = clipboardFile('vs-code.html');
  const [block] = pastedBlocks({ html, text: 'function', language: 'typescript' });
  expect(block?.data['lang']).toBe('typescript');
  const lines = '# a comment\n\nx = 1\n';
  expect(pastedBlocks({ text: lines, language: 'python' })).toEqual([
    code('# a comment\n\nx = 1', 'python'),
  ]);
});

test('Markdown that is copied from VS Code becomes blocks', () => {
  const html = clipboardFile('vs-code.html');
  const blocks = pastedBlocks({ html, text: '# Title\n\n- one\n- two', language: 'markdown' });
  expect(blocks).toEqual([heading(2, 'Title'), bullets('one', 'two')]);
});

test('one line of code becomes code in the text', () => {
  const html =
    '<div style="font-family: Menlo, monospace;white-space: pre;"><div><span>water()</span></div></div>';
  expect(pastedBlocks({ html, text: 'water()' })).toEqual([text('<code>water()</code>')]);
});

test.each(['gif', 'jpg', 'jpeg', 'tiff', 'png', 'svg', 'webp'])(
  'an address of a %s becomes a picture',
  (kind) => {
    const address = `https://images.example/leaf.${kind}`;
    expect(pastedBlocks({ text: address })).toEqual([picture(address)]);
    expect(pastedBlocks({ html: `<a href="${address}">${address}</a>` })).toEqual([
      picture(address),
    ]);
  },
);

test('an address of a video becomes a video if it is short', () => {
  const [short] = pastedBlocks({ text: 'https://vimeo.com/165206543' });
  expect(short).toMatchObject({ type: 'embed', data: { service: 'vimeo' } });
  const long = `https://vimeo.com/165206543?${'x'.repeat(450)}`;
  expect(pastedBlocks({ text: long })).toEqual([text(long)]);
});

test('the spaces around a pasted word stay', () => {
  expect(pastedBlocks({ html: '<b>bean</b>', text: 'bean ' })).toEqual([text('<b>bean</b> ')]);
});

test('pictures in the clipboard are uploaded, those of other sites are counted', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  const html = `<img src="${png}" alt="Bed"><img src="https://other.example/a.png"><img src="cid:1"><img src="data:image/bmp;base64,AA==">`;
  const { blocks, files, remote, unreadable } = prepareBlocks(
    convertClipboard({ ...emptyClipboard, html }).blocks,
  );
  expect(blocks.map(({ type, data }) => ({ type, data }))).toEqual([
    picture('', 'Bed'),
    picture('https://other.example/a.png'),
  ]);
  expect([...files.values()].map(({ type, size }) => ({ type, size }))).toEqual([
    { type: 'image/png', size: 8 },
  ]);
  expect(files.has(blocks[0]?.id ?? '')).toBe(true);
  expect(remote).toEqual([blocks[1]?.id]);
  expect(unreadable).toBe(2);
});

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const addressFields = ['url', 'source', 'embed'];
const plainFields: ReadonlySet<string> = new Set(['code', 'lang', 'alt', 'title']);

/** Everything in the data of a block that could run. */
function dangers(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    if (plainFields.has(name)) return [];
    if (addressFields.includes(name)) return textsOf(value).filter((url) => !isHarmlessUrl(url));
    if (typeof value === 'string') return findForbidden(document, value, 'inline');
    return dangers(value);
  });
}

test('nothing in a payload could run as a block', () => {
  const data = payloads.flatMap(({ html, url }) =>
    pastedBlocks({
      html: `<p><a href="${url}">x</a><img src="${url}"></p><ul><li>x ${html}</li></ul><table><tr><td>x ${html}</td><td>x</td></tr></table>`,
    }).map((block) => block.data),
  );
  expect(data.length).toBeGreaterThan(payloads.length);
  expect(
    dangers(
      [...new Set(data.map((one) => JSON.stringify(one)))].map((one): unknown => JSON.parse(one)),
    ),
  ).toEqual([]);
});

test('HTML that is nested very deep is converted', () => {
  const html = `${'<div>'.repeat(1000)}<b>deep</b>${'</div>'.repeat(1000)}`;
  expect(convertHtml(html)).toEqual([text('deep')]);
});
