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

test('content that is not a document is not read', () => {
  expect(readContent('{')).toBeNull();
});

test('each block has a unique key, also without unique ids', () => {
  const blocks = read(header('a', 2, 'x'), header('b', 2, 'x'), header('c'));
  expect(blocks.map(({ key }) => key)).toEqual(['x', '1', '2']);
});

test('a block of an unknown type keeps its type', () => {
  const [block] = read({ type: 'poll', data: {} });
  expect(block).toMatchObject({ key: '0', type: 'poll' });
  expect(block?.read()).toBeNull();
});

test('the reading time is at least a minute and grows with the text', () => {
  const words = (count: number) => ({ type: 'paragraph', data: { text: 'word '.repeat(count) } });
  expect(readContent(content(words(3)))?.minutes()).toBe(1);
  expect(readContent(content(words(2200)))?.minutes()).toBe(10);
});

test('headings with the same text have different anchors; an empty one has none', () => {
  const outline = outlineOf(read(header('The <b>Plan</b>'), header('The plan', 3), header(' ')));
  expect([...outline.values()]).toEqual([
    { id: 'section-the-plan', text: 'The Plan', level: 2 },
    { id: 'section-the-plan--2', text: 'The plan', level: 3 },
  ]);
});
