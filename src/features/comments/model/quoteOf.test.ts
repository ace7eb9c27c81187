import { limits } from '@contract/limits';
import { afterEach, expect, test } from 'vitest';
import { quoteOf, shortened } from './quoteOf';

afterEach(() => {
  document.body.replaceChildren();
  getSelection()?.removeAllRanges();
});

function addBlock(text: string) {
  const block = document.createElement('div');
  block.id = 'block-one';
  block.textContent = text;
  document.body.append(block);
  return block;
}

test('a quote has the words of its block, without line breaks', () => {
  addBlock(' The  lake\nabove the hills. ');
  expect(quoteOf('one')).toBe('The lake above the hills.');
  expect(quoteOf('gone')).toBe('');
});

test('a quote has the selected words, if they are all of the block', () => {
  const block = addBlock('The lake above the hills.');
  const text = block.firstChild;
  if (!text) throw new Error('The block has no text.');
  getSelection()?.setBaseAndExtent(text, 4, text, 8);
  expect(quoteOf('one')).toBe('lake');
  getSelection()?.setBaseAndExtent(document.body, 0, text, 8);
  expect(quoteOf('one')).toBe('The lake above the hills.');
});

test('a quote has the lines of a list and no labels, as the stored text of the block', () => {
  const block = addBlock('');
  block.innerHTML =
    '<p class="post-callout-label">Note</p><ul><li>Bread</li><li>Salt</li></ul><button>Copy</button>';
  expect(quoteOf('one')).toBe('Bread Salt');
  getSelection()?.selectAllChildren(block);
  expect(quoteOf('one')).toBe('Bread Salt');
});

test('a long quote ends after a word, and fits', () => {
  const long = shortened('several words '.repeat(40));
  expect(long).toMatch(/ (?:several|words)…$/);
  expect(long.length).toBeLessThanOrEqual(limits.longest.quote);
  const oneWord = shortened('😀'.repeat(200));
  expect(oneWord.length).toBeLessThanOrEqual(limits.longest.quote);
  expect(oneWord).toMatch(/^(?:😀)+…$/u);
});
