import { expect, test } from 'vitest';
import { firstWords } from './firstWords';

test('a text of 200 characters is whole, a longer one ends with a word', () => {
  const text = `${'word '.repeat(39)}words`;
  expect(firstWords(text, 200)).toBe(text);
  expect(firstWords(`${text} more`, 200)).toBe(`${'word '.repeat(39).trim()}…`);
});

test('a text without spaces ends between characters', () => {
  expect(firstWords('字'.repeat(201), 200)).toBe(`${'字'.repeat(199)}…`);
  const family = '👩‍👩‍👧';
  const kept = firstWords(family.repeat(60), 200);
  expect(kept.slice(0, -1).replaceAll(family, '')).toBe('');
  expect(kept.endsWith('…')).toBe(true);
});
