import { expect, test } from 'vitest';
import { checkDocument } from './checkDocument';
import type { EditorBlock } from './editorDocument';

const check = (...blocks: EditorBlock[]) => checkDocument({ blocks });
const header = (level: number) => ({ type: 'header', data: { text: 'A heading', level } });
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const broken = '<a href="http://soil">x</a>';

test('a document without faults has no findings', () => {
  const picture = { type: 'image', data: { file: { url: '/a.png' }, alt: 'A spade' } };
  const link = paragraph('See <a href="https://example.com/soil">this</a>.');
  expect(check(header(2), header(3), header(2), picture, link)).toEqual([]);
});

test.each(['image', 'simpleImage'])('reports an %s without alternative text', (type) => {
  const picture = { type, data: { file: { url: '/a.png' }, alt: ' ' } };
  expect(check(paragraph('Soil'), picture)).toEqual([
    { block: 1, message: 'This picture has no alternative text.' },
  ]);
});

test('reports skipped heading levels, also directly after the title', () => {
  const message = (level: number, before: number) =>
    `A heading of level ${level} follows one of level ${before}.`;
  expect(check(header(3))).toEqual([{ block: 0, message: message(3, 1) }]);
  expect(check(header(2), paragraph('Soil'), header(4))).toEqual([
    { block: 2, message: message(4, 2) },
  ]);
});

test.each(['javascript:alert(1)', 'http://soil', 'garden shed', ''])(
  'reports a link to "%s"',
  (href) => {
    expect(check(paragraph(`<a href="${href}">x</a>`))).toEqual([
      { block: 0, message: `“${href}” is not a link that readers can follow.` },
    ]);
  },
);

test.each([
  ['header', { text: broken, level: 2 }],
  ['quote', { text: 'q', caption: broken }],
  ['list', { items: [{ content: 'a', items: [{ content: broken, items: [] }] }] }],
  ['table', { content: [['a', broken]] }],
  ['table', { footer: [broken] }],
  ['image', { file: { url: '/a.png' }, alt: 'A spade', caption: broken }],
  ['embed', { source: 'https://vimeo.com/1', caption: broken }],
])('reports a broken link in a %s with %o', (type, data) => {
  expect(check({ type, data })).toHaveLength(1);
});

test('blocks of an unknown type have no findings', () => {
  expect(check({ type: 'poll', data: { text: broken } })).toEqual([]);
});
