import { expect, test } from 'vitest';
import type { Images } from '../ports';
import { imageBytes, testFormats } from './testImage';

/** The tests of the images port; each implementation runs them. */
export function testImages(images: Images) {
  test.each(testFormats)('decodes a %s', async (format) => {
    const picture = await images.decode({ bytes: imageBytes(format), type: `image/${format}` });
    expect(picture).toMatchObject({ width: 2, height: 1 });
  });

  test.each(testFormats)('does not decode half a %s', async (format) => {
    const bytes = imageBytes(format);
    const half = bytes.slice(0, bytes.length / 2);
    expect(await images.decode({ bytes: half, type: `image/${format}` })).toBeNull();
  });

  test('does not decode a signature alone', async () => {
    const bytes = imageBytes('png').slice(0, 8);
    expect(await images.decode({ bytes, type: 'image/png' })).toBeNull();
  });

  test('a scaled picture is a file with its type', async () => {
    const picture = await images.decode({ bytes: imageBytes('png'), type: 'image/png' });
    const scaled = await picture?.scaleTo({ width: 1, height: 1 });
    expect(scaled?.type).toMatch(/^image\//);
    expect(scaled?.bytes.length).toBeGreaterThan(0);
  });
}
