import type { UrlUse } from './html/cleanAttributes';
import { decodeEntities } from './html/entities';
import { isApiCallUrl } from './pictureUrl';

const schemes: Readonly<Record<UrlUse, readonly string[]>> = {
  link: ['http', 'https', 'mailto', 'tel'],
  image: ['http', 'https'],
  frame: ['https'],
};

// Browsers drop control characters from a URL and read a backslash as a slash.
const ambiguous = /[\p{Cc}\\]/u;

function isAllowed(url: string, use: UrlUse) {
  if (ambiguous.test(url)) return false;
  const [start = ''] = url.split(/[/?#]/, 1);
  // An unknown entity could stand for the colon of a scheme.
  if (/&[a-z0-9]+;/i.test(start)) return false;
  if (!start.includes(':')) return use !== 'frame';
  const scheme = start.slice(0, start.indexOf(':')).toLowerCase();
  return schemes[use].includes(scheme);
}

/**
 * Returns true if a URL has an allowed scheme for its use, no browser reads it differently, and a
 * picture doesn't call the API.
 */
export function isSafeUrl(url: string, use: UrlUse) {
  return isAllowed(url.trim(), use) && !(use === 'image' && isApiCallUrl(url));
}

/** The same check for a URL in an attribute, where entities are decoded first. */
export function isSafeAttributeUrl(value: string, use: UrlUse) {
  return isSafeUrl(decodeEntities(value), use);
}
