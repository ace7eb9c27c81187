import type { PictureSize } from '@contract/pictureVersions';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { mostFileBytes } from '@contract/uploads';
import { expect, test } from 'vitest';
import { createMemoryFiles } from '../adapters/memoryFiles';
import { memoryPictures } from '../adapters/memoryPictures';
import type { Files, Pictures } from '../ports';
import { pictureBytes, pngOfSize } from '../testing/testPicture';
import { fileNameFromUrl } from './fileUrl';
import { removeFiles } from './removeFiles';
import { storePicture } from './storePicture';

/** Writes the size into the file instead of scaling. */
const recordedSizes: Pictures = {
  async decode(file, work) {
    const scaleTo = async ({ width, height }: PictureSize) => {
      const text = new TextEncoder().encode(`${width}x${height}`);
      return { bytes: text, type: 'image/webp' };
    };
    return memoryPictures.decode(file, async (picture) => work({ ...picture, scaleTo }));
  },
};

function createPorts() {
  const tasks: Promise<void>[] = [];
  const reported: unknown[] = [];
  return {
    reported,
    report: (failure: unknown) => void reported.push(failure),
    files: createMemoryFiles(),
    pictures: recordedSizes,
    ids: { next: () => 'picture-1' },
    background: (task: () => Promise<void>) => void tasks.push(task()),
    settled: () => Promise.all(tasks),
    settings: {
      siteName: 'Commonplace',
      accent: '',
      logo: '',
      siteUrl: 'https://commonplace.test',
      apiPath: '/api/v1',
      contactAddress: 'editors@commonplace.test',
      emailsPerMinute: 1000,
      timeZone: '',
      secureCookies: true,
      pageOrigins: [],
      holding: 'new' as const,
    },
  };
}

const photo = () => new File([pngOfSize({ width: 1600, height: 900 })], 'photo.jpg');

test('stores a picture in four widths; the largest has the name', async () => {
  const ports = createPorts();
  const stored = await storePicture(ports, { file: photo(), use: 'post' });
  expect(stored).toEqual({
    name: 'picture-1-1280x720.webp',
    url: '/api/v1/resource/file/picture-1-1280x720.webp',
  });
  const files = await Promise.all(
    ports.files.names().map(async (name) => {
      const file = await ports.files.get(name);
      return [name, file?.type, new TextDecoder().decode(file?.bytes)];
    }),
  );
  expect(files).toEqual([
    ['picture-1-1280x720-320w.webp', 'image/webp', '320x180'],
    ['picture-1-1280x720-640w.webp', 'image/webp', '640x360'],
    ['picture-1-1280x720-960w.webp', 'image/webp', '960x540'],
    ['picture-1-1280x720.webp', 'image/webp', '1280x720'],
  ]);
});

test('removing a picture by its URL removes all versions', async () => {
  const ports = createPorts();
  const { url } = await storePicture(ports, { file: photo(), use: 'post' });
  removeFiles(ports, { urls: [url] });
  await ports.settled();
  expect(ports.files.names()).toEqual([]);
});

test('a picture that was stored without versions can be removed', async () => {
  const ports = createPorts();
  await ports.files.put('old.png', { bytes: pictureBytes('png'), type: 'image/png' });
  removeFiles(ports, { urls: ['/api/v1/resource/file/old.png'] });
  await ports.settled();
  expect(ports.files.names()).toEqual([]);
});

test('a small picture is stored once', async () => {
  const ports = createPorts();
  await storePicture(ports, { file: new Blob([pictureBytes('jpeg')]), use: 'avatar' });
  expect(ports.files.names()).toEqual(['picture-1-2x1.webp']);
});

test('a GIF is stored with all frames, because it can be animated', async () => {
  const ports = createPorts();
  const bytes = pictureBytes('gif');
  const { name } = await storePicture(ports, { file: new Blob([bytes]), use: 'resource' });
  expect(name).toBe('picture-1-2x1-original.gif');
  expect(ports.files.names()).toEqual([name]);
  expect(await ports.files.get(name)).toEqual({ bytes, type: 'image/gif' });
});

