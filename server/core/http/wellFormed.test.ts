import { expect, test } from 'vitest';
import { isWellFormed } from './readInput';

test('accepts text, emoji and nested values', () => {
  expect(
    isWellFormed({ text: 'naïve 👩‍🚀', list: ['a', { deep: 'b' }], count: 1, none: null }),
  ).toBe(true);
});

test('finds null characters and lone surrogates at any depth', () => {
  expect(isWellFormed('a\0b')).toBe(false);
  expect(isWellFormed({ list: [{ deep: '\ud800' }] })).toBe(false);
  expect(isWellFormed(['\udc00'])).toBe(false);
});

test('handles a value nested 100,000 levels deep', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(isWellFormed(deep)).toBe(true);
});
