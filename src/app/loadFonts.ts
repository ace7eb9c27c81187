import { fontsKey } from '@contract/storageKeys';
import { savesData } from '@/lib/browser/savesData';
import { storage } from '@/lib/browser/storage';

const fonts = ['1em "Newsreader Variable"', '1em "Instrument Sans Variable"'];

/** Pictures with high priority are what the visitor waits for: fonts come after them. */
const firstPictures = () =>
  Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]'));

/** In milliseconds: a reader is in the middle of a text that has been shown for longer. */
const longestSwap = 500;

/** Other fonts break lines elsewhere: what the visitor reads or is about to press would move. */
const isReading = (startedAt: number) =>
  performance.now() - startedAt > longestSwap || window.scrollY > 0;

function applyFonts() {
  document.documentElement.dataset.fonts = 'loaded';
}

/**
 * Loads the site's fonts after the first page has been shown, and uses them from then on; on a slow
 * connection, or if the visitor has scrolled, from the next page on. Until then the text stands in
 * installed fonts of the same measurements.
 */
export async function loadFonts(onNextPage: (listener: () => void) => void) {
  if (document.documentElement.dataset.fonts || savesData()) return;
  await Promise.allSettled(firstPictures().map((picture) => picture.decode()));
  const startedAt = performance.now();
  try {
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
  } catch {
    // The installed fonts stay.
    return;
  }
  storage.write(fontsKey, 'loaded');
  if (isReading(startedAt)) onNextPage(applyFonts);
  else applyFonts();
}
