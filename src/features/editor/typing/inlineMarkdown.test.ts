import { expect, test } from 'vitest';
import { codeCharacter, findInlineMark } from './inlineMarkdown';

/** The tag, the text of the mark, and its address. */
function markIn(text: string) {
  const mark = findInlineMark(text);
  if (!mark) return null;
  const { tag, start, opening, closing, href } = mark;
  const content = text.slice(start + opening, text.length - closing);
  return href === undefined ? [tag, content] : [tag, content, href];
}

test.each([
  ['**bold**', ['b', 'bold']],
  ['so **very bold**', ['b', 'very bold']],
  ['un**believ**', ['b', 'believ']],
  ['*italic*', ['i', 'italic']],
  ['not ~~this one~~', ['s', 'this one']],
  ['==marked==', ['mark', 'marked']],
  ['(*كلمات*', ['i', 'كلمات']],
  ['`code *x*`', ['code', 'code *x*']],
  ['[text](https://example.com/a)', ['a', 'text', 'https://example.com/a']],
  ['[a b](example.com)', ['a', 'a b', 'http://example.com']],
  ['[a](/posts)', ['a', 'a', '/posts']],
  ['[a](#part)', ['a', 'a', '#part']],
  ['[a](//example.com)', ['a', 'a', '//example.com']],
  ['[a](mailto:me@example.com)', ['a', 'a', 'mailto:me@example.com']],
  ['[a](https://example.com/b_(c))', ['a', 'a', 'https://example.com/b_(c)']],
  [`**see ${codeCharacter.repeat(3)}**`, ['b', `see ${codeCharacter.repeat(3)}`]],
])('"%s" is a mark', (text, mark) => {
  expect(markIn(text)).toEqual(mark);
});

test.each([
  '*',
  '**',
  '***',
  '****',
  '**bold*',
  '2*3*',
  'a * b *',
  '*args, **',
  '~~',
  '~~~~',
  '~~ a ~~',
  '====',
  'a == b ==',
  'a==b==',
  '\\~~a~~',
  '**bold **',
  '\\*not*',
  '*two\nlines*',
  '`',
  '``',
  '```js`',
  '\\`x`',
  'f(x)',
  '[](https://example.com)',
  '[a](javascript:alert(1))',
  '[a](data:text/html,x)',
  '[a](a b)',
  '[a]()',
  '![a](https://example.com/a.png)',
  '[a](https://example.com/b_(c)',
])('"%s" stays text', (text) => {
  expect(markIn(text)).toBeNull();
});
