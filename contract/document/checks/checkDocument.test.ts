import { expect, test } from 'vitest';
import type { EditorBlock } from '../editorDocument';
import { editorLimits } from '../editorLimits';
import { checkDocument } from './checkDocument';

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
    {
      block: 1,
      message: 'This picture has no alternative text.',
      fix: { kind: 'set', label: 'Mark it as decorative', data: { decorative: true } },
    },
  ]);
  expect(check({ type, data: { ...picture.data, decorative: true } })).toEqual([]);
});

test('reports skipped heading levels, also directly after the title', () => {
  expect(check(header(4))).toEqual([
    {
      block: 0,
      message: 'A heading of level 4 follows one of level 1.',
      fix: { kind: 'set', label: 'Make it level 2', data: { level: 2 } },
    },
  ]);
  expect(check(header(2), paragraph('Soil'), header(4))).toMatchObject([
    { block: 2, fix: { label: 'Make it level 3' } },
  ]);
});

test('headings that the toolbox offers have no findings, wherever they are', () => {
  for (const level of editorLimits.headingsInToolbox) {
    expect(check(header(level)), `level ${level}`).toEqual([]);
    expect(check(header(2), header(level)), `level ${level}`).toEqual([]);
  }
});

test.each(['', '<br>', '&nbsp;'])(
  'reports a heading with "%s" as empty and offers to remove it',
  (text) => {
    const empty = { type: 'header', data: { text, level: 2 } };
    expect(check(empty)).toMatchObject([
      { message: 'This heading is empty.', fix: { kind: 'remove', label: 'Remove it' } },
    ]);
    expect(check(header(2), header(3), empty, header(4))).toHaveLength(1);
  },
);

test.each(['javascript:alert(1)', 'http://soil', 'garden shed', ''])(
  'reports a link to "%s"',
  (href) => {
    expect(check(paragraph(`<a href="${href}">x</a>`))).toEqual([
      {
        block: 0,
        message: `“${href}” is not a link that readers can follow.`,
        fix: { kind: 'unlink', label: 'Remove the link', href },
      },
    ]);
  },
);

test('reports a link to a place that the post does not have', () => {
  const linkTo = (href: string) =>
    check({ ...header(2), id: 'b1' }, paragraph(`<a href="${href}">x</a>`));
  const nowhere = ['#_ftn1', '#', '#section-another-heading', '#block-b2', '#%'];
  expect(nowhere.flatMap(linkTo)).toEqual(
    nowhere.map((href) => ({
      block: 1,
      message: `“${href}” leads to no place in this post.`,
      fix: { kind: 'unlink', label: 'Remove the link', href },
    })),
  );
  expect(['#section-a-heading', '#block-b1', '#comments', '#top'].flatMap(linkTo)).toEqual([]);
});

test('suggests https for a link that was typed without a protocol', () => {
  const href = 'http://example.com/soil';
  const fix = { kind: 'secureLink', label: 'Use https', href };
  expect(check(paragraph(`<a href="${href}">soil</a>`))).toEqual([
    { block: 0, message: `“${href}” is sent without encryption.`, fix },
  ]);
  expect(check(paragraph('<a href="http://localhost:4000">here</a>'))).toEqual([]);
});

test('reports a link whose text is its address', () => {
  const href = 'https://www.example.com/soil?in=spring';
  expect(check(paragraph(`See <a href="${href}">${href}</a>.`))).toMatchObject([
    { fix: { kind: 'nameLink', label: 'Shorten it to example.com', href, text: 'example.com' } },
  ]);
  expect(check(paragraph(`See <a href="${href}">example.com</a>.`))).toEqual([]);
});

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
