import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { expect, test } from 'vitest';
import { type EditorDocument, parseDocument } from './editorDocument';
import { sanitizeDocument } from './sanitizeDocument';
import { sanitizeInline, sanitizeRaw } from './sanitizeHtml';

const of = (type: string, data: Record<string, unknown>): EditorDocument => ({
  blocks: [{ id: 'b1', type, data }],
});

const cleaned = (type: string, data: Record<string, unknown>) =>
  sanitizeDocument(of(type, data)).blocks[0]?.data;

test('a clean document is returned equal, with unknown blocks, tunes and extra fields', () => {
  const document: EditorDocument = {
    time: 1,
    blocks: [
      { id: 'a', type: 'header', data: { text: 'A &amp; B', level: 2 } },
      { id: 'b', type: 'paragraph', data: { text: '<b>x</b>&nbsp;<a href="/y">y</a>' } },
      { type: 'list', data: { style: 'ordered', items: ['one', 'two'] } },
      {
        type: 'list',
        data: {
          style: 'checklist',
          meta: { start: 2 },
          items: [
            { content: 'one', meta: { checked: true }, items: [{ content: 'in', items: [] }] },
          ],
        },
      },
      { type: 'quote', data: { text: 'q', caption: 'c', alignment: 'center' } },
      { type: 'image', data: { file: { url: '/a.png', id: 7 }, caption: '', stretched: true } },
      { type: 'simpleImage', data: { url: 'https://a.test/b.png', caption: '' } },
      { type: 'code', data: { code: '<script>alert("shown")</script>', lang: 'html' } },
      {
        type: 'table',
        data: {
          withHeadings: true,
          content: [
            ['a', 'b'],
            ['c', '<i>d</i>'],
          ],
        },
      },
      {
        type: 'embed',
        data: {
          service: 'youtube',
          source: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
          embed: 'https://www.youtube.com/embed/M7lc1UVf-VE',
          width: 580,
          height: 320,
          caption: '',
        },
      },
      { type: 'raw', data: { html: '<p>a</p>' } },
      { type: 'delimiter', data: {} },
      {
        type: 'poll',
        data: { votes: [{ text: 'a &lt; b', by: 3 }] },
        tunes: { align: { to: 'left' } },
      },
    ],
    version: '2.31.7',
  };
  expect(sanitizeDocument(document)).toEqual(document);
  expect(JSON.stringify(sanitizeDocument(document))).toBe(JSON.stringify(document));
});

const bad = '<img src=x onerror=alert(1)>x';

test.each([
  ['header', { text: bad }, { text: 'x' }],
  ['paragraph', { text: bad }, { text: 'x' }],
  ['paragraph', { text: [bad] }, { text: '' }],
  [
    'list',
    { items: [bad, { content: bad, items: [{ content: bad }] }] },
    { items: ['x', { content: 'x', items: [{ content: 'x' }] }] },
  ],
  ['list', { items: [{ text: bad, checked: true }] }, { items: [{ text: 'x', checked: true }] }],
  ['list', { items: bad }, { items: [] }],
  ['quote', { text: bad, caption: bad }, { text: 'x', caption: 'x' }],
  [
    'image',
    { file: { url: 'javascript:x' }, url: 'data:x', caption: bad },
    { file: { url: '' }, url: '', caption: 'x' },
  ],
  ['simpleImage', { url: 'data:text/html,x', caption: bad }, { url: '', caption: 'x' }],
  [
    'table',
    { content: [[bad, 5]], caption: bad, header: [bad], footer: bad },
    { content: [['x', '']], caption: 'x', header: ['x'], footer: 'x' },
  ],
  [
    'embed',
    { service: 'youtube', source: 'javascript:x', embed: 'javascript:x', caption: bad },
    { service: 'youtube', source: '', embed: '', caption: 'x' },
  ],
  [
    'embed',
    { service: 'vimeo', source: 'https://vimeo.com/76979871', embed: 'https://evil.test' },
    {
      service: 'vimeo',
      source: 'https://vimeo.com/76979871',
      embed: 'https://player.vimeo.com/video/76979871?title=0&byline=0',
    },
  ],
  ['callout', { tone: bad, title: 'a < b', text: bad }, { tone: '', title: 'a < b', text: 'x' }],
  ['raw', { html: `${bad}<script>1</script>` }, { html: '<img src="x">x' }],
  ['code', { code: { toString: bad } }, { code: '' }],
])('a %s is sanitised', (type, data, expected) => {
  expect(cleaned(type, data)).toEqual(expected);
});

