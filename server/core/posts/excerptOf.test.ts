import { expect, test } from 'vitest';
import { excerptOf } from './excerptOf';

const documentOf = (...texts: readonly string[]) =>
  JSON.stringify({ blocks: texts.map((text) => ({ type: 'paragraph', data: { text } })) });

const filler = 'nothing of interest stands here '.repeat(20).trim();

test('the passage around a word, cut between words', () => {
  const text = excerptOf(documentOf(`${filler} a warm compost heap ${filler}`), 'COMPOST');
  expect(text).toMatch(/^… [a-z ]+ a warm compost heap [a-z ]+ …$/);
  expect(text?.length).toBeLessThan(200);
  for (const word of text?.slice(2, -2).split(' ') ?? []) {
    expect(`${filler} a warm compost heap`.split(' ')).toContain(word);
  }
});

test('the passage with the most of the words', () => {
  const content = documentOf(`worms ${filler}`, `worms and coffee ${filler}`, `coffee ${filler}`);
  expect(excerptOf(content, 'coffee worms')).toContain('worms and coffee');
});

test('a short document is shown whole, as plain text', () => {
  expect(excerptOf(documentOf('Cr&#232;me <b>frai</b>che &amp; more'), 'creme')).toBe(
    'Crème fraiche & more',
  );
});

test('a long word is cut', () => {
  const text = excerptOf(documentOf(`worm ${'a'.repeat(1000)}`), 'worm');
  expect(text).toMatch(/^worm a+ …$/);
  expect(text?.length).toBeLessThan(200);
});

test('no passage without a word of the term, or without a document', () => {
  expect(excerptOf(documentOf('worms'), 'worm')).toBeNull();
  expect(excerptOf(documentOf(), 'worm')).toBeNull();
  expect(excerptOf('{', 'worm')).toBeNull();
});
