import { expect, test } from 'vitest';
import { readBlocks } from './readBlocks';
import type { CommentInline } from './readInline';

const text = (words: string): CommentInline => ({ kind: 'text', text: words });
const link = (href: string): CommentInline => ({
  kind: 'link',
  href,
  children: [text(href)],
});

function inlines(source: string) {
  const [block, ...others] = readBlocks(source);
  if (block?.kind !== 'paragraph' || others.length > 0) throw new Error('It is no paragraph.');
  return block.children;
}

test.each([
  'Two plain\n\nparagraphs, with a line break.',
  '2 * 3 * 4 = 24, snake_case_name, 5*6*7',
  'A lone * star, an open **mark, a [bracket and a ` tick',
  '![alt], [words] (in brackets), <b>HTML</b> & # no heading',
  '¯\\_(ツ)_/¯',
  'Arabic: السلام عليكم',
])('a plain text stays as it is: %s', (source) => {
  expect(inlines(source)).toEqual([text(source)]);
});

test('bold, italic and code', () => {
  expect(inlines('Use **two**, *one* or _one_, and `**none**`.')).toEqual([
    text('Use '),
    { kind: 'strong', children: [text('two')] },
    text(', '),
    { kind: 'em', children: [text('one')] },
    text(' or '),
    { kind: 'em', children: [text('one')] },
    text(', and '),
    { kind: 'code', text: '**none**' },
    text('.'),
  ]);
  expect(inlines('**all *of* it**')).toEqual([
    {
      kind: 'strong',
      children: [text('all '), { kind: 'em', children: [text('of')] }, text(' it')],
    },
  ]);
});

test('links with words, and web addresses', () => {
  expect(inlines('See [the **map**](https://maps.example/_a_b) now')).toEqual([
    text('See '),
    {
      kind: 'link',
      href: 'https://maps.example/_a_b',
      children: [text('the '), { kind: 'strong', children: [text('map')] }],
    },
    text(' now'),
  ]);
  expect(inlines('[see https://one.example, and https://two.example')).toEqual([
    text('[see '),
    link('https://one.example'),
    text(', and '),
    link('https://two.example'),
  ]);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](data:text/html,1)',
  '[x](//evil.example)',
  '[x](/own)',
  '[x]( https:evil)',
])('only web addresses are links: %s', (source) => {
  expect(inlines(source)).toEqual([text(source)]);
});

test('quotes and code fences', () => {
  expect(readBlocks('> He said\n> *this*\nNo.\n```js\n> **x**\n```\nEnd')).toEqual([
    { kind: 'quote', children: [text('He said\n'), { kind: 'em', children: [text('this')] }] },
    { kind: 'paragraph', children: [text('No.')] },
    { kind: 'code', text: '> **x**' },
    { kind: 'paragraph', children: [text('End')] },
  ]);
  expect(readBlocks('```\nnot closed')).toEqual([{ kind: 'code', text: 'not closed' }]);
});

const depthOf = (parts: readonly CommentInline[]): number =>
  1 + Math.max(0, ...parts.map((part) => ('children' in part ? depthOf(part.children) : 0)));

const wordsOf = (parts: readonly CommentInline[]): string =>
  parts.map((part) => ('children' in part ? wordsOf(part.children) : part.text)).join('');

test.each(['*', '**', '_', '[', ']', '`', '[a](', '**a ', 'a* ', '*_', '(https://a.example', '[*'])(
  'a row of %s keeps its words and is not nested deeply',
  (piece) => {
    const source = piece.repeat(300).trim();
    const blocks = readBlocks(source);
    const words = blocks.map((block) => ('text' in block ? block.text : wordsOf(block.children)));
    expect(words.join('').replaceAll(/[^a]/g, '')).toBe(source.replaceAll(/[^a]/g, ''));
    expect(
      depthOf(blocks.flatMap((block) => ('text' in block ? [] : block.children))),
    ).toBeLessThan(10);
  },
);

const blocksOf = (source: string) => readBlocks(source).length;

function marksOf(parts: readonly CommentInline[]): number {
  return parts.reduce((sum, part) => {
    const inside = 'children' in part && part.kind !== 'link' ? marksOf(part.children) : 0;
    return sum + inside + (part.kind === 'text' ? 0 : 1);
  }, 0);
}

test('a comment has about 50 blocks: what follows is shown as it was typed', () => {
  expect(blocksOf('> a\nb\n'.repeat(25))).toBe(50);
  const blocks = readBlocks(`${'> a\nb\n'.repeat(25)}> *c*\n@ines\n`);
  expect(blocks).toHaveLength(51);
  expect(blocks.at(-1)).toEqual({ kind: 'paragraph', children: [text('> *c*\n@ines')] });
  expect(blocksOf('```\na\n```\nb\n'.repeat(100))).toBe(51);
  expect(blocksOf('line\n'.repeat(1000))).toBe(1);
});

test.each(['*a* ', '**a** ', '@reader ', '`a` ', 'https://a.example ', '[a](https://a.example) '])(
  'a comment has 200 marks, what follows is shown as it was typed: %s',
  (piece) => {
    const source = piece.repeat(250).trim();
    const children = inlines(source);
    expect(marksOf(children)).toBe(200);
    expect(children.at(-1)).toEqual(text(` ${piece.repeat(50)}`.trimEnd()));
  },
);

test('the marks of all blocks count together', () => {
  const lines = `> ${'*a* '.repeat(60)}\n${'@ines '.repeat(60)}\n`;
  const children = readBlocks(lines.repeat(4)).flatMap((block) =>
    'children' in block ? block.children : [],
  );
  expect(marksOf(children)).toBe(200);
});