test('rejects an image type that is not allowed for the use', async () => {
  const file = new Blob([pictureBytes('gif')], { type: 'image/png' });
  const refused = { status: 415, message: pictureTexts.avatar };
  await expect(storePicture(createPorts(), { file, use: 'avatar' })).rejects.toMatchObject(refused);
});

test('rejects a script with an image type', async () => {
  const file = new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' });
  await expect(storePicture(createPorts(), { file, use: 'resource' })).rejects.toMatchObject({
    status: 415,
    message: pictureTexts.resource,
  });
});

test('rejects a file over the limit', async () => {
  const file = new Blob([pictureBytes('png'), new Uint8Array(mostFileBytes)]);
  const refused = { status: 413, message: pictureTexts.tooLarge };
  await expect(storePicture(createPorts(), { file, use: 'post' })).rejects.toMatchObject(refused);
});

test('stores a file at the limit', async () => {
  const png = pictureBytes('png');
  const filler = new Uint8Array(mostFileBytes - png.length);
  const file = new Blob([png.slice(0, -12), filler, png.slice(-12)]);
  expect(file.size).toBe(mostFileBytes);
  const stored = storePicture(createPorts(), { file, use: 'post' });
  await expect(stored).resolves.toMatchObject({ name: 'picture-1-2x1.webp' });
});

const decodesNothing: Pictures = {
  decode: () => Promise.reject(new Error('Must not be decoded.')),
};

test.each([
  [8001, 1],
  [1, 8001],
  [6400, 6251],
])('rejects a picture of %i by %i pixels without decoding it', async (width, height) => {
  const ports = { ...createPorts(), pictures: decodesNothing };
  const file = new Blob([pngOfSize({ width, height })]);
  const refused = {
    status: 422,
    message: pictureTexts.tooManyPixels,
    details: { field: 'postImage' },
  };
  await expect(storePicture(ports, { file, use: 'post' })).rejects.toMatchObject(refused);
  expect(ports.files.names()).toEqual([]);
});

test('stores a picture of 8,000 by 5,000 pixels', async () => {
  const file = new Blob([pngOfSize({ width: 8000, height: 5000 })]);
  const stored = await storePicture(createPorts(), { file, use: 'post' });
  expect(stored.name).toBe('picture-1-1280x800.webp');
});

test.each([
  ['a PNG of 8 bytes', pictureBytes('png').slice(0, 8)],
  ['a PNG without its end', pictureBytes('png').slice(0, -12)],
  ['half a JPEG', pictureBytes('jpeg').slice(0, 200)],
])('rejects %s', async (_, bytes) => {
  const ports = createPorts();
  const refused = { status: 422, message: pictureTexts.unreadable, details: { field: 'avatar' } };
  const stored = storePicture(ports, { file: new Blob([bytes]), use: 'avatar' });
  await expect(stored).rejects.toMatchObject(refused);
  expect(ports.files.names()).toEqual([]);
});

test('only own URLs have a file name', () => {
  const settings = { apiPath: '/api/v1' };
  expect(fileNameFromUrl(settings, '/api/v1/resource/file/a.png')).toBe('a.png');
  expect(fileNameFromUrl(settings, '/avatar.webp')).toBeNull();
  expect(fileNameFromUrl(settings, 'https://elsewhere.test/a.png')).toBeNull();
});

test.each([0, 1, 3])('if the disk is full after %i files, none stays', async (stored) => {
  const ports = createPorts();
  const { files } = ports;
  const full = new Error('No space left on the device.');
  const put: Files['put'] = async (name, file) => {
    if (files.names().length === stored) throw full;
    await files.put(name, file);
  };
  const storing = storePicture(
    { ...ports, files: { ...files, put } },
    { file: photo(), use: 'post' },
  );
  await expect(storing).rejects.toMatchObject({
    status: 503,
    message: pictureTexts.notStored,
    details: { retryAfter: 10 },
  });
  await ports.settled();
  expect(files.names()).toEqual([]);
  expect(ports.reported).toEqual([full]);
});
