import { expect, test } from 'vitest';
import { blockShortcut, checklistShortcut, pictureShortcut, tableShortcut } from './blockMarkdown';

const blockOf = (before: string, after = '') => {
  const block = blockShortcut({ before, after });
  return block && { type: block.type, data: block.data(after) };
};

const list = (style: string, meta = {}, itemMeta = {}) => ({
  type: 'list',
  data: { style, meta, items: [{ content: '', meta: itemMeta, items: [] }] },
});

test.each([
  ['## ', { type: 'header', data: { text: '', level: 2 } }],
  ['# ', { type: 'header', data: { text: '', level: 2 } }],
  ['###### ', { type: 'header', data: { text: '', level: 6 } }],
  ['- ', list('unordered')],
  ['* ', list('unordered')],
  ['1. ', list('ordered')],
  ['3) ', list('ordered', { start: 3, counterType: 'numeric' })],
  ['- [ ] ', list('checklist')],
  ['[x] ', list('checklist', {}, { checked: true })],
  ['> ', { type: 'quote', data: { text: '', caption: '', alignment: 'left' } }],
  ['``` ', { type: 'code', data: { code: '', lang: '' } }],
  ['```c++ ', { type: 'code', data: { code: '', lang: 'c++' } }],
  ['---', { type: 'delimiter', data: {} }],
])('"%s" starts a block', (typed, block) => {
  expect(blockOf(typed)).toMatchObject(block);
});

test.each(['####### ', '#tag ', '1986. ', '-', '--', 'a > ', '``', '-- ', ' - ', 'Not 1. '])(
  '"%s" stays text',
  (typed) => {
    expect(blockOf(typed)).toBeNull();
  },
);

test('the text behind the caret is kept', () => {
  expect(blockOf('## ', 'Old <b>words</b>')?.data).toEqual({
    text: 'Old <b>words</b>',
    level: 2,
  });
  expect(blockOf('---', 'words')).toBeNull();
  expect(blockOf('```js ', 'words')).toBeNull();
});

test('"[ ] " in a new list makes it a checklist', () => {
  expect(checklistShortcut({ before: '[ ] ', after: '' })?.data('')).toMatchObject({
    style: 'checklist',
  });
  expect(checklistShortcut({ before: '- [ ] ', after: '' })).toBeNull();
});

test('an address in "![]()" is a picture with its alternative text', () => {
  const before = '![A spade](https://example.com/spade.png)';
  expect(pictureShortcut({ before, after: '' })).toMatchObject({ type: 'simpleImage' });
  expect(pictureShortcut({ before, after: '' })?.data('')).toEqual({
    url: 'https://example.com/spade.png',
    alt: 'A spade',
    caption: '',
  });
});

test.each([
  '![](spade.png)',
  '![](javascript:alert(1))',
  'See ![](https://a.example/b.png)',
  '![]()',
])('"%s" is no picture', (before) => {
  expect(pictureShortcut({ before, after: '' })).toBeNull();
});

test('a row of cells is a table with an empty row', () => {
  const shortcut = tableShortcut({ before: '| Bed | Crop |', after: '' }, '| <b>Bed</b> | Crop |');
  expect(shortcut?.type).toBe('table');
  expect(shortcut?.data('')).toEqual({
    withHeadings: true,
    content: [
      ['<b>Bed</b>', 'Crop'],
      ['', ''],
    ],
  });
});

test.each([
  ['| one |', '| one |'],
  ['one | two', 'one | two'],
  ['| a | b |', '| <a href="/a|b">a</a> | b |'],
])('"%s" is no table', (before, html) => {
  expect(tableShortcut({ before, after: '' }, html)).toBeNull();
});
