import { afterEach, expect, test, vi } from 'vitest';
import { readBlockWords } from './blockWords';
import { extendToWords, wholeOffsets } from './wholeWords';

afterEach(() => document.body.replaceChildren());

/** The words that a selection of `part` stands for. */
function extended(text: string, part: string) {
  const at = text.indexOf(part);
  const { start, end } = extendToWords(text, { start: at, end: at + part.length });
  return text.slice(start, end);
}

test.each([
  {
    name: 'Latin',
    text: 'A retired surveyor counts.',
    part: 'tired surveyo',
    whole: 'retired surveyor',
  },
  { name: 'a straight apostrophe', text: "I don't know.", part: "don'", whole: "don't" },
  { name: 'a typographic apostrophe', text: 'It’s alive.', part: 's ali', whole: 'It’s alive' },
  {
    name: 'marks that are signs of their own',
    text: 'Un cafe\u0301 noir.',
    part: 'cafe',
    whole: 'cafe\u0301',
  },
  { name: 'Arabic', text: 'الخبز يرتفع ببطء', part: 'خبز يرتف', whole: 'الخبز يرتفع' },
  { name: 'Arabic with vowel signs', text: 'كِتَابٌ جَدِيدٌ', part: 'تَاب', whole: 'كِتَابٌ' },
  { name: 'Hebrew', text: 'הלחם תופח לאט', part: 'חם', whole: 'הלחם' },
  { name: 'Thai', text: 'ขนมปังขึ้นช้า', part: 'มปั', whole: 'ขนมปัง' },
  { name: 'Chinese', text: '面包发酵很慢', part: '酵', whole: '发酵' },
  { name: 'Japanese', text: 'パンはゆっくり', part: 'ン', whole: 'パン' },
  { name: 'Hindi', text: 'रोटी धीरे फूलती है', part: 'ोट', whole: 'रोटी' },
  { name: 'an emoji of several signs', text: 'Bread 👩‍🍳 rises', part: '🍳', whole: '👩‍🍳' },
])('$name', ({ text, part, whole }) => {
  expect(extended(text, part)).toBe(whole);
});

test.each([
  ['words', 'Bread rises. Slowly.', 'Bread rises'],
  ['a sentence with its sign', 'Bread rises. Slowly.', 'Bread rises.'],
  ['a space', 'Bread rises', ' '],
])('whole already: %s', (_, text, part) => {
  expect(extended(text, part)).toBe(part);
});

test('words don’t go on in the next line', () => {
  expect(extended('Rye\nflour', 'ye\nflo')).toBe('Rye\nflour');
  expect(extended('Rye\nflour', 'ye')).toBe('Rye');
  expect(extendToWords('Rye', { start: 1, end: 1 })).toEqual({ start: 1, end: 1 });
});

test('a browser that doesn’t know words keeps what is selected', async () => {
  vi.stubGlobal('Intl', {});
  vi.resetModules();
  const { extendToWords: extendAnywhere } = await import('./wholeWords');
  expect(extendAnywhere('retired', { start: 2, end: 4 })).toEqual({ start: 2, end: 4 });
  vi.unstubAllGlobals();
});

function read(html: string, [from, start]: [string, number], [to, end]: [string, number]) {
  document.body.innerHTML = html;
  const nodeOf = (selector: string) =>
    document.querySelector(selector)?.firstChild ?? document.body;
  const range = document.createRange();
  range.setStart(nodeOf(from), start);
  range.setEnd(nodeOf(to), end);
  const words = readBlockWords([document.body]);
  const offsets = wholeOffsets(words, range, document.body);
  return words.text.slice(offsets.start, offsets.end);
}

test('a word of which a part is bold is one word', () => {
  expect(read('<p>A <b>sur</b><i>vey</i>or counts.</p>', ['b', 1], ['i', 2])).toBe('surveyor');
});

test('names in code are kept as they are selected', () => {
  expect(read('<pre><code>file.readAll()</code></pre>', ['code', 5], ['code', 9])).toBe('read');
});
