import { expect, test } from 'vitest';
import { resourceIds } from './publishingApi';

const picture = (url: string) => ({ type: 'image', data: { file: { url } } });
const uploads = new Map([
  ['/one.png', 'id-1'],
  ['/two.png', 'id-2'],
]);

test('lists only pictures of the document, without duplicates', () => {
  const blocks = [picture('/one.png'), picture('/one.png'), picture('/old.png')];
  expect(resourceIds({ blocks }, uploads)).toEqual(['id-1']);
});

test('is empty without uploaded pictures', () => {
  const text = { type: 'paragraph', data: { text: '/one.png' } };
  expect(resourceIds({ blocks: [text] }, uploads)).toEqual([]);
});
