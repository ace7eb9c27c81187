import { expect, test, vi } from 'vitest';
import { loadCover } from './loadCover';

const answer = (type: string, status = 200) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      new Response(new Blob(['x'], { type }), { status, headers: { 'content-type': type } }),
    );

test('a JPEG or PNG of the text becomes the cover as it is', async () => {
  answer('image/png');
  const cover = await loadCover('/spade.png');
  expect(cover).toMatchObject({ name: 'cover.png', type: 'image/png', size: 1 });
});

test.each([
  ['text/html', 200],
  ['image/png', 404],
])('an answer that is no picture gives no cover (%s, %i)', async (type, status) => {
  answer(type, status);
  expect(await loadCover('/spade.png')).toBeNull();
});

test('a picture that can not be loaded or drawn gives no cover', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await loadCover('https://elsewhere.example/spade.png')).toBeNull();
  answer('image/webp');
  expect(await loadCover('/spade.webp')).toBeNull();
});
