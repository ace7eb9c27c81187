import { expect, test } from 'vitest';
import { changedParts, compareWords, createSearchBudget, type TextPart } from './compareWords';

const without = (parts: readonly TextPart[], kind: TextPart['kind']) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

test('a changed word is removed and added between the words that stay', () => {
  expect(compareWords('Soil is alive.', 'Soil was alive.')).toEqual([
    { kind: 'same', text: 'Soil ' },
    { kind: 'removed', text: 'is' },
    { kind: 'added', text: 'was' },
    { kind: 'same', text: ' alive.' },
  ]);
});

test('equal texts are one part, empty ones none', () => {
  expect(compareWords('Soil', 'Soil')).toEqual([{ kind: 'same', text: 'Soil' }]);
  expect(compareWords('', '')).toEqual([]);
  expect(compareWords('', 'Soil')).toEqual([{ kind: 'added', text: 'Soil' }]);
});

test('words that follow each other are one change with the spaces between them', () => {
  expect(compareWords('a one two b', 'a three four b')).toEqual([
    { kind: 'same', text: 'a ' },
    { kind: 'removed', text: 'one two' },
    { kind: 'added', text: 'three four' },
    { kind: 'same', text: ' b' },
  ]);
});

test('several changes are found apart from each other', () => {
  const parts = compareWords(
    'In spring the garden wakes and the beds are dug over by hand.',
    'In autumn the garden wakes and the beds are mulched by hand.',
  );
  expect(parts.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual([
    'spring',
    'autumn',
    'dug over',
    'mulched',
  ]);
});

test('a script without spaces is compared by character', () => {
  expect(compareWords('私は庭が好き', '私は山が好き')).toEqual([
    { kind: 'same', text: '私は' },
    { kind: 'removed', text: '庭' },
    { kind: 'added', text: '山' },
    { kind: 'same', text: 'が好き' },
  ]);
});

const pairs = [
  ['one two three', 'three two one'],
  ['a b c d e f', 'b d f a c e'],
  ['line\nbreak 👩‍🌾 end', 'line\nbreaks 👨‍🌾 end'],
  ['x '.repeat(3000), 'y '.repeat(3000)],
  [`start ${'a '.repeat(20_000)}end`, `start ${'b '.repeat(20_000)}end`],
] as const;

test.each(pairs)('both texts can be read from the parts (%#)', (before, after) => {
  const parts = compareWords(before, after);
  expect(without(parts, 'added')).toBe(before);
  expect(without(parts, 'removed')).toBe(after);
});

test('a text without another one costs no search', () => {
  const budget = createSearchBudget();
  const { steps } = budget;
  const long = 'word '.repeat(5000);
  expect(compareWords(long, '', budget)).toEqual([{ kind: 'removed', text: long }]);
  expect(compareWords('one two', 'one two three', budget)).toHaveLength(2);
  expect(budget.steps).toBe(steps);
});

test('when the budget of a document is used up, its texts are removed and added', () => {
  const budget = createSearchBudget();
  const words = (salt: string) =>
    Array.from({ length: 400 }, (_, at) => `${salt}${at} same`).join(' ');
  for (let count = 0; count < 10; count += 1) compareWords(words('a'), words('b'), budget);
  expect(budget.steps).toBe(0);
  expect(compareWords('a one b', 'c one d', budget)).toEqual([
    { kind: 'removed', text: 'a one b' },
    { kind: 'added', text: 'c one d' },
  ]);
});

test('only the words around a change are shown of a long text', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
  const text = many(300);
  const shown = changedParts(compareWords(text, text.replace('w150', 'changed')));
  expect(shown).toEqual([
    { kind: 'same', text: '… w142 w143 w144 w145 w146 w147 w148 w149 ' },
    { kind: 'removed', text: 'w150' },
    { kind: 'added', text: 'changed' },
    { kind: 'same', text: ' w151 w152 w153 w154 w155 w156 w157 w158 …' },
  ]);
});

test('a long insertion shows its beginning and its end, and two changes keep their distance', () => {
  const long = Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ');
  const [added] = changedParts(compareWords('', long));
  expect(added?.text.startsWith('w0 w1')).toBe(true);
  expect(added?.text).toContain(' … ');
  expect(added?.text.endsWith('w498 w499')).toBe(true);
  const parts = changedParts(compareWords(`a ${long} b`, `c ${long} d`));
  expect(parts[2]?.text).toContain(' … ');
});
