import { expect, test } from 'vitest';
import { pictureBytes } from '../testing/testPicture';
import { joinBytes } from './joinBytes';
import { stripGif } from './stripGif';
import { stripWebp } from './stripWebp';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const of = (...parts: (Uint8Array | string | number)[]) =>
  joinBytes(
    parts.map((part) => {
      if (typeof part === 'number') return Uint8Array.of(part);
      return typeof part === 'string' ? ascii(part) : part;
    }),
  );

const gif = pictureBytes('gif');
const screen = gif.subarray(0, 19);
const frames = gif.subarray(19, -1);
const repeat = of(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, 5, 0, 0);

test('a GIF keeps its frames and its count of repetitions', () => {
  const clean = of(screen, repeat, frames, frames, 0x3b);
  expect(stripGif(clean)).toEqual(clean);
});

test.each([
  ['a comment', of(0x21, 0xfe, 3, 'Ada', 2, 'me', 0)],
  ['XMP', of(0x21, 0xff, 11, 'XMP DataXMP', 3, 'Ada', 0)],
  ['plain text', of(0x21, 0x01, 12, new Uint8Array(12), 3, 'Ada', 0)],
  ['an unknown extension', of(0x21, 0x77, 3, 'Ada', 0)],
  ['a repeating extension with other data', of(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 'Ada', 0)],
])('a GIF loses %s', (_, extension) => {
  const clean = of(screen, repeat, frames, 0x3b);
  expect(stripGif(of(screen, extension, repeat, frames, extension, 0x3b))).toEqual(clean);
});

test('a GIF loses what follows its end, and data after the count of repetitions', () => {
  const longRepeat = of(repeat.subarray(0, -1), 3, 'Ada', 0);
  const clean = of(screen, repeat, frames, 0x3b);
  expect(stripGif(of(screen, longRepeat, frames, 0x3b, 'Ada'))).toEqual(clean);
});

test.each([gif.subarray(0, 10), gif.subarray(0, -4), gif.subarray(0, -1)])(
  'a GIF that ends early has no result',
  (bytes) => {
    expect(stripGif(bytes)).toBeNull();
  },
);

function chunk(id: string, data: Uint8Array) {
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, data.length, true);
  return of(id, size, data, new Uint8Array(data.length % 2));
}

const picture = pictureBytes('webp').subarray(12);
const head = (flags: number) => chunk('VP8X', of(flags, new Uint8Array(9)));
const frame = (...chunks: Uint8Array[]) => chunk('ANMF', of(new Uint8Array(16), ...chunks));
const animation = chunk('ANIM', new Uint8Array(6));
const profile = chunk('ICCP', ascii('p3'));
const webp = (...chunks: Uint8Array[]) => chunk('RIFF', of('WEBP', ...chunks));

test('a WebP keeps its frames and its colour profile', () => {
  const clean = webp(head(0x22), profile, animation, frame(picture), frame(picture));
  expect(stripWebp(clean)).toEqual(clean);
});

test('a WebP loses metadata and unknown chunks, also in frames, and what follows its end', () => {
  const exif = chunk('EXIF', ascii('Ada'));
  const xmp = chunk('XMP ', ascii('Ada '));
  const other = chunk('abcd', ascii('Ada'));
  const bytes = webp(head(0x3e), other, profile, animation, frame(other, picture, exif), exif, xmp);
  const clean = webp(head(0x32), profile, animation, frame(picture));
  expect(stripWebp(of(bytes, 'Ada'))).toEqual(clean);
});

test('a WebP that ends early has no result', () => {
  const bytes = webp(head(2), animation, frame(picture));
  expect(stripWebp(bytes.subarray(0, -1))).toBeNull();
  expect(stripWebp(bytes.subarray(0, 6))).toBeNull();
});
