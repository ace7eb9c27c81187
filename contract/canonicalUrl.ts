import { limits } from './limits';

/** In Node 20, `URL.canParse` refuses hosts with letters such as ü after it was called often. */
function parse(text: string) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const nameOf = ({ hostname }: URL) => hostname.replace(/\.$/, '');

/**
 * Reads the address at which a post was published first: https, on another site, without credentials. Returns
 * it in its normal form, '' for an empty text, and null for any other text.
 */
export function readCanonicalUrl(text: string, siteUrl: string) {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const url = /^https:\/\//i.test(trimmed) ? parse(trimmed) : null;
  if (!url || url.username !== '' || url.password !== '') return null;
  const site = parse(siteUrl);
  const isHere = site !== null && nameOf(url) === nameOf(site);
  const isTooLong = Math.max(trimmed.length, url.href.length) > limits.longest.canonicalUrl;
  return isHere || isTooLong ? null : url.href;
}

/** The host of an address that `readCanonicalUrl` has returned. */
export const hostOf = (url: string) => new URL(url).host;
