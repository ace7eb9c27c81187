import * as fc from 'fast-check';
import { showsAnything } from '../../documentText';
import type { EditorBlock } from '../../editorDocument';
import { escapeHtmlAttribute, escapeHtmlText } from '../../html/escape';
import { sanitizeRaw } from '../../sanitizeHtml';
import { normaliseInline } from '../inlineTree';

/*
 * A normalised document is one that holds nothing which Markdown can't tell apart:
 * - inline HTML as `normaliseInline` writes it: `b` and `i`, one order of tags, links with an address
 *   only, no tag that is empty or begins or ends with a space, no break at the ends;
 * - no block, item or row of cells without content, no ids and tunes;
 * - optional fields are left out if they have their default (captions of tables, numbering of lists);
 * - the size of an embed is that of its service, its frame's address follows from its source;
 * - whitespace of plain texts (alternative texts, titles) is collapsed;
 * - raw HTML is sanitised, without whitespace around it.
 */
/** Pieces of text that Markdown or HTML could read as syntax, one for each space. */
const syntax =
  '* _ ` | < > & # \\ ~ [ ] ( ) ! - + = : " \' . 1 ** __ ``` ~~~ --- 1. 2) &amp; &copy; &#42; &nbsp ' +
  '<b> </i> <!--x--> <br> [x] [!NOTE] https://a.example/b_c*d www.example.com a@b.example ![a](b) ' +
  '[a](b) — |---| ż 文字 שלום مرحبا 👩‍👩‍👧 … “ ”';
const lineStarts = [
  '- ',
  '1. ',
  '# ',
  '> ',
  '[ ] ',
  '— ',
  '    ',
  '\t',
  '\u00a0',
  '\u2003',
  '\u200f',
];
const hostile = [...syntax.split(' '), ...lineStarts];
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom('word', 'a', 'B2', ' ', ' and '),
      fc.string({ maxLength: 6 }),
    ),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));
const url = fc.constantFrom(
  '/posts/a',
  'https://a.example/b_c*d*?x=1&copy=2#e',
  'https://a.example/(a)/b c',
  'https://a.example/“é”|x',
  'mailto:a@b.example',
  '/a\\b<c>&amp;',
);

const { inline } = fc.letrec<{ inline: string; node: string }>((tie) => ({
  inline: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { withCrossShrink: true, maxDepth: 4 },
    { arbitrary: text.map(escapeHtmlText), weight: 4 },
    { arbitrary: text.map((code) => `<code>${escapeHtmlText(code)}</code>`), weight: 1 },
    { arbitrary: fc.constantFrom('<br>', '&copy;', '&nbsp;'), weight: 1 },
    {
      arbitrary: fc
        .tuple(
          fc.constantFrom('b', 'i', 's', 'u', 'mark', 'sub', 'span lang="ar" dir="rtl"'),
          tie('inline'),
        )
        .map(([tag, content]) => `<${tag}>${content}</${tag.split(' ')[0] ?? ''}>`),
      weight: 3,
    },
    {
      arbitrary: fc
        .tuple(url, tie('inline'))
        .map(([href, content]) => `<a href="${escapeHtmlAttribute(href)}">${content}</a>`),
      weight: 1,
    },
  ),
}));
const optional = inline.map(normaliseInline);
const filled = optional.filter((html) => html !== '');
const plain = text.map((value) => value.replaceAll(/\s+/g, ' ').trim());

type Item = { content: string; meta: { checked?: boolean }; items: Item[] };
const { items } = fc.letrec<{ items: Item[]; item: Item }>((tie) => ({
  items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
  item: fc.record({
    content: filled,
    meta: fc.record({ checked: fc.boolean() }),
    items: fc.oneof({ maxDepth: 2 }, fc.constant<Item[]>([]), tie('items')),
  }),
}));
const withoutChecks = (list: readonly Item[]): Item[] =>
  list.map(({ content, items }) => ({ content, meta: {}, items: withoutChecks(items) }));

const block =
  (type: string) =>
  (data: Record<string, unknown>): EditorBlock => ({ type, data });
const lists = fc.oneof(
  items.map((list) => block('list')({ style: 'checklist', meta: {}, items: list })),
  fc
    .tuple(fc.constantFrom({}, { start: 7 }, { counterType: 'upper-roman' }), items)
    .map(([meta, list]) => block('list')({ style: 'ordered', meta, items: withoutChecks(list) })),
  items.map((list) => block('list')({ style: 'unordered', meta: {}, items: withoutChecks(list) })),
);

