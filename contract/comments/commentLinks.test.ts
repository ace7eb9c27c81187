import { expect, test } from 'vitest';
import { hasForeignLink } from './commentLinks';
import { parseComment } from './parseComment';

const siteUrl = 'https://commonplace.test';

test.each([
  'See https://elsewhere.example/path.',
  'See [this](https://elsewhere.example).',
  '**Bold [this](http://elsewhere.example)**',
  '> https://elsewhere.example',
  'https://commonplace.test.elsewhere.example',
  'https://commonplace.test@elsewhere.example/',
  'https://commonplace.test:8443/',
])('%s is a link to another host', (text) => {
  expect(hasForeignLink(parseComment(text).links, siteUrl)).toBe(true);
});

test.each([
  'No link.',
  'elsewhere.example',
  'https://commonplace.test/posts/a and https://COMMONPLACE.test',
  '`https://elsewhere.example`',
  '```\nhttps://elsewhere.example\n```',
  'ftp://elsewhere.example',
  'javascript:alert(1)',
])('%s is none', (text) => {
  expect(hasForeignLink(parseComment(text).links, siteUrl)).toBe(false);
});
