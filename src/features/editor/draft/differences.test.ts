import type { EditorBlock } from '@contract/document/editorDocument';
import { expect, test } from 'vitest';
import { paragraph as buildParagraph, fields } from '../testing/drafts';
import { differencesOf } from './differences';
import type { Draft } from './draft';

const paragraph = (id: string, text: string) => buildParagraph(text, id);
const draftOf = (...blocks: EditorBlock[]): Draft => ({
  fields,
  document: { blocks },
  picture: null,
});

test('equal drafts have no differences', () => {
  expect(differencesOf(draftOf(paragraph('a', 'One')), draftOf(paragraph('a', 'One')))).toEqual([]);
});

test('changed fields have the labels of the form', () => {
  const after = { ...draftOf(), fields: { ...fields, title: 'Soils', tags: ['soil', 'rain'] } };
  expect(differencesOf(draftOf(), after)).toEqual([
    { what: 'Title', before: 'Soil', after: 'Soils' },
    { what: 'Tags', before: 'soil', after: 'soil, rain' },
  ]);
});

test('a changed block shows both texts without markup', () => {
  const after = draftOf(paragraph('a', 'One <b>bold</b> word'));
  expect(differencesOf(draftOf(paragraph('a', 'One')), after)).toEqual([
    { what: 'Paragraph', before: 'One', after: 'One bold word' },
  ]);
});

test('added and removed blocks are listed', () => {
  const differences = differencesOf(draftOf(paragraph('a', 'Old')), draftOf(paragraph('b', 'New')));
  expect(differences).toEqual([
    { what: 'Paragraph removed', before: 'Old', after: '' },
    { what: 'Paragraph added', before: '', after: 'New' },
  ]);
});

test('blocks in another order are a difference', () => {
  const [one, two] = [paragraph('a', 'One'), paragraph('b', 'Two')];
  expect(differencesOf(draftOf(one, two), draftOf(two, one))).toMatchObject([
    { what: 'Paragraph moved', before: 'Two', after: 'Two' },
  ]);
});

test('a chosen picture is a difference', () => {
  const after = { ...draftOf(), picture: new Blob(['x']) };
  expect(differencesOf(draftOf(), after)).toMatchObject([{ what: 'Post image' }]);
});

test('a change at the end of a long text is a difference', () => {
  const long = 'word '.repeat(200);
  const after = draftOf(paragraph('a', `${long}new`));
  const [difference] = differencesOf(draftOf(paragraph('a', `${long}old`)), after);
  expect(difference?.before).not.toBe(difference?.after);
});

test('settings of a block are not shown as its text', () => {
  const list = { id: 'l', type: 'list', data: { style: 'ordered', items: ['One', 'Two'] } };
  expect(differencesOf(draftOf(), draftOf(list))).toEqual([
    { what: 'List added', before: '', after: 'One · Two' },
  ]);
});

test('of two equal blocks only the added one is a difference', () => {
  const after = draftOf(paragraph('a', 'One'), paragraph('b', 'One'));
  expect(differencesOf(draftOf(paragraph('a', 'One')), after)).toEqual([
    { what: 'Paragraph added', before: '', after: 'One' },
  ]);
});

test('a block whose texts stayed has other settings', () => {
  const list = (style: string) => ({ id: 'l', type: 'list', data: { style, items: ['One'] } });
  expect(differencesOf(draftOf(list('ordered')), draftOf(list('unordered')))).toEqual([
    { what: 'List: other settings', before: 'One', after: 'One' },
  ]);
});
