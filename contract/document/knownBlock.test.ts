import { expect, test } from 'vitest';
import { readBlock } from './knownBlock';

const readData = (type: string, data: Record<string, unknown>) => readBlock({ type, data })?.data;

const decimal = { start: 1, counterType: 'numeric' };

test.each([
  ['plain texts', ['a', 'b']],
  ['nested items', [{ content: 'a', items: [] }, { content: 'b' }]],
  [
    'items with meta',
    [
      { content: 'a', meta: {}, items: [] },
      { content: 'b', meta: {}, items: [] },
    ],
  ],
])('a list of %s is read', (_, items) => {
  expect(readData('list', { style: 'ordered', items })).toEqual({
    style: 'ordered',
    meta: decimal,
    items: [
      { content: 'a', isChecked: false, items: [] },
      { content: 'b', isChecked: false, items: [] },
    ],
  });
});

test('a checklist is read in its old and current shape', () => {
  const items = [
    { text: 'old', checked: true },
    { content: 'new', meta: { checked: true }, items: ['in'] },
  ];
  expect(readData('list', { style: 'checklist', items })).toEqual({
    style: 'checklist',
    meta: decimal,
    items: [
      { content: 'old', isChecked: true, items: [] },
      { content: 'new', isChecked: true, items: [{ content: 'in', isChecked: false, items: [] }] },
    ],
  });
});

test('the URL of an image is read from the block or its file', () => {
  expect(readData('image', { file: { url: '/a.png' } })).toMatchObject({
    url: '/a.png',
    caption: '',
  });
  expect(readData('image', { url: '/b.png' })).toMatchObject({ url: '/b.png' });
  expect(readData('simpleImage', { url: '/c.png', withBorder: true })).toMatchObject({
    url: '/c.png',
    withBorder: true,
  });
});

test.each([
  ['header', { text: 5, level: 9 }, { text: '', level: 3 }],
  ['list', {}, { style: 'unordered', meta: decimal, items: [] }],
  [
    'list',
    { style: 'ordered', meta: { start: 1.5, counterType: 'lower-roman' } },
    { style: 'ordered', meta: { start: 1, counterType: 'lower-roman' }, items: [] },
  ],
  ['quote', { text: 'q', alignment: 'right' }, { text: 'q', caption: '', alignment: 'left' }],
  [
    'table',
    { content: [['a', 1], 'no row'], header: 'h' },
    {
      content: [['a', ''], []],
      withHeadings: false,
      stretched: false,
      caption: '',
      header: ['h'],
      footer: [],
    },
  ],
  ['callout', { tone: 'shout', title: 5 }, { tone: 'note', title: '', text: '' }],
  ['code', { code: 'x' }, { code: 'x', lang: '' }],
  ['delimiter', { any: 1 }, {}],
])('a damaged %s keeps its valid fields', (type, data, expected) => {
  expect(readData(type, data)).toEqual(expected);
});

test.each(['poll', '', '__proto__', 'constructor'])(
  'a block of the unknown type "%s" is not read',
  (type) => {
    expect(readBlock({ type, data: {} })).toBeNull();
  },
);
