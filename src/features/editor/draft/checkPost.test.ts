import type { EditorBlock } from '@contract/document/editorDocument';
import { missingFieldTexts } from '@contract/texts/editorTexts';
import * as pictureTexts from '@contract/texts/missingPictures';
import { writingTexts } from '@contract/texts/writingTexts';
import { expect, test } from 'vitest';
import { buildDraft, fields, missingPicture, paragraph, savedPost } from '../testing/drafts';
import { checkPost } from './checkPost';
import { type Draft, emptyDraft } from './draft';

/** The picture and the text that a new post needs. */
const { picture } = buildDraft();

function draftOf(...blocks: EditorBlock[]): Draft {
  return { fields, document: { blocks }, picture };
}

const header = (level: number) => ({ type: 'header', data: { text: 'A heading', level } });
const newPost = { saved: null, uploading: 0, isUrlTaken: false };
const messages = (draft: Draft, context: Parameters<typeof checkPost>[1] = newPost) =>
  checkPost(draft, context).map(({ message }) => message);

test('a complete post has no findings', () => {
  const picture = { type: 'image', data: { file: { url: '/a.png' }, alt: 'A spade' } };
  const link = paragraph('See <a href="https://example.com/soil">this</a>.');
  expect(messages(draftOf(header(2), header(3), header(2), picture, link))).toEqual([]);
});

test('a finding about a block has its index', () => {
  const picture = { type: 'image', data: { file: { url: '/a.png' }, alt: ' ' } };
  expect(checkPost(draftOf(paragraph('Soil'), picture), newPost)).toMatchObject([
    { message: 'This picture has no alternative text.', place: { block: 1 } },
  ]);
});

test('skipped heading levels are found, also after the title', () => {
  expect(messages(draftOf(header(4)))).toEqual(['A heading of level 4 follows one of level 1.']);
  expect(messages(draftOf(header(2), header(4)))).toHaveLength(1);
});

test.each(['javascript:alert(1)', 'http://soil', 'garden shed', ''])(
  'a link to "%s" is found',
  (href) => {
    expect(messages(draftOf(paragraph(`<a href="${href}">x</a>`)))).toHaveLength(1);
  },
);

test('links in nested list items are checked', () => {
  const items = [{ content: 'a', items: [{ content: '<a href="http://soil">x</a>', items: [] }] }];
  expect(messages(draftOf({ type: 'list', data: { style: 'ordered', items } }))).toHaveLength(1);
});

test('a missing description and a pending upload are found', () => {
  const draft = { ...draftOf(paragraph('Soil')), fields: { ...fields, metaDescription: ' ' } };
  expect(messages(draft, { saved: null, uploading: 1, isUrlTaken: false })).toEqual([
    'The description is missing.',
    'A picture is still uploading.',
  ]);
});

test('a missing picture is found, unless it is the one that is uploading', () => {
  const draft = draftOf(paragraph('Soil'), missingPicture);
  expect(checkPost(draft, { saved: null, uploading: 0, isUrlTaken: false })).toEqual([
    { message: pictureTexts.missingPicture, place: { block: 1 } },
  ]);
  expect(messages(draft, { saved: null, uploading: 1, isUrlTaken: false })).toEqual([
    'A picture is still uploading.',
  ]);
});

test('a document that is too long is found', () => {
  const limit = 1024 * 1024;
  const full = Array.from({ length: 5 }, () => paragraph('a'.repeat(200_000)));
  const { length } = JSON.stringify({ blocks: [...full, paragraph('')] });
  expect(messages(draftOf(...full, paragraph('a'.repeat(limit - length))))).toEqual([]);
  expect(messages(draftOf(...full, paragraph('a'.repeat(limit - length + 1))))).toEqual([
    'The text is too long to be saved.',
  ]);
});

test('a document over a limit is found, with the block if one is too long', () => {
  const long = draftOf(paragraph('Soil'), paragraph('a'.repeat(200_001)));
  expect(checkPost(long, newPost)).toEqual([
    {
      message: 'A block is too long: 200,000 characters at most.',
      place: { block: 1 },
      isRefused: true,
    },
  ]);
  const many = draftOf(...Array.from({ length: 5001 }, () => paragraph('a')));
  expect(checkPost(many, newPost)).toEqual([
    {
      message: 'The content has too many blocks: 5,000 at most.',
      place: { field: 'content' },
      isRefused: true,
    },
  ]);
});

test('a missing description is fixed with the first paragraph', () => {
  const draft = {
    ...draftOf(header(2), paragraph('Soil is <b>alive</b>.')),
    fields: { ...fields, metaDescription: '' },
  };
  expect(checkPost(draft, newPost)[0]?.fix).toEqual({
    kind: 'field',
    label: 'Use the first paragraph as description',
    field: 'metaDescription',
    value: 'Soil is alive.',
  });
});

