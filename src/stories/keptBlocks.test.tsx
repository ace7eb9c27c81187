import type { Passage } from '@contract/book/bookEntities';
import type { EditorBlock } from '@contract/document/editorDocument';
import { passageState, passageTexts } from '@contract/document/passageState';
import { blockAnchor } from '@contract/postAnchors';
import { expect, test } from 'vitest';
import { findMarkedRanges } from '@/features/book/passages/markedRanges';
import { readBlock, readRange } from '@/features/book/passages/readSelection';
import { renderDocumentAt } from '@/features/posts/post/document/testing/renderDocument';

const item = (content: string, items: object[] = []) => ({ content, meta: {}, items });

const list: EditorBlock = {
  id: 'list',
  type: 'list',
  data: {
    style: 'unordered',
    meta: {},
    items: [item('Rye <b>flour</b>', [item('fresh')]), item('Water')],
  },
};
const checklist: EditorBlock = {
  id: 'check',
  type: 'list',
  data: {
    style: 'checklist',
    meta: {},
    items: [{ content: 'Buy salt', meta: { checked: true }, items: [] }, item('Buy rye')],
  },
};
const table: EditorBlock = {
  id: 'table',
  type: 'table',
  data: {
    withHeadings: true,
    content: [
      ['Flour', 'Water'],
      ['500 g', '<i>350 g</i>'],
    ],
  },
};
const code: EditorBlock = {
  id: 'code',
  type: 'code',
  data: { code: 'let flour = 500;\nlet water = flour * 0.7;', language: 'javascript' },
};

const kept = { note: '', headingId: null, state: 'unchanged', createdAt: '', post: null } as const;

function show(...blocks: EditorBlock[]) {
  const { container } = renderDocumentAt('/posts/bread', ...blocks);
  const text = container.querySelector('.post-blocks');
  if (!text) throw new Error('There is no text.');
  return text;
}

test.each([
  ['a list', list, 'Rye flour\nfresh\nWater'],
  ['a checklist', checklist, 'Buy salt\nBuy rye'],
  ['a table', table, 'Flour\nWater\n500 g\n350 g'],
  ['code', code, 'let flour = 500;\nlet water = flour * 0.7;'],
])('the words of %s are kept as they are stored, and are marked', (_, block, quote) => {
  const text = show(block);
  const element = document.getElementById(blockAnchor(block.id ?? ''));
  const words = element && readBlock(text, element);
  expect(words).toMatchObject({ blockId: block.id, quote });
  if (!words) return;
  expect(passageState({ blocks: [block] }, words)).toBe('unchanged');
  expect(passageTexts({ blocks: [block] })).toMatchObject([{ text: quote.replaceAll('\n', ' ') }]);
  const passage: Passage = { _id: 'kept', ...kept, ...words };
  const [mark] = findMarkedRanges(text, [passage]);
  expect(mark && readRange(text, mark.range)).toEqual(words);
});

test('words from a list on to a table are those of both blocks', () => {
  const text = show(list, table);
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = readRange(text, range);
  expect(words?.quote).toBe('Rye flour\nfresh\nWater\nFlour\nWater\n500 g\n350 g');
  expect(words && passageState({ blocks: [list, table] }, words)).toBe('unchanged');
});
