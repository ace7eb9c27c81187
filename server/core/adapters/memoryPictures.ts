import { type PictureType, sniffPicture } from '@contract/sniffPicture';
import { readPictureSize } from '../files/readPictureSize';
import type { Pictures } from '../ports';

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

/** The last bytes of each format. WebP has none; its header announces its length. */
const ends: Readonly<Partial<Record<PictureType, readonly number[]>>> = {
  'image/png': [...ascii('IEND'), 0xae, 0x42, 0x60, 0x82],
  'image/jpeg': [0xff, 0xd9],
  'image/gif': [0x3b],
};

function isComplete(bytes: Uint8Array<ArrayBuffer>, type: PictureType) {
  const end = ends[type];
  if (!end) return new DataView(bytes.buffer).getUint32(4, true) + 8 === bytes.length;
  return end.every((byte, index) => bytes[bytes.length - end.length + index] === byte);
}

/** Reads sizes without decoding, for tests. All versions are copies of the upload. */
export const memoryPictures: Pictures = {
  async decode(file, work) {
    const type = sniffPicture(file.bytes);
    const size = type && isComplete(file.bytes, type) ? readPictureSize(file.bytes, type) : null;
    return size && work({ ...size, scaleTo: () => Promise.resolve(file) });
  },
};
