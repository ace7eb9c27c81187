import { expect, test } from 'vitest';
import { linkParts } from './linkParts';

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://site.example/a?b=1#c for more', ['https://site.example/a?b=1#c']],
  ['http://one.example and HTTPS://TWO.example', ['http://one.example', 'HTTPS://TWO.example']],
  ['(https://site.example/page), then', ['https://site.example/page']],
  ['https://site.example/wiki/Bread_(food).', ['https://site.example/wiki/Bread_(food)']],
  ['“https://site.example”', ['https://site.example']],
  ['نصّ https://site.example، نصّ', ['https://site.example']],
])('the addresses in "%s" are links', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://site.example',
  'www.site.example',
  'https://',
  'http://%',
  '//site.example',
])('"%s" is no link', (text) => {
  expect(linkParts(text)).toEqual([{ text, href: null }]);
});

test.each([
  '',
  'Plain',
  'https://a.example\nhttps://b.example.',
  'x https://a.example!!!!!!!!!!!! y',
])('the parts of "%s" are the whole text', (text) => {
  const parts = linkParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
