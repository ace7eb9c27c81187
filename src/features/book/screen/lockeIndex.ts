import type { Heading } from '@contract/book/bookEntities';
import { groupBy } from '@contract/groupBy';

/** Headings under their first letter and the first vowel after it, as John Locke's index of 1686 has them. */
export type IndexEntry = { key: string; headings: Heading[] };
export type IndexLetter = { letter: string; entries: IndexEntry[] };

const vowels = 'aeiouy';

const plain = (title: string) => title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The letter and vowel of a title: “Bread” is “Be”, “Art” is “Aa”. Without a vowel only the letter. */
function keyOf(title: string) {
  const letters = plain(title).match(/\p{L}|\p{N}/gu) ?? [];
  const [first = '#'] = letters;
  const vowel =
    letters.slice(1).find((letter) => vowels.includes(letter)) ??
    (vowels.includes(first) ? first : '');
  return { letter: first.toUpperCase(), vowel };
}

const byName = new Intl.Collator('en').compare;

const sortedGroups = <Item>(items: readonly Item[], keyOfItem: (item: Item) => string) =>
  [...groupBy(items, keyOfItem)].toSorted(([one], [other]) => byName(one, other));

/** The index of a book. */
export function lockeIndex(headings: readonly Heading[]): IndexLetter[] {
  const sorted = headings.toSorted((one, other) => byName(one.title, other.title));
  return sortedGroups(sorted, ({ title }) => keyOf(title).letter).map(([letter, ofLetter]) => ({
    letter,
    entries: sortedGroups(ofLetter, ({ title }) => letter + keyOf(title).vowel).map(
      ([key, ofVowel]) => ({ key, headings: ofVowel }),
    ),
  }));
}
