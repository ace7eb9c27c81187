import { expect, test } from 'vitest';
import { readPicture } from './readPicture';

const webp = new TextEncoder().encode('RIFF0000WEBPVP8 ');

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  { of: 'a picture that was converted', bytes: webp, type: 'image/webp' },
  { of: 'a file that is no picture', bytes: bytesOf('<svg>'), type: 'image/png' },
  { of: 'an empty file', bytes: bytesOf(''), type: 'image/png' },
])('$of has the type of its bytes, else of its name', async ({ bytes, type }) => {
  const file = await readPicture({ path: 'images/heap.png', blob: async () => new Blob([bytes]) });
  expect(file).toMatchObject({ name: 'heap.png', type });
});
