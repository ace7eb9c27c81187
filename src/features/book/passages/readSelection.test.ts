import { afterEach, expect, test } from 'vitest';
import { rangeOf, readBlockWords } from '@/lib/browser/blockWords';
import { blockAt, blocksOf, readBlock, readRange } from './readSelection';

afterEach(() => document.body.replaceChildren());

function show(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const text = document.body.firstElementChild;
  if (!text) throw new Error('There is no text.');
  return text;
}

const paragraphs = `
  <div id="block-a"><p><span>The <b>first</b> thing to know.</span></p></div>
  <div id="block-b"><p><span>The second one is short.</span></p></div>`;

function textNode(root: Element, words: string) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.includes(words)) return node;
  throw new Error(`There is no “${words}”.`);
}

function select(text: Element, from: string, to: string) {
  const range = document.createRange();
  const start = textNode(text, from);
  const end = textNode(text, to);
  range.setStart(start, start.textContent?.indexOf(from) ?? 0);
  range.setEnd(end, (end.textContent?.indexOf(to) ?? 0) + to.length);
  return range;
}

test('selected words have their block and what stands around them', () => {
  const text = show(paragraphs);
  expect(readRange(text, select(text, 'first', 'thing'))).toEqual({
    blockId: 'a',
    quote: 'first thing',
    before: 'The ',
    after: ' to know.\n',
  });
});

test('words of several blocks are joined by a line break, and have the block of the first one', () => {
  const text = show(paragraphs);
  expect(readRange(text, select(text, 'to know', 'second'))).toMatchObject({
    blockId: 'a',
    quote: 'to know.\nThe second',
    after: ' one is short.\n',
  });
});

test('the end of a block without words does not count', () => {
  const text = show(paragraphs);
  const range = select(text, 'The second', 'one');
  const before = textNode(text, 'thing');
  range.setStart(before, before.textContent?.length ?? 0);
  expect(readRange(text, range)).toMatchObject({
    blockId: 'b',
    quote: 'The second one',
    before: '',
  });
});

test('a selection beyond the text has the words in the text', () => {
  const text = show(paragraphs);
  const range = document.createRange();
  range.selectNodeContents(document.documentElement);
  expect(readRange(text, range)?.quote).toBe('The first thing to know.\nThe second one is short.');
});

test('items, cells and code are read as words, labels and buttons are not', () => {
  const text = show(`
    <div id="block-list"><ul><li><span>One</span><ul><li>Two</li></ul></li></ul></div>
    <div id="block-table"><table><tr><td>A</td><td>B</td></tr></table></div>
    <div id="block-heading"><h2>Title</h2><a href="#title" data-heading-link>#</a></div>
    <div id="block-callout"><p class="post-callout-label">Tip</p><p>Rest it.</p></div>
    <div id="block-check"><ul><li><bdi class="sr-only">Done: </bdi>Bread</li></ul></div>
    <div id="block-code"><div class="post-code-head">js <button>Copy code</button></div><pre><code>let a = 1;
let b = 2;</code></pre></div>`);
  const quotes = blocksOf(text).map((block) => readBlock(text, block)?.quote);
  expect(quotes).toEqual([
    'One\nTwo',
    'A\nB',
    'Title',
    'Rest it.',
    'Bread',
    'let a = 1;\nlet b = 2;',
  ]);
});

test('a range without words, and a node outside, are nothing', () => {
  const text = show('<div id="block-a"><svg></svg></div>');
  const range = document.createRange();
  range.selectNodeContents(text);
  expect(readRange(text, range)).toBeNull();
  expect(blockAt(text, document.body)).toBeNull();
});

test('offsets lead back to the same words', () => {
  const text = show(paragraphs);
  const words = readBlockWords(blocksOf(text));
  const start = words.text.indexOf('first');
  const end = words.text.indexOf('second') + 'second'.length;
  const range = rangeOf(words, { start, end });
  expect(range && readRange(text, range)?.quote).toBe('first thing to know.\nThe second');
  expect(rangeOf(words, { start: 5000, end: 5001 })).toBeNull();
});
