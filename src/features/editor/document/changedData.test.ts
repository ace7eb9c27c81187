import { expect, test } from 'vitest';
import { baselineOf, withChanges } from './changedData';

const stored = { text: 'A & b', alignment: 'justify' };
const opened = { text: 'A &amp; b', level: 3 };

test('what nobody changed comes back as the same object, however the tool writes it', () => {
  expect(withChanges(stored, { ...opened }, baselineOf(opened))).toBe(stored);
});

test('a changed field is taken in, and the others stay to the letter', () => {
  const output = { text: 'A &amp; b', level: 2 };
  expect(withChanges(stored, output, baselineOf(opened))).toEqual({ ...stored, level: 2 });
});

test('a field that is new or emptied counts as changed', () => {
  const output = { text: '', level: 3, lang: 'ts' };
  expect(withChanges(stored, output, baselineOf(opened))).toEqual({
    text: '',
    alignment: 'justify',
    lang: 'ts',
  });
});
