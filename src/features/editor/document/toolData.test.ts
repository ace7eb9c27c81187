import { expect, test } from 'vitest';
import { placeholderType, toolBlock, toolData } from './toolData';

test.each([
  ['strings', ['One']],
  ['nested items', [{ content: 'One', items: [] }]],
  ['nested items without items', [{ content: 'One' }]],
  ['current items', [{ content: 'One', meta: {}, items: [] }]],
])('a list of %s is converted to current items', (_, items) => {
  expect(toolData('list', { style: 'ordered', items })).toEqual({
    style: 'ordered',
    meta: {},
    items: [{ content: 'One', meta: {}, items: [] }],
  });
});

test('an empty list gets one empty item, because its tool fails without', () => {
  expect(toolData('list', { items: [] })).toMatchObject({ items: [{ content: '' }] });
});

test('a picture with only an address has the shape of an uploaded one', () => {
  expect(toolData('image', { url: '/a.png' })).toMatchObject({ file: { url: '/a.png' } });
});

test('the frame of an embed is computed from its source, not from the stored address', () => {
  const stored = { service: 'vimeo', source: 'https://vimeo.com/165206543', embed: 'javascript:1' };
  expect(toolData('embed', stored)['embed']).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/165206543/,
  );
});

test('an embed without a frame has no service, so that its tool asks for an address', () => {
  const stored = { service: 'constructor', source: 'https://youtu.be/abcdefghijk', embed: 'x' };
  expect(toolData('embed', stored)).toMatchObject({ service: '', embed: '' });
});

test('unknown types and embeds of unknown services are opened as placeholders', () => {
  const warning = { type: 'warning', data: { title: 'x' } };
  const embed = { type: 'embed', data: { service: 'nowhere', source: 'https://example.com' } };
  for (const stored of [warning, embed]) {
    expect(toolBlock(stored)).toEqual({ type: placeholderType, data: { stored } });
  }
});
