import { expect, test } from 'vitest';
import { isWellFormed } from './wellFormed';

test('ordinary text, emoji and nested values are fine', () => {
  expect(
    isWellFormed({ text: 'naïve 👩‍🚀', list: ['a', { deep: 'b' }], count: 1, none: null }),
  ).toBe(true);
});

test('a NUL or half a character anywhere is found', () => {
  expect(isWellFormed('a\0b')).toBe(false);
  expect(isWellFormed({ list: [{ deep: '\ud800' }] })).toBe(false);
  expect(isWellFormed(['\udc00'])).toBe(false);
});

test('a value nested a hundred thousand deep is walked without breaking', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(isWellFormed(deep)).toBe(true);
});
