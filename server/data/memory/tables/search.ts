import { foldText, textBorder } from '@contract/foldText';
import { oncePerObject } from '@contract/oncePerObject';
import { searchWords } from '../../posts/searchWords';

/** Creates a function that returns the texts of a row as they are searched. */
export function createSearchText<Row extends object>(textsOf: (row: Row) => readonly string[]) {
  return oncePerObject<Row, string>((row) => foldText(textsOf(row).join(textBorder)));
}

/** Creates a function that returns the words of a row, with a space before and after each. */
export function createSearchWords<Row extends object>(wordsOf: (row: Row) => readonly string[]) {
  return oncePerObject<Row, string>((row) => ` ${wordsOf(row).join(' ')} `);
}

/**
 * The rows with a text that contains `term`. First those whose first text contains it, then those
 * whose second text does, and so on; rows of the same rank stay in their order.
 */
export function search<Row>(
  rows: readonly Row[],
  term: string,
  textsByRank: readonly ((row: Row) => string)[],
) {
  const wanted = foldText(term);
  if (wanted.includes(textBorder)) return [];
  const ranks = textsByRank.map((): Row[] => []);
  for (const row of rows) {
    ranks[textsByRank.findIndex((textOf) => textOf(row).includes(wanted))]?.push(row);
  }
  return ranks.flat();
}

/** The rows of which every word of `term` is in at least one of the texts of `createSearchWords`. */
export function searchForWords<Row>(
  rows: readonly Row[],
  term: string,
  wordsOf: readonly ((row: Row) => string)[],
) {
  const wanted = searchWords(term).map((word) => ` ${word} `);
  if (wanted.length === 0) return [];
  return rows.filter((row) => wanted.every((word) => wordsOf.some((of) => of(row).includes(word))));
}
