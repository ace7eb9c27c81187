import type { EditorBlock } from '@contract/document/editorDocument';
import { convertCodeTable } from './convertCode';
import type { Found } from './pieces';
import { splitInline } from './splitInline';

type Cell = { html: string; isHeading: boolean; others: EditorBlock[] };

/** Larger spans are mistakes, or an attempt to exhaust memory. */
const mostSpan = 100;

const spanOf = (cell: Element, name: 'colspan' | 'rowspan') =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), mostSpan);

const isRow = ({ localName }: Element) => localName === 'tr';
const isCell = ({ localName }: Element) => localName === 'td' || localName === 'th';
const rowGroups: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

/** The rows of a table itself, without those of tables in its cells. */
const rowsOf = (table: Element) =>
  [...table.children].flatMap((child) =>
    rowGroups.has(child.localName) ? [...child.children].filter(isRow) : [child].filter(isRow),
  );

function readCell(cell: Element, { inherited, walk }: Found): Cell {
  const { html, others } = splitInline(walk.convert([cell], inherited));
  return { html, others, isHeading: cell.localName === 'th' };
}

const emptyCell: Cell = { html: '', isHeading: false, others: [] };

/** The cells of each row. A cell over several columns or rows leaves the other places empty. */
function readGrid(rows: readonly Element[], found: Found) {
  const grid: Cell[][] = rows.map(() => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of [...row.children].filter(isCell)) {
      while (grid[y]?.[x]) x += 1;
      const content = readCell(cell, found);
      const [width, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (const spanned of grid.slice(y, y + height)) {
        for (let column = x; column < x + width; column += 1) spanned[column] ??= emptyCell;
      }
      const place = grid[y];
      if (place) place[x] = content;
      x += width;
    }
  }
  return grid;
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell !== '');

const isBold = (cell: string) => /^<b>((?!<\/b>).)*<\/b>$/s.test(cell);
const withoutBold = (cell: string) => cell.replaceAll(/<\/?b>/g, '');

/** Spreadsheets have no heading cells: their first row is bold, and the next one isn't. */
function isBoldRow([first, second]: readonly (readonly string[])[]) {
  if (!first || !second) return false;
  return first.every((cell) => isBold(cell)) && second.some((cell) => cell !== '' && !isBold(cell));
}

function hasHeadings(table: Element, grid: readonly (readonly Cell[])[]) {
  const hasHead = [...table.children].some(
    ({ localName, children }) => localName === 'thead' && children.length > 0,
  );
  return hasHead || (grid[0]?.every((cell) => cell.isHeading || cell === emptyCell) ?? false);
}

/** Tables that mail programs use to place things beside each other. */
function isLayout(table: Element, rows: readonly Element[]) {
  const role = table.getAttribute('role');
  const cells = rows.reduce((count, row) => count + [...row.children].filter(isCell).length, 0);
  return (
    role === 'presentation' ||
    role === 'none' ||
    cells <= 1 ||
    table.querySelector('table') !== null
  );
}

export function convertTable(found: Found): EditorBlock[] | null {
  const { element, inherited, walk } = found;
  const code = convertCodeTable(found);
  if (code) return code;
  const rows = rowsOf(element);
  if (isLayout(element, rows)) return null;
  const grid = readGrid(rows, found);
  const width = Math.max(...grid.map(({ length }) => length));
  const texts = grid.map((row) => Array.from({ length: width }, (_, x) => row[x]?.html ?? ''));
  const content = texts.filter(isFilled);
  const others = grid.flat().flatMap((cell) => cell.others);
  if (content.length === 0) return others;
  const isMarked = hasHeadings(element, grid);
  const withHeadings = isMarked || isBoldRow(content);
  const [first = [], ...rest] = content;
  const table = {
    withHeadings,
    content: withHeadings ? [first.map(withoutBold), ...rest] : content,
    ...captionOf(element, (caption) => splitInline(walk.convert([caption], inherited)).html),
  };
  return [{ type: 'table', data: table }, ...others];
}

function captionOf(table: Element, read: (caption: Element) => string) {
  const caption = [...table.children].find(({ localName }) => localName === 'caption');
  return caption ? { caption: read(caption) } : {};
}
