import { sanitizeRaw } from '../sanitizeHtml';
import { decodeEntities } from './entities';

const lineStart = /<\/?(?:br|p|div|li|h[1-6]|tr|td|th|blockquote|figcaption|section)\b[^>]*>/gi;

/** Returns the text of a piece of HTML: no tags, entities decoded, whitespace collapsed. */
export function plainText(html: string) {
  const separated = sanitizeRaw(html).replaceAll(lineStart, ' ');
  const text = decodeEntities(separated.replaceAll(/<[^>]*>/g, ''));
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Returns the texts of several pieces of HTML, one a line, without the empty ones. */
export function plainLines(...parts: readonly string[]) {
  return parts
    .map(plainText)
    .filter((text) => text !== '')
    .join('\n');
}
