import { expect, test } from 'vitest';
import { splitSentences } from './splitSentences';

test.each([
  ['One. Two! Three? Four… Five', ['One.', 'Two!', 'Three?', 'Four…', 'Five']],
  ['It costs 3.50 euros. That is a lot.', ['It costs 3.50 euros.', 'That is a lot.']],
  [
    'Dr. Smith met Mrs. Jones at St. Pancras. They left.',
    ['Dr. Smith met Mrs. Jones at St. Pancras.', 'They left.'],
  ],
  [
    'Use a fruit, e.g. Apples. Then J. R. Tolkien came.',
    ['Use a fruit, e.g. Apples.', 'Then J. R. Tolkien came.'],
  ],
  [
    '“Stop!” He stopped. (It was late.) We left.',
    ['“Stop!”', 'He stopped.', '(It was late.)', 'We left.'],
  ],
  ['Version 2.0 is out. 5 people came.', ['Version 2.0 is out.', '5 people came.']],
  ['an end. not a new one', ['an end. not a new one']],
  ['one line\nanother line', ['one line', 'another line']],
  ['Ärger kommt. Öfter noch.', ['Ärger kommt.', 'Öfter noch.']],
  ['   ', []],
])('splits "%s" into sentences', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
