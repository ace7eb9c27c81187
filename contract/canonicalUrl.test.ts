import { expect, test } from 'vitest';
import { readCanonicalUrl } from './canonicalUrl';

const site = 'https://commonplace.example';
const read = (text: string) => readCanonicalUrl(text, site);

test.each([
  ['https://example.org/soil', 'https://example.org/soil'],
  [' HTTPS://Example.org ', 'https://example.org/'],
  ['https://example.org:8443/a b?c=d', 'https://example.org:8443/a%20b?c=d'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['', ''],
  ['  ', ''],
])('"%s" is read as "%s"', (text, url) => {
  expect(read(text)).toBe(url);
  expect(read(url)).toBe(url);
});

const long = `https://example.org/${'a'.repeat(1980)}`;

test.each([
  'http://example.org/soil',
  'example.org/soil',
  '//example.org/soil',
  'https:example.org',
  'https://',
  'https://exa mple.org',
  'javascript:alert(1)//https://example.org',
  'data:text/html,https://example.org',
  'https://user@example.org/',
  'https://user:secret@example.org/',
  'https://:secret@example.org/',
  'https://commonplace.example/posts/soil',
  'https://Commonplace.example.:444/posts/soil',
  'https://COMMONPLACE.example@commonplace.example/',
  `${long}a`,
  `https://example.org/${'ä'.repeat(600)}`,
])('"%s" is refused', (text) => {
  expect(read(text)).toBeNull();
});

test('an address of 2,000 characters is not too long', () => {
  expect(long).toHaveLength(2000);
  expect(read(long)).toBe(long);
});
