import { expect, test } from 'vitest';
import { markParts } from './markParts';

/** Marked parts in brackets. */
const marked = (text: string, term: string) =>
  markParts(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Slow trains over the Alps', 'TRAINS', 'Slow [trains] over the Alps'],
  ['Slow trains over the Alps', 'ains over', 'Slow tr[ains over] the Alps'],
  ['Crème brûlée', 'creme', '[Crème] brûlée'],
  ['Cre\u0300me', 'creme', '[Cre\u0300me]'],
  ['ｓｌｏｗ ﬁre', 'fire', 'ｓｌｏｗ [ﬁre]'],
  ['bread and bread', 'bread', '[bread] and [bread]'],
  ['Bread for slow mornings', 'slow bread', '[Bread] for [slow] mornings'],
  ['Breads', 'slow bread', 'Breads'],
  ['خبز الشعير', 'خبز', '[خبز] الشعير'],
  ['c++ and 100 %', 'c++', '[c++] and 100 %'],
  ['nothing', 'else', 'nothing'],
  ['nothing', ' ', 'nothing'],
  ['', 'else', ''],
])('%s, searched for %s', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

test('the parts are the whole text', () => {
  const text = 'Éa 😀 ﬀ é';
  for (const term of ['e', 'a', 'f', '😀', ' ']) {
    expect(
      markParts(text, term)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
