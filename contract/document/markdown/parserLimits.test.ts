import { expect, test } from 'vitest';
import { fromMarkdown } from './fromMarkdown';

const lengthOf = (markdown: string) =>
  String(fromMarkdown(markdown).blocks[0]?.data['text']).length;

// Each would take minutes if its time grew with the square of its length.
test.each([
  ['brackets', '[', 200_000],
  ['stars and underscores', '_*', 50_000],
  ['closing stars', 'a*', 50_000],
  ['nested links', '[a](', 20_000],
  ['comments that are not closed', 'a <!-- ', 5000],
  ['addresses', 'a@b ', 20_000],
])('a text of very many %s keeps them as text', (_, piece, count) => {
  expect(lengthOf(piece.repeat(count))).toBeGreaterThan(piece.trim().length * count * 0.9);
});

test('an address after very many words in one paragraph is text', () => {
  const textAfter = (words: number) =>
    String(fromMarkdown(`${'word '.repeat(words)}www.a.example`).blocks[0]?.data['text']);
  expect(textAfter(1000)).toContain('href="http://www.a.example"');
  expect(textAfter(15_000)).not.toContain('href');
});

test('a paragraph with a thousand bold words is read', () => {
  const text = String(fromMarkdown('**a** '.repeat(1000)).blocks[0]?.data['text']);
  expect(text.match(/<b>/g)).toHaveLength(1000);
});

test.each([
  ['quotes', '> '],
  ['quotes without spaces', '>'],
  ['bullets', '- '],
  ['numbers', '1. '],
])('%s inside of each other are read up to a hundred, more are refused', (_, mark) => {
  expect(fromMarkdown(`${mark.repeat(100)} a`).blocks).toHaveLength(1);
  expect(() => fromMarkdown(`${mark.repeat(101)} a`)).toThrow(RangeError);
  expect(() => fromMarkdown(`b\n\n${mark.repeat(300_000)} a`)).toThrow(RangeError);
});

test('a long line of dashes and spaces is a thematic break', () => {
  expect(fromMarkdown('- '.repeat(200)).blocks).toEqual([{ type: 'delimiter', data: {} }]);
});

test('lists that become deeper from line to line are refused', () => {
  const lines = Array.from({ length: 600 }, (_, depth) => `${'  '.repeat(depth)}- a`);
  expect(() => fromMarkdown(lines.join('\n'))).toThrow(RangeError);
});

test('marks inside of marks are refused if they are very deep', () => {
  const nested = (count: number) => `${'*a **a '.repeat(count)}${' a** a*'.repeat(count)}`;
  expect(fromMarkdown(nested(5)).blocks).toHaveLength(1);
  expect(() => fromMarkdown(nested(400))).toThrow(RangeError);
});

test('lines may continue a quote without its mark, but not without end', () => {
  const lines = (count: number) => `> a\n${'b\n'.repeat(count)}`;
  expect(fromMarkdown(lines(1000)).blocks).toHaveLength(1);
  expect(() => fromMarkdown(lines(500_000))).toThrow(RangeError);
});
