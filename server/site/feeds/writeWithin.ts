import type { FeedItem } from './feed';

/** The size of all entries with their contents. With the other entries a feed has at most 2 MiB. */
const mostBytes = 1.75 * 1024 * 1024;

/** Writes entries; once a content doesn't fit, the contents of it and of all later ones are left out. */
export function writeWithin(items: readonly FeedItem[], write: (item: FeedItem) => string) {
  let left = mostBytes;
  return items.map((item) => {
    if (item.content !== null && left > 0) {
      const whole = write(item);
      left -= Buffer.byteLength(whole);
      if (left >= 0) return whole;
    }
    return write({ ...item, content: null });
  });
}
