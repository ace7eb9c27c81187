import { mostFileBytes } from '@contract/uploads';
import { expect, test, vi } from 'vitest';
import { fitPicture, inAcceptedType } from './fitPicture';

/** A browser whose pictures have `bytesPerPixel`, and that encodes the given types. */
function stubPictures({ width = 4000, height = 3000, bytesPerPixel = 0.5, encodes = /jpeg|png/ }) {
  const drawn: { width: number; height: number; type: string }[] = [];
  const close = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close }));
  class Canvas {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
    getContext() {
      return { fillRect() {}, drawImage() {} };
    }
    convertToBlob({ type }: { type: string }) {
      const { width, height } = this;
      drawn.push({ width, height, type });
      const size = Math.round(width * height * bytesPerPixel);
      const encoded = encodes.test(type) ? type : 'image/png';
      return Promise.resolve(new Blob([new Uint8Array(size)], { type: encoded }));
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return { drawn, close };
}

const pictureFile = (name: string, type: string, megabytes: number) =>
  new File([new Uint8Array(megabytes * 1024 * 1024)], name, { type });

/** A large file that begins with a character for each byte. */
function animation(name: string, type: string, start: string) {
  const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0));
  return new File([bytes, new Uint8Array(6 * 1024 * 1024)], name, { type });
}

test('a photo is scaled to 2,560 pixels and keeps its name and type', async () => {
  const { drawn, close } = stubPictures({});
  const fitted = await fitPicture(pictureFile('IMG_1.JPG', 'image/jpeg', 12), 'avatar');
  expect(fitted).toMatchObject({ name: 'IMG_1.JPG', type: 'image/jpeg' });
  expect(drawn).toEqual([{ width: 2560, height: 1920, type: 'image/jpeg' }]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a picture that is still too large is scaled further', async () => {
  const { drawn } = stubPictures({ bytesPerPixel: 2 });
  const fitted = await fitPicture(pictureFile('drawing.png', 'image/png', 12), 'post');
  expect(fitted).toMatchObject({ name: 'drawing.png', type: 'image/png' });
  expect(fitted.size).toBeLessThanOrEqual(mostFileBytes);
  expect(drawn.map(({ width }) => width)).toEqual([2560, 1920, 1440]);
});

test.each([
  ['is small', pictureFile('small.jpg', 'image/jpeg', 0.5), 'post'],
  ['is a GIF', pictureFile('moving.gif', 'image/gif', 6), 'resource'],
  [
    'is an animated PNG',
    animation('moving.png', 'image/png', '\u0089PNG\r\n\u001a\nIHDR acTL'),
    'resource',
  ],
  [
    'is an animated WebP',
    animation('moving.webp', 'image/webp', 'RIFF1234WEBPVP8X ANIM'),
    'resource',
  ],
  ['has a type that covers can not have', pictureFile('photo.heic', 'image/heic', 3), 'post'],
  ['is no picture', pictureFile('letter.pdf', 'application/pdf', 3), 'resource'],
] as const)('a file is sent as it is if it %s', async (_, file, use) => {
  const { drawn } = stubPictures({});
  expect(await fitPicture(file, use)).toBe(file);
  expect(drawn).toEqual([]);
});

test('a file that would not become smaller is sent as it is', async () => {
  stubPictures({ width: 2000, height: 1500, bytesPerPixel: 1 });
  const file = pictureFile('photo.jpg', 'image/jpeg', 2);
  expect(await fitPicture(file, 'post')).toBe(file);
});

test('pictures of a text can be of the types that cameras make', async () => {
  stubPictures({ width: 400, height: 300 });
  const fitted = await fitPicture(pictureFile('IMG_1.HEIC', 'image/heic', 0.1), 'resource');
  expect(fitted).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
});

test('a browser that can not encode the type sends another one under its name', async () => {
  stubPictures({});
  const fitted = await fitPicture(pictureFile('photo.webp', 'image/webp', 6), 'cover');
  expect(fitted).toMatchObject({ name: 'photo.png', type: 'image/png' });
});

test('what the browser can not read is sent as it is, so that the API says why it is refused', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Unknown type')));
  const file = pictureFile('IMG_1.HEIC', 'image/heic', 2);
  expect(await fitPicture(file, 'resource')).toBe(file);
});

test('a picture of another type becomes a JPEG where only JPEG and PNG are accepted', async () => {
  const { drawn } = stubPictures({ width: 400, height: 300 });
  const webp = pictureFile('heap.webp', 'image/webp', 0.1);
  expect(await inAcceptedType(webp, 'post')).toMatchObject({
    name: 'heap.jpg',
    type: 'image/jpeg',
  });
  expect(drawn).toEqual([{ width: 400, height: 300, type: 'image/jpeg' }]);
  const png = pictureFile('heap.png', 'image/png', 0.1);
  expect(await inAcceptedType(png, 'post')).toBe(png);
});

test('a picture that can’t be read stays as it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Unknown type')));
  const webp = pictureFile('heap.webp', 'image/webp', 0.1);
  expect(await inAcceptedType(webp, 'post')).toBe(webp);
});
