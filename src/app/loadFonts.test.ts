import { fontsKey } from '@contract/storageKeys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storage } from '@/lib/browser/storage';
import { loadFonts } from './loadFonts';

const { dataset } = document.documentElement;
let load = vi.fn();
const onNextPage = vi.fn<(listener: () => void) => void>();

beforeEach(() => {
  onNextPage.mockClear();
  load = vi.fn(() => Promise.resolve([]));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});

afterEach(() => {
  delete dataset.fonts;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('loads the fonts, uses them and remembers that they are in the cache', async () => {
  await loadFonts(onNextPage);
  expect(load).toHaveBeenCalledTimes(2);
  expect(dataset.fonts).toBe('loaded');
  expect(storage.read(fontsKey)).toBe('loaded');
  expect(onNextPage).not.toHaveBeenCalled();
});

test('fonts that take long are used from the next page on', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1501);
  await loadFonts(onNextPage);
  expect(storage.read(fontsKey)).toBe('loaded');
  expect(dataset.fonts).toBeUndefined();
  onNextPage.mock.lastCall?.[0]();
  expect(dataset.fonts).toBe('loaded');
});

test('a visitor who has scrolled sees them from the next page on', async () => {
  vi.stubGlobal('scrollY', 40);
  await loadFonts(onNextPage);
  expect(dataset.fonts).toBeUndefined();
  onNextPage.mock.lastCall?.[0]();
  expect(dataset.fonts).toBe('loaded');
});

test('waits for the pictures with high priority', async () => {
  let finish: () => void = () => undefined;
  const decoded = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const picture = Object.assign(document.createElement('img'), { decode: () => decoded });
  picture.setAttribute('fetchpriority', 'high');
  document.body.append(picture);
  const loaded = loadFonts(onNextPage);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  finish();
  await loaded;
  expect(load).toHaveBeenCalledTimes(2);
});

test('keeps the installed fonts if a font cannot be loaded', async () => {
  load.mockRejectedValue(new Error('network'));
  await loadFonts(onNextPage);
  expect(dataset.fonts).toBeUndefined();
});

test('does not load fonts for a visitor who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await loadFonts(onNextPage);
  expect(load).not.toHaveBeenCalled();
});

test('does nothing if the fonts are used already', async () => {
  dataset.fonts = 'loaded';
  await loadFonts(onNextPage);
  expect(load).not.toHaveBeenCalled();
});