const flags = { stretched: fc.boolean(), withBorder: fc.boolean(), withBackground: fc.boolean() };
const pictureUrl = fc.constantFrom('/a.png', 'https://a.example/a_b*c.png?x=(1)&amp=2', '/a b.png');
const pictures = fc.oneof(
  fc
    .record({ url: fc.oneof(pictureUrl, fc.constant('')), alt: plain, caption: optional, ...flags })
    .map(({ url, ...data }) => block('image')({ file: { url }, ...data })),
  fc
    .record({ url: pictureUrl, alt: plain, caption: optional, ...flags })
    .map(({ alt, ...data }) => block('simpleImage')(alt === '' ? data : { ...data, alt })),
);

const tables = fc
  .integer({ min: 1, max: 3 })
  .chain((width) => {
    const row = fc.array(optional, { minLength: width, maxLength: width });
    return fc.record(
      {
        withHeadings: fc.boolean(),
        stretched: fc.boolean(),
        content: fc.array(row, { minLength: 1, maxLength: 3 }),
        caption: filled,
        header: row,
        footer: row,
      },
      { requiredKeys: ['withHeadings', 'stretched', 'content'] },
    );
  })
  .filter(({ content }) => content.flat().some((cell) => cell !== ''))
  .map(block('table'));

const embeds = fc
  .record({
    service: fc.constant('youtube'),
    source: fc.constantFrom(
      'https://youtu.be/abc_DEF-123',
      'https://www.youtube.com/watch?v=abc_DEF-123&t=5s',
    ),
    width: fc.constantFrom(580, 600),
    height: fc.constantFrom(320, 400),
    caption: optional,
  })
  .map((data) => ({
    ...data,
    embed: `https://www.youtube.com/embed/abc_DEF-123${data.source.endsWith('5s') ? '?start=5' : ''}`,
  }))
  .map(block('embed'));

const html = fc
  .array(
    fc.oneof(
      inline,
      fc.constantFrom(
        '<p>',
        '</p>',
        '<div>a',
        '</div>',
        '\n',
        '\n\n',
        '<hr>',
        '```',
        '<table><tr><td>x',
      ),
    ),
    {
      maxLength: 5,
    },
  )
  .map((parts) => sanitizeRaw(parts.join('')).trim())
  .filter((value) => sanitizeRaw(value) === value);

const languages = [
  '',
  'ts',
  'c++',
  'html',
  'objective-c',
  'язык',
  '~',
  'a b',
  'a`b',
  'a\\b',
  '&lt;',
];

const alwaysKept = ['delimiter', 'paragraph', 'header'];
const hasAlt = ({ type, data }: EditorBlock) => type === 'image' && data['alt'] !== '';
const isKept = (candidate: EditorBlock) =>
  alwaysKept.includes(candidate.type) ||
  hasAlt(candidate) ||
  showsAnything({ blocks: [candidate] });

/** Normalised documents with up to five blocks. */
export const documents = fc
  .array(
    fc.oneof(
      filled.map((value) => block('paragraph')({ text: value })),
      fc.record({ text: filled, level: fc.integer({ min: 2, max: 6 }) }).map(block('header')),
      fc
        .record(
          {
            text: filled,
            caption: optional,
            alignment: fc.constantFrom('left', 'center'),
            cite: fc.constantFrom('/posts/a-(b)', 'https://a.example/--x?é=*1*&b#c'),
          },
          { requiredKeys: ['text', 'caption', 'alignment'] },
        )
        .map(block('quote')),
      fc
        .record({ tone: fc.constantFrom('note', 'tip', 'warning'), title: plain, text: optional })
        .map(block('callout')),
      fc
        .record({
          code: fc.oneof(
            text,
            fc.array(text).map((lines) => lines.join('\n')),
          ),
          lang: fc.constantFrom(...languages),
        })
        .map(block('code')),
      fc.constant(block('delimiter')({})),
      html.map((value) => block('raw')({ html: value })),
      lists,
      pictures,
      tables,
      embeds,
    ),
    { maxLength: 5 },
  )
  .map((all) => ({ blocks: all.filter(isKept) }));
