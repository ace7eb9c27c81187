import type { PictureType } from '@contract/sniffPicture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureBytes, testFormats } from '../testing/testPicture';
import { canBeAnimated, readPictureSize } from './readPictureSize';

const size = { width: 700, height: 300 };
const background = { r: 40, g: 80, b: 120, alpha: 0.5 };
const opaque = () => sharp({ create: { ...size, channels: 3, background } });
const transparent = () => sharp({ create: { ...size, channels: 4, background } });

async function animation() {
  const frames = await Promise.all(
    [opaque(), transparent()].map((frame) => frame.png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } });
}

const pictures = [
  ['a PNG', 'image/png', () => opaque().png()],
  ['a JPEG', 'image/jpeg', () => opaque().jpeg()],
  ['a progressive JPEG', 'image/jpeg', () => opaque().jpeg({ progressive: true })],
  ['a JPEG with Exif data', 'image/jpeg', () => opaque().withExif({}).jpeg()],
  ['a GIF', 'image/gif', () => opaque().gif()],
  ['a WebP', 'image/webp', () => opaque().webp()],
  ['a lossless WebP', 'image/webp', () => opaque().webp({ lossless: true })],
  ['a transparent WebP', 'image/webp', () => transparent().webp()],
] as const;

test.each(pictures)('reads the size of %s', async (_, type, draw) => {
  expect(readPictureSize(await draw().toBuffer(), type)).toEqual(size);
});

test('an animated WebP and every GIF can be animated', async () => {
  const animated = await (await animation()).webp().toBuffer();
  expect(readPictureSize(animated, 'image/webp')).toEqual(size);
  expect(canBeAnimated(animated, 'image/webp')).toBe(true);
  expect(canBeAnimated(pictureBytes('gif'), 'image/gif')).toBe(true);
});

test.each(pictures.filter(([, type]) => type !== 'image/gif'))(
  '%s can’t be animated',
  async (_, type, draw) => {
    expect(canBeAnimated(await draw().toBuffer(), type)).toBe(false);
  },
);

test.each(testFormats)('a %s without its header has no size', (format) => {
  const type: PictureType = `image/${format}`;
  expect(readPictureSize(pictureBytes(format).slice(0, 8), type)).toBeNull();
});

test('a JPEG of markers without a frame has no size', () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xff, 0xe0, 0, 2, 0xff, 0xd9]);
  expect(readPictureSize(bytes, 'image/jpeg')).toBeNull();
});

test('a picture without pixels has no size', () => {
  const bytes = pictureBytes('gif');
  bytes[6] = 0;
  expect(readPictureSize(bytes, 'image/gif')).toBeNull();
});
