import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { moveTexts } from '@contract/texts/moveTexts';
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

const failing = (thrown: Error) => ({ path: 'heap.png', blob: async () => Promise.reject(thrown) });

test('a damaged picture is none', async () => {
  const damaged = new UnreadableFileError(moveTexts.broken);
  expect(await readPicture(failing(damaged))).toBeNull();
});

test.each(['NotFoundError', 'NotReadableError'])(
  'an archive that is gone (%s) is no damaged picture',
  async (name) => {
    const gone = new DOMException('', name);
    await expect(readPicture(failing(gone))).rejects.toBe(gone);
  },
);
