import { expect, test } from 'vitest';
import { commentWords } from './commentWords';

test.each([
  ['Well *said*, **Ada** and `code`.', 'Well said, Ada and code.'],
  ['> Quoted\n\nAnswered,\nat length.', 'Quoted Answered, at length.'],
  ['```\nlet a = 1;\n```\nSee?', 'let a = 1; See?'],
  ['[The *bank*](https://evil.example) of @ada', 'The bank of @ada'],
  ['<b>2 * 3</b> &amp;', '<b>2 * 3</b> &amp;'],
])('%j says %j', (text, words) => {
  expect(commentWords(text)).toBe(words);
});
