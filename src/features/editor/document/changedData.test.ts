import { expect, test } from 'vitest';
import { baselineOf, withChanges } from './changedData';

const stored = { text: 'A & b', alignment: 'justify' };
const opened = { text: 'A &amp; b', level: 3 };

test('unedited data is the same object, even if the tool formats it differently', () => {
  expect(withChanges(stored, { ...opened }, baselineOf(opened))).toBe(stored);
});

test('an edited field is replaced, the others keep their stored value', () => {
  const output = { text: 'A &amp; b', level: 2 };
  expect(withChanges(stored, output, baselineOf(opened))).toEqual({ ...stored, level: 2 });
});

test('a new or emptied field counts as edited', () => {
  const output = { text: '', level: 3, lang: 'ts' };
  expect(withChanges(stored, output, baselineOf(opened))).toEqual({
    text: '',
    alignment: 'justify',
    lang: 'ts',
  });
});

test('a field that the tool has removed is removed', () => {
  const output = { url: '', missing: true };
  const stored = { ...output, extra: 1 };
  expect(withChanges(stored, { url: '/a.png' }, baselineOf(output))).toEqual({
    url: '/a.png',
    extra: 1,
  });
});
