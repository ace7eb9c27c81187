import { expect, test } from 'vitest';
import { parseCsv } from './parseCsv';
import { readHighlights } from './readHighlights';

test('CSV: quotes, commas, line breaks, a byte order mark, and an open end', () => {
  expect(parseCsv('\uFEFFa,b\r\n"one, ""two""\nthree",4\n')).toEqual([
    ['a', 'b'],
    ['one, "two"\nthree', '4'],
  ]);
  expect(parseCsv('a,')).toEqual([['a', '']]);
  expect(parseCsv('')).toEqual([]);
  expect(parseCsv('a\n5" disc,"b"c')).toEqual([['a'], ['5" disc', '"b"c']]);
});

test('an export of Readwise', () => {
  const csv = [
    'Highlight,Book Title,Book Author,Amazon Book ID,Note,Color,Tags,Location Type,Location,Highlighted at,Document tags',
    '"Reading maketh a full man",Essays,Francis Bacon,,"For the post",yellow,,page,12,2026-01-02,',
    ',Essays,Francis Bacon,,,,,,,,',
  ].join('\n');
  expect(readHighlights(csv)?.highlights).toEqual([
    {
      quote: 'Reading maketh a full man',
      note: 'For the post',
      source: { url: '', title: 'Essays', author: 'Francis Bacon' },
    },
  ]);
});

test('an export of Kindle: notes belong to the words before them', () => {
  const csv = [
    '"Your Kindle Notes For:",,,',
    '"Walden",,,',
    '"by Henry David Thoreau",,,',
    '----------------------------------------------,,,',
    '"Annotation Type","Location","Starred?","Annotation"',
    '"Highlight (Yellow)","Location 10","","Simplify, simplify."',
    '"Note","Location 10","","Not twice."',
    '"Highlight (Blue)","Location 20","","Time is but the stream."',
  ].join('\r\n');
  const source = { url: '', title: 'Walden', author: 'Henry David Thoreau' };
  expect(readHighlights(csv)?.highlights).toEqual([
    { quote: 'Simplify, simplify.', note: 'Not twice.', source },
    { quote: 'Time is but the stream.', note: '', source },
  ]);
});

test('another file is refused', () => {
  expect(readHighlights('name,age\nAda,36')).toBeNull();
  expect(readHighlights('<html>')).toBeNull();
});
