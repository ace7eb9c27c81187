import { expect, test } from 'vitest';
import { outlineOf } from './outline';
import { readContent } from './readBlocks';

const content = (...blocks: unknown[]) => JSON.stringify({ blocks });
const header = (text: string, level = 2, id?: string) => ({
  id,
  type: 'header',
  data: { text, level },
});
const read = (...blocks: unknown[]) => readContent(content(...blocks))?.blocks ?? [];

test('what is no document is not read', () => {
  expect(readContent('{')).toBeNull();
});

test('each block has a key of its own, whatever ids were stored', () => {
  const blocks = read(header('a', 2, 'x'), header('b', 2, 'x'), header('c'));
  expect(blocks.map(({ key }) => key)).toEqual(['x', '1', '2']);
});

test('a block of a type that nobody knows keeps its type', () => {
  expect(read({ type: 'poll', data: {} })).toEqual([{ key: '0', type: 'poll', block: null }]);
});

test('reading takes a minute at least, and grows with the words', () => {
  const words = (count: number) => ({ type: 'paragraph', data: { text: 'word '.repeat(count) } });
  expect(readContent(content(words(3)))?.minutes).toBe(1);
  expect(readContent(content(words(2200)))?.minutes).toBe(10);
});

test('headings of the same words have anchors of their own; an empty one has none', () => {
  const outline = outlineOf(read(header('The <b>Plan</b>'), header('The plan', 3), header(' ')));
  expect([...outline.values()]).toEqual([
    { id: 'section-the-plan', text: 'The Plan', level: 2 },
    { id: 'section-the-plan--2', text: 'The plan', level: 3 },
  ]);
});
