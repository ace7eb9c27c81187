import type { Page, Paged } from '../port';

/** A page of rows that are in the order of the list. */
export function pageOf<Row, Card>(
  rows: readonly Row[],
  { skip, take }: Page,
  toCard: (row: Row) => Card,
): Paged<Card> {
  const end = skip + take;
  return { rows: rows.slice(skip, end).map(toCard), areMore: rows.length > end };
}

// Unicode guarantees that this is no character, so no match reaches from one text to the next.
const border = '\uFFFF';
const searchTexts = new WeakMap<object, string>();

function prepareText(row: object, texts: readonly string[]) {
  const text = texts.join(border).toLowerCase();
  searchTexts.set(row, text);
  return text;
}

/** The rows of which a text contains `term`, in any case; texts are prepared once for each row. */
export function search<Row extends object>(
  rows: readonly Row[],
  term: string,
  textsOf: (row: Row) => readonly string[],
) {
  const wanted = term.toLowerCase();
  if (wanted.includes(border)) return [];
  return rows.filter((row) =>
    (searchTexts.get(row) ?? prepareText(row, textsOf(row))).includes(wanted),
  );
}
