import { expect, test } from 'vitest';
import { findWords, placeWords } from './findWords';
import { passageTexts } from './passageState';
import { suggestWords } from './suggestWords';

function found(text: string, words: Parameters<typeof findWords>[1]) {
  const range = findWords(text, words);
  return range && { ...range, words: text.slice(range.start, range.end) };
}

test('words are found by their offsets in the text as it stands', () => {
  const text = '  Soil\n is   alive. ';
  expect(found(text, { quote: 'Soil is alive' })).toEqual({
    start: 2,
    end: 18,
    words: 'Soil\n is   alive',
  });
  expect(found(text, { quote: 'Sand' })).toBeNull();
  expect(found(text, { quote: ' ' })).toBeNull();
});

test('of repeated words, those with the same text around them are found', () => {
  const text = 'A rose is a rose, and the rose is red.';
  expect(found(text, { quote: 'rose', before: 'is a ' })?.start).toBe(12);
  expect(found(text, { quote: 'rose', before: 'the ', after: ' is red' })?.start).toBe(26);
  expect(found(text, { quote: 'rose', after: ' is a' })?.start).toBe(2);
  expect(found(text, { quote: 'rose' })?.start).toBe(2);
});

test('a passage is placed with forty characters around it', () => {
  const blocks = [
    { id: 'a', type: 'paragraph', data: { text: `${'x '.repeat(30)}Soil is alive.` } },
    { id: 'b', type: 'paragraph', data: { text: 'Worms turn it.' } },
  ];
  const texts = passageTexts({ blocks });
  expect(placeWords(texts, { blockId: 'b', quote: 'is\nalive.\nWorms' })).toEqual({
    blockId: 'a',
    before: ` ${'x '.repeat(17)}Soil `,
    after: ' turn it.',
  });
  expect(placeWords(texts, { blockId: 'a', quote: 'Ants' })).toBeNull();
});

test.each([
  ['a changed word', 'We say: soil was alive. They agree.', 'soil is alive', 'soil was alive'],
  [
    'a changed first word',
    'They agree. Earth is alive, we say.',
    'Soil is alive',
    'Earth is alive',
  ],
  ['a changed last word', 'Soil is dead. They agree.', 'Soil is alive', 'Soil is dead'],
  [
    'a word that stands before the words too',
    'The garden is big. The soil was alive.',
    'The soil is alive.',
    'The soil was alive.',
  ],
  [
    'a word that stands after the words too',
    'Soil was full of life. And life is short.',
    'Soil is full of life',
    'Soil was full of life',
  ],
  [
    'words that were inserted',
    'Soil is very much alive.',
    'Soil is alive',
    'Soil is very much alive',
  ],
  ['nothing in common', 'Ants', 'Soil', 'Ants'],
])('the new words of a passage: %s', (...[, text, quote, expected]) => {
  expect(suggestWords(text, quote)).toBe(expected);
});

test('the new words of a very long block have the length of the old ones', () => {
  expect(suggestWords(`${'word '.repeat(5000)}end`, 'soil is alive')).toBe('word word wor');
  expect(suggestWords('a'.repeat(5000), 'b'.repeat(2000)).length).toBe(1000);
});
