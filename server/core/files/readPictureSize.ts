import type { PictureSize } from '@contract/pictureVersions';
import type { PictureType } from '@contract/sniffPicture';

/** Missing bytes make the number NaN. */
function bigEndian(bytes: Uint8Array, from: number, count: number) {
  let number = 0;
  for (let at = from; at < from + count; at += 1) number = number * 256 + (bytes[at] ?? Number.NaN);
  return number;
}

function littleEndian(bytes: Uint8Array, from: number, count: number) {
  return bigEndian(bytes.slice(from, from + count).toReversed(), 0, count);
}

const textAt = (bytes: Uint8Array, from: number) =>
  String.fromCharCode(...bytes.slice(from, from + 4));

function readPng(bytes: Uint8Array) {
  return { width: bigEndian(bytes, 16, 4), height: bigEndian(bytes, 20, 4) };
}

function readGif(bytes: Uint8Array) {
  return { width: littleEndian(bytes, 6, 2), height: littleEndian(bytes, 8, 2) };
}

/** One of the three kinds of WebP follows the container's header. */
function readWebp(bytes: Uint8Array) {
  switch (textAt(bytes, 12)) {
    case 'VP8X':
      return { width: littleEndian(bytes, 24, 3) + 1, height: littleEndian(bytes, 27, 3) + 1 };
    case 'VP8L': {
      const packed = littleEndian(bytes, 21, 4);
      return {
        width: (packed % 2 ** 14) + 1,
        height: (Math.floor(packed / 2 ** 14) % 2 ** 14) + 1,
      };
    }
    default:
      return {
        width: littleEndian(bytes, 26, 2) % 2 ** 14,
        height: littleEndian(bytes, 28, 2) % 2 ** 14,
      };
  }
}

/** Start-of-frame markers; the other three in this range are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readJpeg(bytes: Uint8Array) {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (isFrame(marker)) {
      return { width: bigEndian(bytes, at + 7, 2), height: bigEndian(bytes, at + 5, 2) };
    }
    // A marker can have fill bytes before it.
    at += marker === 0xff ? 1 : 2 + bigEndian(bytes, at + 2, 2);
  }
  return null;
}

const readers = {
  'image/png': readPng,
  'image/gif': readGif,
  'image/webp': readWebp,
  'image/jpeg': readJpeg,
} as const satisfies Record<PictureType, (bytes: Uint8Array) => PictureSize | null>;

/** The size in an image's header, before it is decoded and turned upright; null if it has none. */
export function readPictureSize(bytes: Uint8Array, type: PictureType): PictureSize | null {
  const size = readers[type](bytes);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** Returns true for pictures that can be animated; a scaled version shows only the first frame. */
export function canBeAnimated(bytes: Uint8Array, type: PictureType) {
  const hasAnimationFlag = Math.floor((bytes[20] ?? 0) / 2) % 2 === 1;
  const isExtended = textAt(bytes, 12) === 'VP8X';
  return type === 'image/gif' || (type === 'image/webp' && isExtended && hasAnimationFlag);
}
