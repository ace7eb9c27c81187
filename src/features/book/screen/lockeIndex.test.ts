import type { Heading } from '@contract/book/bookEntities';
import { expect, test } from 'vitest';
import { lockeIndex } from './lockeIndex';

const heading = (title: string): Heading => ({
  _id: title,
  title,
  slug: title,
  intro: '',
  isPublic: false,
  position: 0,
  count: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const indexOf = (...titles: string[]) =>
  lockeIndex(titles.map(heading)).map(({ letter, entries }) => [
    letter,
    entries.map(({ key, headings }) => [key, headings.map(({ title }) => title)]),
  ]);

test('headings stand under their first letter and the vowel after it', () => {
  expect(indexOf('Epistles', 'Bread', 'Beauty', 'Books', 'Birds')).toEqual([
    [
      'B',
      [
        ['Be', ['Beauty', 'Bread']],
        ['Bi', ['Birds']],
        ['Bo', ['Books']],
      ],
    ],
    ['E', [['Ei', ['Epistles']]]],
  ]);
});

test('a vowel alone counts for itself; accents and signs do not count', () => {
  expect(indexOf('Art', '«Été»', 'Émile')).toEqual([
    ['A', [['Aa', ['Art']]]],
    [
      'E',
      [
        ['Ee', ['«Été»']],
        ['Ei', ['Émile']],
      ],
    ],
  ]);
});

test('titles of other scripts, of numbers and of signs have a place', () => {
  expect(indexOf('خبز', '1984', '…')).toEqual([
    ['#', [['#', ['…']]]],
    ['1', [['1', ['1984']]]],
    ['خ', [['خ', ['خبز']]]],
  ]);
});
