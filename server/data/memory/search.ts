import { foldText } from '../foldText';

// Unicode guarantees that this is no character, so no match reaches from one text to the next.
const border = '\uFFFF';

/** Creates a function that returns the texts of a row as they are searched, prepared once per row. */
export function createSearchText<Row extends object>(textsOf: (row: Row) => readonly string[]) {
  const prepared = new WeakMap<Row, string>();
  return (row: Row) => {
    const known = prepared.get(row);
    if (known !== undefined) return known;
    const text = foldText(textsOf(row).join(border));
    prepared.set(row, text);
    return text;
  };
}

/**
 * The rows with a text that contains `term`. First those whose first text contains it, then those
 * whose second text does, and so on; rows of the same rank keep their order.
 */
export function search<Row>(
  rows: readonly Row[],
  term: string,
  textsByRank: readonly ((row: Row) => string)[],
) {
  const wanted = foldText(term);
  if (wanted.includes(border)) return [];
  const ranks = textsByRank.map((): Row[] => []);
  for (const row of rows) {
    ranks[textsByRank.findIndex((textOf) => textOf(row).includes(wanted))]?.push(row);
  }
  return ranks.flat();
}
