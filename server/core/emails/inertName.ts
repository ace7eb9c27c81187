/** Control characters, and invisible characters that can change the direction of the text. */
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** In code points: a name that is longer can carry an advertisement. */
const longestName = 40;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text between characters as people see them, such as letters with accents and emoji. */
function shorten(text: string) {
  if (Array.from(text).length <= longestName) return text;
  let start = '';
  for (const { segment } of graphemes.segment(text)) {
    if (Array.from(start + segment).length >= longestName) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}

/** Words for an e-mail: in one line, without characters that are not seen. */
export const inertWords = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(invisible, '').trim();

/** The separators of a web or e-mail address, also in full width. */
const addressParts = [
  /(?<=\S)[@\uff20](?=\S)/gu,
  /(?<=\p{L})[:\uff1a](?=\S)|(?<=\p{N})[:\uff1a](?=[\p{L}/\\])/gu,
  /(?<=[\p{L}\p{M}\p{N}_-])[.\uff0e\u3002\uff61](?=[\p{L}\p{M}])|(?<=[\p{L}\p{M}_-])[.\uff0e\u3002\uff61](?=\p{N})/gu,
];

const numericAddress = /\d{1,3}(?:[.\uff0e\u3002\uff61]\d{1,3}){3}/gu;

/**
 * The words of a stranger without addresses that e-mail programs turn into links: their parts are separated by spaces.
 * Times and decimal numbers stay.
 */
export const withoutAddresses = (text: string) =>
  addressParts
    .reduce((inert, part) => inert.replaceAll(part, '$& '), text)
    .replaceAll(numericAddress, (address) => address.replaceAll(/\D/gu, '$& '));

/**
 * A name for an e-mail. Anyone can have an e-mail with a name of their choice sent to any address, so a name is short,
 * and because e-mail programs turn texts such as "free.example" into links, dots, slashes and the like are followed
 * by a space.
 */
export function inertName(name: string) {
  const inert = name
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(invisible, '')
    .replaceAll(/[.:/\\@。]+(?=\S)/g, (separator) => `${separator} `);
  return shorten(inert.trim());
}
