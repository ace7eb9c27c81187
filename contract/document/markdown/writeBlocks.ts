import type { BlockContent, List, PhrasingContent } from 'mdast';
import { isRecord } from '../../isRecord';
import { oneLine } from '../../oneLine';
import type { BlockData, BlockOf, BlockType } from '../blockRegistry';
import type { EditorBlock } from '../editorDocument';
import type { ListItem } from '../listItems';
import { writeAddress, writeSettings } from './settings';
import { html, type InlineStyle, lineBreak, writeInline } from './writeInline';
import { writeEmbed, writePicture } from './writeMedia';
import { isWritableTable, writeTable } from './writeTable';

type Context = { stored: EditorBlock; style: InlineStyle };

/** Writes a block that Markdown has no form for. */
export function writeJson({ type, data }: EditorBlock): BlockContent[] {
  const value = JSON.stringify(data, null, 2);
  return [{ type: 'code', lang: 'json', meta: `block:${type}`, value }];
}

function writeItems(
  items: readonly ListItem[],
  options: { listStyle: string; start: number; style: InlineStyle },
): List {
  const { listStyle, start, style } = options;
  return {
    type: 'list',
    ordered: listStyle === 'ordered',
    start,
    spread: false,
    children: items.map(({ content, isChecked, items }) => {
      const children = writeInline(content, style);
      return {
        type: 'listItem',
        spread: false,
        checked: listStyle === 'checklist' ? isChecked : null,
        children: [
          ...(children.length > 0 ? [{ type: 'paragraph' as const, children }] : []),
          ...(items.length > 0 ? [writeItems(items, { ...options, start: 1 })] : []),
        ],
      };
    }),
  };
}

/** `meta` is what the editor stores about the numbers of an ordered list. */
function writeList({ style: listStyle, items }: BlockData['list'], { stored, style }: Context) {
  if (items.length === 0) return [];
  const meta = stored.data['meta'];
  const { start, counterType } = listStyle === 'ordered' && isRecord(meta) ? meta : {};
  const first = typeof start === 'number' && Number.isInteger(start) ? start : 1;
  const counter = typeof counterType === 'string' && counterType !== 'numeric' ? counterType : '';
  return [writeItems(items, { listStyle, start: first, style }), ...writeSettings({ counter })];
}

/** The source of a quote is its last line. */
function writeQuote(
  { text, caption, alignment, cite = '' }: BlockData['quote'],
  { style }: Context,
) {
  const children = writeInline(text, style);
  const source = writeInline(caption, style);
  if (children.length === 0) return [];
  if (source.length > 0) children.push({ type: 'text', value: '\n— ' }, ...source);
  return [
    { type: 'blockquote' as const, children: [{ type: 'paragraph' as const, children }] },
    ...writeSettings({ center: alignment === 'center', cite: writeAddress(cite) }),
  ];
}

/** GitHub's form of a callout, with the title in double underscores on a line of its own. */
function writeCallout({ tone, title, text }: BlockData['callout'], { style }: Context) {
  const value = oneLine(title);
  const content = writeInline(text, style);
  const children: PhrasingContent[] = [
    { type: 'text', value: `[!${tone.toUpperCase()}]\n`, data: { marker: '[' } },
  ];
  if (value !== '') {
    children.push({ type: 'strong', children: [{ type: 'text', value }], data: { marker: '_' } });
  }
  if (value !== '' && content.length > 0) children.push(lineBreak);
  children.push(...content);
  return [{ type: 'blockquote' as const, children: [{ type: 'paragraph' as const, children }] }];
}

type Writers = {
  readonly [Type in BlockType]?: (data: BlockData[Type], context: Context) => BlockContent[];
};

const writers: Writers = {
  header: ({ text, level }, { style }) => [
    { type: 'heading', depth: level, children: writeInline(text, { ...style, isOneLine: true }) },
  ],
  paragraph: ({ text }, { style }) => [{ type: 'paragraph', children: writeInline(text, style) }],
  list: writeList,
  quote: writeQuote,
  callout: writeCallout,
  image: (data, { style }) => writePicture({ data, isSimple: false }, style),
  simpleImage: (data, { style }) => writePicture({ data, isSimple: true }, style),
  code: ({ code, lang }) => [{ type: 'code', lang, value: code }],
  table: (data, { stored, style }) =>
    isWritableTable(data)
      ? writeTable(data, stored.data['stretched'] === true, style)
      : writeJson(stored),
  embed: (data, { style }) => writeEmbed(data, style),
  raw: ({ html: value }, { style }) =>
    style.asHtml
      ? [{ type: 'code', lang: 'html', meta: 'raw', value: value.trim() }]
      : [html(value.trim())],
  delimiter: () => [{ type: 'thematicBreak' }],
};

/** Writes a block as nodes of Markdown. */
export function writeBlock<Type extends BlockType>(
  { type, data }: BlockOf<Type>,
  context: Context,
): BlockContent[] {
  return writers[type]?.(data, context) ?? writeJson(context.stored);
}
