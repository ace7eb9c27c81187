import type { EditorBlock } from '@contract/document/editorDocument';
import { expect, test } from 'vitest';
import type { Draft } from '../draft';
import { differencesOf } from './differences';

const fields = {
  title: 'Soil',
  tags: ['soil'],
  seoKeywords: 'soil',
  metaDescription: 'On soil',
  url: 'soil',
};
const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', data: { text } });
const draftOf = (...blocks: EditorBlock[]): Draft => ({
  fields,
  document: { blocks },
  picture: null,
});

test('the same work has no differences', () => {
  expect(differencesOf(draftOf(paragraph('a', 'One')), draftOf(paragraph('a', 'One')))).toEqual([]);
});

test('changed fields are named as on the form', () => {
  const after = { ...draftOf(), fields: { ...fields, title: 'Soils', tags: ['soil', 'rain'] } };
  expect(differencesOf(draftOf(), after)).toEqual([
    { what: 'Title', before: 'Soil', after: 'Soils' },
    { what: 'Tags', before: 'soil', after: 'soil, rain' },
  ]);
});

test('a changed block shows both wordings, without markup', () => {
  const after = draftOf(paragraph('a', 'One <b>bold</b> word'));
  expect(differencesOf(draftOf(paragraph('a', 'One')), after)).toEqual([
    { what: 'Paragraph', before: 'One', after: 'One bold word' },
  ]);
});

test('new and removed blocks are told apart', () => {
  const differences = differencesOf(draftOf(paragraph('a', 'Old')), draftOf(paragraph('b', 'New')));
  expect(differences).toEqual([
    { what: 'Paragraph', before: '', after: 'New' },
    { what: 'Paragraph', before: 'Old', after: '' },
  ]);
});

test('blocks in another order are a difference', () => {
  const [one, two] = [paragraph('a', 'One'), paragraph('b', 'Two')];
  expect(differencesOf(draftOf(one, two), draftOf(two, one))).toMatchObject([
    { what: 'Order of the blocks' },
  ]);
});

test('a chosen picture is a difference', () => {
  const after = { ...draftOf(), picture: new Blob(['x']) };
  expect(differencesOf(draftOf(), after)).toMatchObject([{ what: 'Post image' }]);
});
