import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts';
import { createDocumentCounter } from './wordCount';

const blocks = [
  paragraph('Soil is <b>alive</b>, isn’t it?'),
  { type: 'list', data: { style: 'ordered', items: ['One two', 'three'] } },
  { type: 'delimiter', data: {} },
];

test('the words of all blocks are counted', () => {
  expect(createDocumentCounter()({ blocks }, () => true)).toBe(8);
});

test('scripts without spaces have words too', () => {
  expect(
    createDocumentCounter()({ blocks: [paragraph('土は生きている')] }, () => true),
  ).toBeGreaterThan(1);
});

test('counting stops without time and continues where it stopped', () => {
  const count = createDocumentCounter();
  let calls = 0;
  const once = () => {
    calls += 1;
    return calls === 1;
  };
  expect(count({ blocks }, once)).toBeNull();
  expect(count({ blocks }, () => true)).toBe(8);
  // Everything is known now.
  expect(count({ blocks }, () => false)).toBe(8);
});
