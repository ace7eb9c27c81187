import { mostFileBytes } from '@contract/uploads';
import { expect, test, vi } from 'vitest';
import { fetchPicture } from './fetchPicture';

const address = new URL('https://pictures.example/dot.png');

function answerWith(response: Response, url = address.href) {
  Object.defineProperty(response, 'url', { value: url });
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

test('the tab fetches pictures without cookies', async () => {
  const fetching = answerWith(new Response(new Uint8Array([1, 2])));
  expect(await fetchPicture(address)).toEqual(new Uint8Array([1, 2]));
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ mode: 'cors', credentials: 'omit' });
});

test('the tab counts the bytes while they come', async () => {
  answerWith(new Response(new Uint8Array(mostFileBytes + 1)));
  expect(await fetchPicture(address)).toBe('too large');
});

test('the tab refuses other addresses, also after a redirect, and other answers', async () => {
  const fetching = answerWith(new Response('x'));
  expect(await fetchPicture(new URL('http://pictures.example/'))).toBe('refused');
  expect(fetching).not.toHaveBeenCalled();
  answerWith(new Response('x'), 'http://pictures.example/');
  expect(await fetchPicture(address)).toBe('refused');
  answerWith(new Response('x', { status: 404 }));
  expect(await fetchPicture(address)).toBe('refused');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchPicture(address)).toBe('refused');
});
