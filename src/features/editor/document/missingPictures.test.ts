import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts';
import { isMissingPicture, markMissingPictures, withoutMissingPictures } from './missingPictures';

const image = (data: Record<string, unknown>) => ({ type: 'image', data });
const missing = image({ file: { url: '' }, caption: 'A spade', missing: true });
const shown = image({ file: { url: '/a.png' } });

test('a picture is missing while it is marked and has no address', () => {
  expect(isMissingPicture(missing)).toBe(true);
  expect(isMissingPicture(shown)).toBe(false);
  expect(isMissingPicture(image({ file: { url: '/a.png' }, missing: true }))).toBe(false);
  expect(isMissingPicture(image({ url: '' }))).toBe(false);
});

test('missing pictures are not published', () => {
  const document = { blocks: [paragraph('One'), missing, shown] };
  expect(withoutMissingPictures(document).blocks).toEqual([paragraph('One'), shown]);
  const complete = { blocks: [shown] };
  expect(withoutMissingPictures(complete)).toBe(complete);
});

test('only pictures without an address are marked', () => {
  const { missing: _, ...data } = missing.data;
  const document = { blocks: [image(data), shown, paragraph('One')] };
  expect(markMissingPictures(document).blocks).toEqual([missing, shown, paragraph('One')]);
});
