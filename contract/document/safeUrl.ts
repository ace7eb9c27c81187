import { decodeEntities } from './htmlEntities';

const schemes = {
  link: ['http', 'https', 'mailto', 'tel'],
  image: ['http', 'https'],
  frame: ['https'],
} as const;

export type UrlUse = keyof typeof schemes;

// Browsers drop some of these from an address and read others as a slash.
const misread = /[\p{Cc}\\]/u;

function isAllowed(url: string, use: UrlUse) {
  if (misread.test(url)) return false;
  const [beginning = ''] = url.split(/[/?#]/, 1);
  // An entity that we can't read could hide the colon of a scheme.
  if (/&[a-z0-9]+;/i.test(beginning)) return false;
  if (!beginning.includes(':')) return use !== 'frame';
  const scheme = beginning.slice(0, beginning.indexOf(':')).toLowerCase();
  return schemes[use].some((allowed) => allowed === scheme);
}

/** Whether an address may stand where it stands: no scheme that runs, none that a browser may misread. */
export function isSafeUrl(url: string, use: UrlUse) {
  return isAllowed(url.trim(), use);
}

/** The same of an address as an attribute writes it, with entities. */
export function isSafeAttributeUrl(value: string, use: UrlUse) {
  return isSafeUrl(decodeEntities(value), use);
}
