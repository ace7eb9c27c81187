import { expect, test } from 'vitest';
import { suggestBlocks } from './suggestBlocks';

type Text = readonly [blockId: string, text: string];

const textsOf = (texts: readonly Text[]) => texts.map(([blockId, text]) => ({ blockId, text }));

const before = textsOf([
  ['a', 'We say: soil is alive.'],
  ['b', 'It breathes.'],
  ['c', 'Worms turn it. They live long.'],
]);
const passage = { blockId: 'a', quote: 'soil is alive.\nIt breathes.\nWorms turn it.' };

test.each<[string, readonly Text[], string | null]>([
  [
    'each block has other words',
    [
      ['a', 'We say: soil was alive.'],
      ['b', 'It slept.'],
      ['c', 'Ants turn it. They live long.'],
    ],
    'soil was alive.\nIt slept.\nAnts turn it.',
  ],
  [
    'a block between is new, and an empty one stays out',
    [
      ['a', 'We say: soil is alive.'],
      ['x', 'It eats.'],
      ['b', ''],
      ['c', 'Worms turn it. They live long.'],
    ],
    'soil is alive.\nIt eats.\nWorms turn it.',
  ],
  [
    'the last block is gone',
    [
      ['a', 'We say: soil is alive.'],
      ['b', 'It breathes, they say.'],
    ],
    'soil is alive.\nIt breathes, they say.',
  ],
  [
    'the last block is another text',
    [
      ['a', 'We say: soil is alive.'],
      ['b', 'It breathes.'],
      ['c', 'Nothing else'],
    ],
    'soil is alive.\nIt breathes.\nNothing else',
  ],
  [
    'only the first block is left',
    [
      ['c', 'Worms turn it.'],
      ['a', 'We say: soil was alive.'],
    ],
    'soil was alive.',
  ],
  ['the first block is gone', [['b', 'It breathes.']], null],
])('the new words of several blocks: %s', (...[, now, expected]) => {
  expect(suggestBlocks({ now: textsOf(now), before, passage })).toBe(expected);
});

test('an earlier version that is not known, or words of one block, leave the words of the block', () => {
  const now = textsOf([
    ['a', 'Soil was alive.'],
    ['b', 'It slept.'],
  ]);
  const quote = 'Soil is alive.';
  const words = { blockId: 'a', quote };
  expect(suggestBlocks({ now, before: [], passage: words })).toBe('Soil was alive.');
  const known = textsOf([
    ['a', 'Soil is alive.'],
    ['b', 'It breathes.'],
  ]);
  expect(suggestBlocks({ now, before: known, passage: words })).toBe('Soil was alive.');
});

test('new words have at most the length of a passage', () => {
  const now = textsOf([
    ['a', 'soil was alive.'],
    ['b', 'word '.repeat(300).trim()],
    ['c', 'Worms turn it.'],
  ]);
  expect(suggestBlocks({ now, before, passage })?.length).toBeLessThanOrEqual(1000);
});