test('blocks and fields that the product does not know are stored as inert data', () => {
  const stored = parseDocument(
    `{"blocks":[
      {"id":"\\"><script>","type":"poll<script>1</script>","data":{"html":"<b onclick=x>a</b>",
        "list":[{"link":"java\\nscript&colon;x"}],"__proto__":{"text":"x"},"<img>":1},
        "tunes":{"align":{"html":"<svg onload=x>"}}},
      {"type":"paragraph","data":{"text":"x","html":"<img src=x onerror=x>","next":{"url":" data:text/html,x"}}},
      {"type":"<i>raw</i>","data":{"html":"<script>1</script>ok"}}
    ],"version":"<script>1</script>2"}`,
  );
  if (!stored) throw new Error('The document could not be parsed.');
  expect(sanitizeDocument(stored)).toEqual({
    blocks: [
      { type: 'poll', data: { html: 'a', list: [{ link: '' }] }, tunes: { align: { html: '' } } },
      { type: 'paragraph', data: { text: 'x', html: '', next: { url: '' } } },
      { type: 'raw', data: { html: 'ok' } },
    ],
    version: '2',
  });
});

const types = constantFrom(
  'header',
  'paragraph',
  'list',
  'quote',
  'image',
  'simpleImage',
  'table',
  'embed',
  'raw',
  'code',
  'unknown',
  '__proto__',
  'constructor',
);
const markup = oneof(
  string(),
  constantFrom(
    bad,
    '<script>1</script>',
    '<a href="javascript:x">x</a>',
    '<b onclick="x">y</b>',
    'javascript:alert(1)',
    '<svg onload=x>',
  ),
);
const names = constantFrom(
  'text',
  'caption',
  'items',
  'content',
  'url',
  'file',
  'html',
  'embed',
  'source',
  'header',
  'alt',
);
const data = dictionary(
  names,
  oneof(markup, jsonValue(), array(array(markup)), anything({ maxDepth: 2 })),
);
const documents = record({ blocks: array(record({ type: types, data }), { maxLength: 6 }) });
const runs = { seed: 20_260_302, numRuns: 600 };

test('sanitising is idempotent for any document', () => {
  assert(
    property(documents, (document) => {
      const once = sanitizeDocument(document);
      expect(sanitizeDocument(once)).toEqual(once);
    }),
    runs,
  );
});

/** Every text in `value`, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test.each([
  ['paragraph', 'text', sanitizeInline],
  ['quote', 'caption', sanitizeInline],
  ['table', 'content', sanitizeInline],
  ['raw', 'html', sanitizeRaw],
] as const)('a %s with any data has no markup in %s that could run', (type, field, clean) => {
  assert(
    property(data, (data) => {
      for (const text of textsIn(cleaned(type, data)?.[field])) expect(clean(text)).toBe(text);
    }),
    runs,
  );
});

test('the address of the source of a quote is a path or a web address', () => {
  const citeOf = (cite: unknown) => {
    const blocks = [{ type: 'quote', data: { text: 'Soil', cite } }];
    return sanitizeDocument({ blocks }).blocks[0]?.data['cite'];
  };
  for (const cite of ['/posts/soil', 'https://example.org/soil']) expect(citeOf(cite)).toBe(cite);
  for (const cite of ['javascript:alert(1)', '//example.org', 'data:text/html,x', ' /a', 7])
    expect(citeOf(cite)).toBe('');
});
