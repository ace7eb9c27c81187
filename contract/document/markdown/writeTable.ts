import type { BlockContent, TableCell, TableRow } from 'mdast';
import type { BlockData } from '../blockRegistry';
import { writeSettings } from './settings';
import { html, type InlineStyle, writeCaption, writeInline } from './writeInline';

type Table = BlockData['table'];

/** Returns true if all rows have the same number of cells, as Markdown needs it. */
export function isWritableTable({ content, header, footer }: Table) {
  const width = content[0]?.length ?? 0;
  const edges = [header, footer].filter((row) => row.length > 0);
  return width > 0 && [...content, ...edges].every((row) => row.length === width);
}

/** Writes a table. One without headings gets an empty first row. */
export function writeTable(
  { content, withHeadings, caption, header, footer }: Table,
  stretched: boolean,
  style: InlineStyle,
): BlockContent[] {
  const cell = (text: string): TableCell => ({
    type: 'tableCell',
    children: writeInline(text, { ...style, isOneLine: true }),
  });
  const row = (cells: readonly string[]): TableRow => ({
    type: 'tableRow',
    children: cells.map(cell),
  });
  /** Marks a header or footer row with a comment in its first cell. */
  const edge = (name: string, cells: readonly string[]): TableRow[] => {
    if (cells.length === 0) return [];
    const { type, children } = row(cells);
    children[0]?.children.unshift(html(`<!-- ${name} -->`), { type: 'text', value: ' ' });
    return [{ type, children }];
  };
  const headings = withHeadings ? content[0] : content[0]?.map(() => '');
  const children = [
    row(headings ?? []),
    ...edge('header', header),
    ...content.slice(withHeadings ? 1 : 0).map(row),
    ...edge('footer', footer),
  ];
  const hasEmptyHeadings =
    withHeadings && children[0]?.children.every((cell) => cell.children.length === 0) === true;
  const captions = writeCaption(caption, style);
  return [
    { type: 'table', children },
    ...(captions.length > 0 ? [{ type: 'paragraph' as const, children: captions }] : []),
    ...writeSettings({ headings: hasEmptyHeadings, stretched }),
  ];
}
