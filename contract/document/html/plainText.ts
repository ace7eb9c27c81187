import { decodeEntities } from './entities';
import { visibleTokens } from './visibleTokens';

const lineTags: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 h6 p div section blockquote figcaption br li tr td th'.split(' '),
);

/** Returns the text of a piece of HTML: no tags, entities decoded, whitespace collapsed. */
export function plainText(html: string) {
  let text = '';
  for (const token of visibleTokens(html)) {
    if (token.kind === 'text') text += token.source;
    else if (lineTags.has(token.name)) text += ' ';
  }
  return decodeEntities(text).replaceAll(/\s+/g, ' ').trim();
}

/** Returns the texts of several pieces of HTML, one a line, without the empty ones. */
export function plainLines(parts: readonly string[]) {
  return parts
    .map(plainText)
    .filter((text) => text !== '')
    .join('\n');
}
