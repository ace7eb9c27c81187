import { expect, test } from 'vitest';
import type { EditorBlock } from '../editorDocument';
import { applyBlockFix } from './blockFixes';
import { checkDocument } from './checkDocument';

const paragraph = (text: string) => ({ id: 'a', type: 'paragraph', data: { text } });
const href = 'https://example.com/soil?a=1&amp;b=2';
const long = `<a href="${href}" rel="nofollow">https://example.com/soil?a=1&amp;b=2</a>`;
const broken = '<a href="http://soil"><b>the</b> shed</a>';

/** Applies the fix of each finding. */
function fixAll(block: EditorBlock) {
  return checkDocument({ blocks: [block] }).reduce<EditorBlock | null>(
    (fixed, { fix }) => (fixed && fix ? applyBlockFix(fixed, fix) : fixed),
    block,
  );
}

test('a broken link becomes its text', () => {
  expect(fixAll(paragraph(`See ${broken}.`))).toEqual(paragraph('See <b>the</b> shed.'));
});

test('a link keeps its address when its text is shortened', () => {
  expect(fixAll(paragraph(`See ${long}.`))).toEqual(
    paragraph(`See <a href="${href}" rel="nofollow">example.com</a>.`),
  );
});

test('a link gets https', () => {
  expect(fixAll(paragraph('<a href="http://example.com" rel="x">soil</a>'))).toEqual(
    paragraph('<a href="https://example.com" rel="x">soil</a>'),
  );
});

test('other links stay as they are', () => {
  const other = '<a href="https://example.com">https://example.com is a site</a>';
  expect(fixAll(paragraph(`${broken} ${other}`))).toEqual(paragraph(`<b>the</b> shed ${other}`));
});

test.each([
  [
    'list',
    {
      style: 'ordered',
      items: [{ content: 'a', meta: {}, items: [{ content: broken, items: [] }] }],
    },
  ],
  ['table', { withHeadings: false, content: [['a', broken]] }],
  ['image', { file: { url: '/a.png' }, alt: 'A spade', caption: broken }],
])('links in a %s are fixed, and nothing else is changed', (type, data) => {
  const text = JSON.stringify(data).replace(JSON.stringify(broken).slice(1, -1), '<b>the</b> shed');
  expect(fixAll({ id: 'a', type, data })).toEqual({ id: 'a', type, data: JSON.parse(text) });
});

test('an empty heading is removed, a deep one gets the level that fits', () => {
  const header = (text: string, level: number) => ({
    id: 'a',
    type: 'header',
    data: { text, level },
  });
  expect(fixAll(header('', 2))).toBeNull();
  expect(fixAll(header('Soil', 5))).toEqual(header('Soil', 2));
});
