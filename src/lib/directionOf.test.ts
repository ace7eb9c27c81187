import { expect, test } from 'vitest';
import { directionOf } from './directionOf';

test.each([
  ['Bread rises slowly', 'ltr'],
  ['أسماءُ النجوم', 'rtl'],
  ['“لحم” and bread', 'rtl'],
  ['2026: הלחם', 'rtl'],
  ['HTML للمبتدئين', 'ltr'],
  ['面包', 'ltr'],
  ['2026', 'ltr'],
  ['', 'ltr'],
])('%s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
