import { expect, test } from 'vitest';
import { changedWords } from './changedWords';

const documentOf = (...texts: string[]) => ({
  blocks: texts.map((text, at) => ({ id: `block-${at}`, type: 'paragraph', data: { text } })),
});

test.each([
  { what: 'nothing', before: ['One two.'], after: ['One two.'], words: [0, 0] },
  {
    what: 'a new block',
    before: ['One two.'],
    after: ['One two.', 'Three <b>four</b> five.'],
    words: [3, 0],
  },
  { what: 'a removed block', before: ['One two.', 'Three'], after: ['Three'], words: [0, 2] },
  {
    what: 'one of two equal blocks',
    before: ['One two.', 'One two.'],
    after: ['One two.'],
    words: [0, 2],
  },
  {
    what: 'words in a block',
    before: ['Bread rises slowly, always.'],
    after: ['Bread rises very quickly.'],
    words: [2, 2],
  },
  {
    what: 'a split block',
    before: ['One two three four.'],
    after: ['One two.', 'three four.'],
    words: [0, 0],
  },
  {
    what: 'the order',
    before: ['One two.', 'Three.'],
    after: ['Three.', 'Two one.'],
    words: [0, 0],
  },
  {
    what: 'letter case and punctuation',
    before: ['One two.'],
    after: ['ONE – two!'],
    words: [0, 0],
  },
  { what: 'everything', before: [], after: ['One two three.'], words: [3, 0] },
])('words of versions that differ in $what', ({ before, after, words }) => {
  const { added, removed } = changedWords(documentOf(...before), documentOf(...after));
  expect([added, removed]).toEqual(words);
});

test('only words that readers see are counted', () => {
  const list = { type: 'list', data: { style: 'unordered', items: ['Salt'] } };
  expect(changedWords({ blocks: [] }, { blocks: [list] })).toEqual({ added: 1, removed: 0 });
});
