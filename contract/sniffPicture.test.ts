import { expect, test } from 'vitest';
import { sniffPicture } from './sniffPicture';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0rest'],
  ['image/png', '\x89PNG\r\n\x1a\nrest'],
  ['image/webp', 'RIFF....WEBPVP8 '],
  ['image/gif', 'GIF87a..'],
  ['image/gif', 'GIF89a..'],
])('detects %s by its signature', (type, text) => {
  expect(sniffPicture(bytesOf(text))).toBe(type);
});

test.each([
  ['an empty file', ''],
  ['a truncated signature', '\x89PNG'],
  ['audio in the same container as webp', 'RIFF....WAVEfmt '],
  ['an svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['an HTML page', '<!doctype html><script>1</script>'],
  ['an image with bytes before its signature', ' \xff\xd8\xff\xe0'],
])('%s is not an image', (_, text) => {
  expect(sniffPicture(bytesOf(text))).toBeNull();
});
