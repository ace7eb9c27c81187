import type { BlockData } from '../blockRegistry';
import { writeSettings } from './settings';
import { writeCell, writeLine, writeLines } from './writeInline';

type Table = BlockData['table'];

const writeRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Marks a header or footer row with a comment in its first cell. */
function writeEdge(name: string, row: readonly string[]) {
  const [first = '', ...rest] = row.map(writeCell);
  return row.length > 0 ? [writeRow([`<!-- ${name} --> ${first}`, ...rest])] : [];
}

/** Returns true if all rows have the same number of cells, as Markdown needs it. */
export function isWritableTable({ content, header, footer }: Table) {
  const width = content[0]?.length ?? 0;
  const edges = [header, footer].filter((row) => row.length > 0);
  return width > 0 && [...content, ...edges].every((row) => row.length === width);
}

/** Writes a table; its parts are separated by blank lines. One without headings gets an empty first row. */
export function writeTable(
  { content, withHeadings, caption, header, footer }: Table,
  stretched: boolean,
) {
  const [first = [], ...others] = content;
  const headings = withHeadings ? first.map(writeCell) : first.map(() => '');
  const rows = [
    writeRow(headings),
    writeRow(first.map(() => '---')),
    ...writeEdge('header', header),
    ...(withHeadings ? others : content).map((row) => writeRow(row.map(writeCell))),
    ...writeEdge('footer', footer),
  ];
  const hasEmptyHeadings = withHeadings && headings.every((cell) => cell === '');
  return [
    rows.join('\n'),
    writeLine(caption) === '' ? '' : writeLines(caption, '_', '_'),
    writeSettings({ headings: hasEmptyHeadings, stretched }),
  ];
}
