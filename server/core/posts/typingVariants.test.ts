import { expect, test } from 'vitest';
import { typingVariants } from './typingVariants';

test.each([
  ['a letter is missing', 'sourdogh', 'sourdough'],
  ['the last letter is missing', 'brea', 'bread'],
  ['a letter too many', 'breead', 'bread'],
  ['a wrong letter', 'bresd', 'bread'],
  ['a wrong first letter', 'vread', 'bread'],
  ['swapped letters', 'trian', 'train'],
  ['swapped last letters', 'breda', 'bread'],
  ['Cyrillic', 'хлиб', 'хлеб'],
  ['Greek', 'ψομι', 'ψωμι'],
  ['Hebrew', 'לחחם', 'לחם'],
  ['a letter too many in a script without a list of letters', 'रोटटी', 'रोटी'],
])('%s: %s can be %s', (_, typed, meant) => {
  expect(typingVariants(typed)).toContain(meant);
});

test('a variant is neither the word itself nor twice in the list', () => {
  const variants = typingVariants('book');
  expect(variants).not.toContain('book');
  expect(new Set(variants).size).toBe(variants.length);
});

test('very short and very long words have none', () => {
  expect(typingVariants('bee')).toEqual([]);
  expect(typingVariants('a'.repeat(21))).toEqual([]);
});

test('two mistakes are not one', () => {
  expect(typingVariants('sordogh')).not.toContain('sourdough');
});