test('without a paragraph a missing description has no fix', () => {
  const draft = { ...draftOf(header(2)), fields: { ...fields, metaDescription: '' } };
  expect(checkPost(draft, newPost)[0]).not.toHaveProperty('fix');
});

test('a long url of a new post can be shortened, the url of a saved one is fixed', () => {
  const draft = { ...draftOf(paragraph('Soil')), fields: { ...fields, url: 'slow-'.repeat(20) } };
  expect(checkPost(draft, newPost)).toEqual([
    {
      message: 'The url is longer than 80 characters.',
      place: { field: 'url' },
      fix: {
        kind: 'field',
        label: 'Shorten the url',
        field: 'url',
        value: 'slow-'.repeat(16).slice(0, -1),
      },
    },
  ]);
  expect(messages(draft, { saved: savedPost, uploading: 0, isUrlTaken: false })).toEqual([]);
});

test('everything that publishing refuses is found, and repaired where the draft has what is missing', () => {
  const image = { type: 'image', data: { file: { url: '/spade.png' }, alt: 'A spade' } };
  const draft = {
    ...draftOf(paragraph('Soil is alive.'), image),
    fields: { ...fields, title: 'Slow soil', tags: ['soil'], typedTag: 'rain', seoKeywords: '' },
    picture: null,
  };
  const incomplete = { ...draft, fields: { ...draft.fields, url: '', metaDescription: '' } };
  expect(checkPost(incomplete, newPost).map(({ message, fix }) => [message, fix?.label])).toEqual([
    ['The picture is missing.', 'Use the first picture of the text'],
    ['The url is missing.', 'Make it from the title'],
    ['The description is missing.', 'Use the first paragraph as description'],
    ['The keywords are missing.', 'Use the tags as keywords'],
  ]);
  expect(checkPost(draft, newPost)[1]?.fix).toMatchObject({ value: 'soil, rain' });
});

test('an empty post has a finding for each field, in the order of the page', () => {
  expect(messages(emptyDraft)).toEqual(Object.values(missingFieldTexts));
});

test('a url that belongs to another post is found', () => {
  expect(messages(draftOf(paragraph('Soil')), { ...newPost, isUrlTaken: true })).toEqual([
    writingTexts.urlTaken,
  ]);
});

test('a saved post without a picture needs one until it is published', () => {
  const draft = { ...draftOf(paragraph('Soil')), picture: null };
  const unpublished = { ...savedPost, isPublished: false, picture: '' };
  expect(messages(draft, { ...newPost, saved: unpublished })).toEqual(['The picture is missing.']);
  expect(messages(draft, { ...newPost, saved: { ...unpublished, isPublished: true } })).toEqual([]);
});

const pictureAt = (url: string, type = 'image') => ({ type, data: { file: { url }, alt: '' } });
const quietOf = (draft: Draft) =>
  checkPost(draft, { ...newPost, saved: savedPost }).map(({ message, isQuiet }) => [
    message,
    isQuiet,
  ]);

test('what readers see already is no reason to ask again, but a new picture is', () => {
  const published = { blocks: [pictureAt('/spade.png')] };
  const notes = { unreachable: new Set<string>(), published };
  const noAlt = 'This picture has no alternative text.';
  const draft = draftOf(paragraph('Soil'), pictureAt('/spade.png'), pictureAt('/fork.png'));
  expect(quietOf({ ...draft, notes })).toEqual([
    [noAlt, true],
    [noAlt, undefined],
  ]);
  expect(quietOf(draft)).toEqual([
    [noAlt, undefined],
    [noAlt, undefined],
  ]);
});

test('a picture that the browser could not load is found and can be replaced; one of another site is removed', () => {
  const alt = { alt: 'A spade' };
  const blocks = [pictureAt('/spade.png'), pictureAt('https://a.example/b.png', 'simpleImage')];
  const draft = draftOf(...blocks.map(({ type, data }) => ({ type, data: { ...data, ...alt } })));
  const unreachable = new Set(['/spade.png', 'https://a.example/b.png']);
  expect(messages(draft)).toEqual([]);
  expect(checkPost({ ...draft, notes: { unreachable, published: null } }, newPost)).toEqual([
    {
      message: pictureTexts.unreachablePicture,
      place: { block: 0 },
      fix: { kind: 'replacePicture', label: 'Replace picture' },
      isQuiet: true,
    },
    {
      message: pictureTexts.unreachablePicture,
      place: { block: 1 },
      fix: { kind: 'remove', label: 'Remove it' },
      isQuiet: true,
    },
  ]);
});
