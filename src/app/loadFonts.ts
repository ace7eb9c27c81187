import { fontsKey } from '@contract/storageKeys';
import { savesData } from '@/lib/savesData';
import { storage } from '@/lib/storage';

const fonts = ['1em "Newsreader Variable"', '1em "Instrument Sans Variable"'];

/** Pictures with high priority are what the visitor waits for: fonts come after them. */
const firstPictures = () =>
  Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]'));

/**
 * Loads the site's fonts after the first page has been shown, and uses them from then on. Until
 * then the text stands in installed fonts of the same measurements.
 */
export async function loadFonts() {
  if (document.documentElement.dataset.fonts || savesData()) return;
  await Promise.allSettled(firstPictures().map((picture) => picture.decode()));
  try {
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
  } catch {
    // The installed fonts stay.
    return;
  }
  document.documentElement.dataset.fonts = 'loaded';
  storage.write(fontsKey, 'loaded');
}
