import { expect, test } from 'vitest';
import { compareWords } from './compareWords';
import { readRuns, runsOf } from './wordRuns';

const pairs: [before: string, after: string][] = [
  ['one two three', 'one 2 three'],
  ['one two', 'one two three'],
  ['two three', 'one two three'],
  ['gone', ''],
  ['', 'new'],
  ['equal', 'equal'],
  ['a b c d e f', 'x b c y e'],
  ['bread 🍞 and jam', 'bread 🥖 and honey'],
  [`${'word '.repeat(50)}old ${'word '.repeat(50)}end`, `${'word '.repeat(40)}new end`],
];

test.each(pairs)('the parts of two texts can be read from their lengths (%#)', (before, after) => {
  const parts = compareWords(before, after);
  expect(readRuns(before, after, runsOf(parts))).toEqual(parts);
});
