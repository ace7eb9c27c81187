import { expect, test } from 'vitest';
import { changedShare } from './changedShare';
import { compareDocuments } from './compareDocuments';

const documentOf = (texts: Readonly<Record<string, string>>) => ({
  blocks: Object.entries(texts).map(([id, text]) => ({ id, type: 'paragraph', data: { text } })),
});

function shareOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
) {
  const documents = [documentOf(before), documentOf(after)] as const;
  return changedShare(...documents, compareDocuments(...documents));
}

test('the share is that of the words of the longer version', () => {
  const text = { a: 'one two three four five', b: 'six seven eight nine ten' };
  expect(shareOf(text, text)).toBe(0);
  expect(shareOf(text, { ...text, b: 'six seven eight nine eleven' })).toBe(0.1);
  expect(shareOf(text, { a: text.a })).toBe(0.5);
  expect(shareOf({ a: text.a }, text)).toBe(0.5);
  expect(shareOf(text, { c: 'none of these words are in there' })).toBe(1);
});

test('moved blocks have not changed, nor has a document without words', () => {
  expect(shareOf({ a: 'one two', b: 'three' }, { b: 'three', a: 'one two' })).toBe(0);
  expect(shareOf({}, {})).toBe(0);
});

test('words count as often as they occur, without regard to case and markup', () => {
  expect(shareOf({ a: 'Tea tea tea tea' }, { a: '<b>tea</b> coffee coffee coffee' })).toBe(0.75);
});
