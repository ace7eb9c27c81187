import type { EditorBlock } from '@contract/document/editorDocument';
import { expect, test } from 'vitest';
import type { Draft } from '../draft';
import { checkPost } from './checkPost';

const fields = {
  title: 'Soil',
  tags: ['soil'],
  seoKeywords: 'soil',
  metaDescription: 'On soil',
  url: 'soil',
};

function draftOf(...blocks: EditorBlock[]): Draft {
  return { fields, document: { blocks }, picture: null };
}

const header = (level: number) => ({ type: 'header', data: { text: 'A heading', level } });
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const messages = (draft: Draft, uploads = 0) =>
  checkPost(draft, uploads).map(({ message }) => message);

test('a sound post has no findings', () => {
  const picture = { type: 'image', data: { file: { url: '/a.png' }, alt: 'A spade' } };
  const link = paragraph('See <a href="https://example.com/soil">this</a>.');
  expect(messages(draftOf(header(2), header(3), header(2), picture, link))).toEqual([]);
});

test('a picture without alternative text is found at its place', () => {
  const picture = { type: 'image', data: { file: { url: '/a.png' }, alt: ' ' } };
  expect(checkPost(draftOf(paragraph('Soil'), picture), 0)).toEqual([
    { message: 'This picture has no alternative text.', place: { block: 1 } },
  ]);
});

test('skipped heading levels are found, the first after the title too', () => {
  expect(messages(draftOf(header(3)))).toEqual(['A heading of level 3 follows one of level 1.']);
  expect(messages(draftOf(header(2), header(4)))).toHaveLength(1);
});

test.each(['javascript:alert(1)', 'http://soil', 'garden shed', ''])('%s is no link', (href) => {
  expect(messages(draftOf(paragraph(`<a href="${href}">x</a>`)))).toHaveLength(1);
});

test('a link in a nested list item is looked at', () => {
  const items = [{ content: 'a', items: [{ content: '<a href="http://soil">x</a>', items: [] }] }];
  expect(messages(draftOf({ type: 'list', data: { style: 'ordered', items } }))).toHaveLength(1);
});

test('a missing description and a picture on its way are found', () => {
  const draft = { ...draftOf(paragraph('Soil')), fields: { ...fields, metaDescription: ' ' } };
  expect(messages(draft, 1)).toEqual([
    'The description is missing.',
    'A picture is still uploading.',
  ]);
});
