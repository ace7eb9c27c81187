import { expect, test } from 'vitest';
import { blockTexts, documentText, showsAnything } from './documentText';
import { plainText } from './html/plainText';

const of = (type: string, data: Record<string, unknown>, id = 'b') => ({
  blocks: [{ id, type, data }],
});

test.each([
  ['<b>Fish</b> &amp; chips&nbsp;&#8211; <i>now</i>', 'Fish & chips – now'],
  ['one<br>two', 'one two'],
  ['<p>one</p><p>two</p>', 'one two'],
  ['<script>hidden()</script>shown', 'shown'],
  ['5 &lt; 6', '5 < 6'],
])('the text of %s is %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('each block has its text under its id or index; code has none', () => {
  const document = {
    blocks: [
      { id: 'h', type: 'header', data: { text: 'Title' } },
      { type: 'list', data: { items: ['one', { content: 'two', items: ['three'] }] } },
      { id: 'c', type: 'code', data: { code: 'x()' } },
      { id: 'q', type: 'quote', data: { text: 'said', caption: 'who' } },
      { id: 't', type: 'table', data: { content: [['a', 'b']] } },
      { id: 'n', type: 'callout', data: { title: 'a < b', text: '<b>c</b>' } },
      { id: 'u', type: 'poll', data: { text: 'unseen' } },
    ],
  };
  expect(blockTexts(document)).toEqual([
    { blockId: 'h', type: 'header', text: 'Title' },
    { blockId: '1', type: 'list', text: 'one\ntwo\nthree' },
    { blockId: 'q', type: 'quote', text: 'said\nwho' },
    { blockId: 't', type: 'table', text: 'a\nb' },
    { blockId: 'n', type: 'callout', text: 'a < b\nc' },
  ]);
  expect(documentText(document)).toBe('Title\none\ntwo\nthree\nsaid\nwho\na\nb\na < b\nc');
});

test.each([
  ['paragraph', { text: ' &nbsp;<b></b><br> ' }, false],
  ['paragraph', { text: 'x' }, true],
  ['delimiter', {}, false],
  ['poll', { text: 'unseen' }, false],
  ['image', { file: { url: '' } }, false],
  ['image', { file: { url: '/a.png' } }, true],
  ['embed', { source: 'https://vimeo.com/1' }, true],
  ['code', { code: ' ' }, false],
  ['code', { code: 'x' }, true],
  ['raw', { html: '<script>1</script>' }, false],
  ['raw', { html: '<img src="/a.png">' }, true],
])('a %s with %o shows anything: %s', (type, data, shows) => {
  expect(showsAnything(of(type, data))).toBe(shows);
});
