import { expect, test } from 'vitest';
import { exceededLimits, grownLimit, sizeOf } from './documentSize';
import { documentText } from './documentText';
import type { EditorBlock, EditorDocument } from './editorDocument';

const of = (...blocks: EditorBlock[]): EditorDocument => ({ blocks });
const many = (count: number) => Array.from({ length: count }, () => '');
const table = (cells: number) => ({ type: 'table', data: { content: [many(cells)] } });
const list = (items: number) => ({ type: 'list', data: { items: many(items) } });
const paragraph = (length: number) => ({ type: 'paragraph', data: { text: 'a'.repeat(length) } });
const paragraphs = (count: number) => of(...many(count).map(() => paragraph(1)));

test.each([
  ['blocks', paragraphs(5000), paragraphs(5001)],
  ['blockCharacters', of(paragraph(200_000)), of(paragraph(1), paragraph(200_001))],
  ['tableCells', of(table(20_000)), of(table(19_000), table(1001))],
  ['listItems', of(list(20_000)), of(list(20_001))],
])('%s are limited', (measure, fitting, exceeding) => {
  expect(exceededLimits(fitting)).toEqual([]);
  expect(exceededLimits(exceeding)).toMatchObject([{ measure }]);
});

test('a block is measured by all its texts, also if its type is unknown', () => {
  const text = 'a'.repeat(100_001);
  expect(exceededLimits(of({ type: 'poll', data: { text, more: [{ text }] } }))).toEqual([
    {
      measure: 'blockCharacters',
      message: 'A block is too long: 200,000 characters at most.',
      block: 0,
    },
  ]);
});

test('empty rows, headers, footers and nested items count', () => {
  const content = many(20_000).map(() => []);
  expect(exceededLimits(of({ type: 'table', data: { content } }))).toEqual([]);
  const data = { content, header: ['a'], footer: null };
  expect(exceededLimits(of({ type: 'table', data }))).toHaveLength(1);
  const items = [{ content: 'a', items: many(20_000) }];
  expect(exceededLimits(of({ type: 'list', data: { items } }))).toHaveLength(1);
});

test('only a limit in which the document has grown is returned', () => {
  const stored = of(table(30_000));
  const find = (document: EditorDocument) => grownLimit(sizeOf(document), sizeOf(stored))?.measure;
  expect(find(stored)).toBeUndefined();
  expect(find(of(table(25_000)))).toBeUndefined();
  expect(find(of(table(30_001)))).toBe('tableCells');
  expect(find(of(table(30_000), list(20_001)))).toBe('listItems');
});

// As arguments of one call, so many texts exhaust the stack.
test.each([table(600_000), list(600_000)])(
  'the text of a stored $type over the limits can be read',
  (block) => {
    expect(documentText(of(block, paragraph(1)))).toBe('a');
  },
);
