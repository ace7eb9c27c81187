import { expect, test, vi } from 'vitest';
import { freeUrls } from './freeUrls';

test('a url that is taken gets the first number that is free', async () => {
  const taken = new Set(['walk', 'walk-2', 'bread']);
  const findTaken = vi.fn<(urls: readonly string[]) => Promise<string[]>>(async (urls) =>
    urls.filter((url) => taken.has(url)),
  );
  expect(await freeUrls(['walk', 'soup', 'bread'], findTaken)).toEqual([
    'walk-3',
    'soup',
    'bread-2',
  ]);
  expect(findTaken.mock.calls.map(([urls]) => urls)).toEqual([
    ['walk', 'soup', 'bread'],
    ['walk-2', 'bread-2'],
    ['walk-3'],
  ]);
});

test('two posts get different urls, also if a number makes them the same', async () => {
  const findTaken = async (urls: readonly string[]) => urls.filter((url) => url === 'walk');
  expect(await freeUrls(['walk-2', 'walk'], findTaken)).toEqual(['walk-2', 'walk-3']);
});

test('without posts nothing is asked', async () => {
  const findTaken = vi.fn<(urls: readonly string[]) => Promise<string[]>>();
  expect(await freeUrls([], findTaken)).toEqual([]);
  expect(findTaken).not.toHaveBeenCalled();
});
