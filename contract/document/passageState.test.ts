import { expect, test } from 'vitest';
import { passageState, passageTexts } from './passageState';

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', data: { text } });
const picture = (id: string) => ({ id, type: 'image', data: {} });
const document = (...blocks: ReturnType<typeof paragraph>[]) => ({ blocks });
const garden = document(
  paragraph('a', 'Soil is <b>alive</b>, and it&nbsp;breathes.'),
  paragraph('b', 'Worms turn it.'),
);

test('words that the block still contains are unchanged, without regard to white space and markup', () => {
  expect(passageState(garden, { blockId: 'a', quote: ' is  alive, and\tit breathes' })).toBe(
    'unchanged',
  );
  expect(passageState(garden, { blockId: 'a', quote: 'soil is' })).toBe('changed');
});

test('letters are compared in their composed form', () => {
  const cafe = document(paragraph('a', 'In the cafe\u0301.'));
  expect(passageState(cafe, { blockId: 'a', quote: 'the caf\u00E9' })).toBe('unchanged');
});

test('words in another block are moved, those of a block that is gone are gone', () => {
  expect(passageState(garden, { blockId: 'a', quote: 'Worms turn' })).toBe('moved');
  expect(passageState(garden, { blockId: 'gone', quote: 'Worms turn' })).toBe('moved');
  expect(passageState(garden, { blockId: 'gone', quote: 'Ants turn' })).toBe('gone');
  expect(passageState(garden, { blockId: 'b', quote: 'Ants turn' })).toBe('changed');
});

test('words of a block that shows no text any more are changed', () => {
  const blocks = [picture('a'), paragraph('b', 'Worms.')];
  expect(passageState({ blocks }, { blockId: 'a', quote: 'Soil' })).toBe('changed');
});

test('words over several blocks are unchanged while the blocks follow each other', () => {
  const quote = 'it breathes.\nWorms turn';
  expect(passageState(garden, { blockId: 'a', quote })).toBe('unchanged');
  const [one, two] = garden.blocks;
  if (!one || !two) throw new Error('The document has two blocks.');
  expect(passageState(document(two, one), { blockId: 'a', quote })).toBe('changed');
  expect(passageState(document(one, paragraph('c', ''), two), { blockId: 'a', quote })).toBe(
    'unchanged',
  );
  expect(passageState(document(one, paragraph('c', 'Ants.'), two), { blockId: 'a', quote })).toBe(
    'changed',
  );
  expect(passageState(document(paragraph('c', 'it breathes.'), two), { blockId: 'a', quote })).toBe(
    'moved',
  );
});

test('words of one block are changed when it is split between them', () => {
  const split = document(paragraph('a', 'Soil is'), paragraph('c', 'alive.'));
  expect(passageState(split, { blockId: 'a', quote: 'Soil is alive' })).toBe('changed');
});

test('a saved post is unchanged', () => {
  expect(passageState(garden, { blockId: '', quote: '' })).toBe('unchanged');
});

test('blocks without an id are named by their index', () => {
  const blocks = [{ type: 'paragraph', data: { text: 'Soil' } }];
  expect(passageTexts({ blocks })).toEqual([{ blockId: '0', text: 'Soil' }]);
});

test('code can be kept, though it is no part of the text elsewhere', () => {
  const document = { blocks: [{ id: 'c', type: 'code', data: { code: 'let a = 1;\nlet b;' } }] };
  expect(passageState(document, { blockId: 'c', quote: 'let a = 1;' })).toBe('unchanged');
});
