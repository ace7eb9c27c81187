import { expect, test } from 'vitest';
import { countWords, isAlwaysShown, showsQuote } from './showsQuote';

test('a heading shows quotes up to a fifth of the words of their post', () => {
  expect(showsQuote([60, 41, 40, 1], 500)).toEqual([true, false, true, false]);
});

test('fifty words of a short post are always shown', () => {
  expect(showsQuote([30, 20, 1], 20)).toEqual([true, true, false]);
  expect(isAlwaysShown(50)).toBe(true);
  expect(isAlwaysShown(51)).toBe(false);
});

test('signs are no words, and a post that was saved has none', () => {
  expect(countWords('Soil — it’s alive!')).toBe(3);
  expect(showsQuote([0, 50, 0], 0)).toEqual([true, true, true]);
});
