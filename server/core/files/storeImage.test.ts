import { limits } from '@contract/limits';
import { imageTexts } from '@contract/texts/imageTexts';
import { expect, test } from 'vitest';
import { createMemoryFiles } from '../adapters/memoryFiles';
import { fileNameFromUrl } from './fileUrl';
import { storeImage } from './storeImage';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const gif = new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1]);

function createPorts() {
  const settings = {
    siteUrl: 'https://commonplace.test',
    apiPath: '/api/v1',
    contactAddress: 'editors@commonplace.test',
    secureCookies: true,
  };
  return { files: createMemoryFiles(), ids: { next: () => 'picture-1' }, settings };
}

test('stores an image under a new name with the extension of its real type', async () => {
  const ports = createPorts();
  const file = new File([png], 'photo.jpg', { type: 'image/jpeg' });
  const stored = await storeImage(ports, { file, use: 'post' });
  expect(stored).toEqual({
    name: 'picture-1.png',
    url: '/api/v1/resource/file/picture-1.png',
  });
  expect(await ports.files.get('picture-1.png')).toEqual({ bytes: png, type: 'image/png' });
});

test('rejects an image type that is not allowed for the use', async () => {
  const file = new Blob([gif], { type: 'image/png' });
  const refused = { status: 415, message: imageTexts.avatar };
  await expect(storeImage(createPorts(), { file, use: 'avatar' })).rejects.toMatchObject(refused);
});

test('rejects a script with an image type', async () => {
  const file = new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' });
  await expect(storeImage(createPorts(), { file, use: 'resource' })).rejects.toMatchObject({
    status: 415,
    message: imageTexts.resource,
  });
});

const sized = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(png);
  return new Blob([bytes]);
};

test('rejects an image over the limit and stores one at the limit', async () => {
  const tooLarge = storeImage(createPorts(), { file: sized(limits.fileBytes + 1), use: 'post' });
  await expect(tooLarge).rejects.toMatchObject({ status: 413, message: imageTexts.tooLarge });
  const kept = storeImage(createPorts(), { file: sized(limits.fileBytes), use: 'post' });
  await expect(kept).resolves.toMatchObject({ name: 'picture-1.png' });
});

test('only own URLs have a file name', () => {
  const settings = { apiPath: '/api/v1' };
  expect(fileNameFromUrl(settings, '/api/v1/resource/file/a.png')).toBe('a.png');
  expect(fileNameFromUrl(settings, '/default-avatar.webp')).toBeNull();
  expect(fileNameFromUrl(settings, 'https://elsewhere.test/a.png')).toBeNull();
});
