import { cleanQuote } from '@contract/book/bookRules';
import type { Highlight } from '../model/keptWords';
import { parseCsv } from './parseCsv';
import { type Clippings, readClippings } from './readClippings';

const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

function columnsOf(header: readonly string[]) {
  const names = header.map((name) => name.trim().toLowerCase());
  return (row: readonly string[], name: string) => {
    const at = names.indexOf(name);
    return at === -1 ? '' : (row[at] ?? '').trim();
  };
}

/** Readwise: one row a highlight, with its book. */
function readReadwise(rows: readonly string[][], header: readonly string[]): Highlight[] {
  const read = columnsOf(header);
  return rows.map((row) => {
    const url = read(row, 'url') || read(row, 'source url');
    return {
      quote: read(row, 'highlight'),
      note: read(row, 'note'),
      source: {
        url: isWebAddress(url) ? url : '',
        title: read(row, 'book title') || read(row, 'title'),
        author: read(row, 'book author') || read(row, 'author'),
      },
    };
  });
}

/** Kindle: the book stands above the header; a note is a row after the words that it is about. */
function readKindle(rows: readonly string[][], at: number): Highlight[] {
  const above = rows.slice(0, at).map(([cell = '']) => cell.trim());
  const title = above[above.findIndex((line) => /^your kindle notes/i.test(line)) + 1] ?? '';
  const author = above.find((line) => /^by\s/i.test(line))?.replace(/^by\s+/i, '') ?? '';
  const read = columnsOf(rows[at] ?? []);
  const highlights: Highlight[] = [];
  for (const row of rows.slice(at + 1)) {
    const text = read(row, 'annotation');
    const last = highlights.at(-1);
    if (/^note/i.test(read(row, 'annotation type'))) {
      if (last) last.note = [last.note, text].filter(Boolean).join('\n');
    } else highlights.push({ quote: text, note: '', source: { url: '', title, author } });
  }
  return highlights;
}

const hasColumn = (row: readonly string[], name: string) =>
  row.some((cell) => cell.trim().toLowerCase() === name);

/** Reads the CSV exports of Readwise and Kindle; null for any other file. */
function readCsv(text: string): Highlight[] | null {
  const rows = parseCsv(text);
  const kindle = rows.findIndex((row) => hasColumn(row, 'annotation type'));
  const readwise = rows.findIndex((row) => hasColumn(row, 'highlight'));
  let found: Highlight[];
  if (kindle !== -1) found = readKindle(rows, kindle);
  else if (readwise !== -1) found = readReadwise(rows.slice(readwise + 1), rows[readwise] ?? []);
  else return null;
  return found;
}

/** Reads "My Clippings.txt" of a Kindle, and the exports of Readwise and Kindle; null for any other file. */
export function readHighlights(text: string): Clippings | null {
  const clippings = readClippings(text);
  const found = clippings?.highlights ?? readCsv(text);
  if (!found) return null;
  const highlights = found
    .map(({ quote, note, source }) => ({ quote: cleanQuote(quote), note: note.trim(), source }))
    .filter(({ quote }) => quote !== '');
  return { highlights, loneNotes: clippings?.loneNotes ?? 0 };
}
