import { expect, test } from 'vitest';
import type { Pictures, StoredFile } from '../ports';
import { pictureBytes, testFormats } from './testPicture';

/** The tests of the pictures port; each implementation runs them. */
export function testPictures(pictures: Pictures) {
  const decode = async (file: StoredFile) => pictures.decode(file, async (picture) => picture);

  test.each(testFormats)('decodes a %s', async (format) => {
    const picture = await decode({ bytes: pictureBytes(format), type: `image/${format}` });
    expect(picture).toMatchObject({ width: 2, height: 1 });
  });

  test.each(testFormats)('does not decode half a %s', async (format) => {
    const bytes = pictureBytes(format);
    const half = bytes.slice(0, bytes.length / 2);
    expect(await decode({ bytes: half, type: `image/${format}` })).toBeNull();
  });

  test('does not decode a signature alone', async () => {
    const bytes = pictureBytes('png').slice(0, 8);
    expect(await decode({ bytes, type: 'image/png' })).toBeNull();
  });

  test('a scaled picture is a file with its type', async () => {
    const picture = await decode({ bytes: pictureBytes('png'), type: 'image/png' });
    const scaled = await picture?.scaleTo({ width: 1, height: 1 });
    expect(scaled?.type).toMatch(/^image\//);
    expect(scaled?.bytes.length).toBeGreaterThan(0);
  });
}
