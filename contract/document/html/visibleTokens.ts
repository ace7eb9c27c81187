import { hiddenTags } from './allowedHtml';
import { drawings, type HtmlTag, tokenizeHtml } from './tokenizeHtml';

type VisibleToken = HtmlTag | { kind: 'text'; source: string };

// Control characters: no text needs them, and browsers ignore some of them in URLs.
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;

const hasContent = ({ kind, name, isSelfClosing }: HtmlTag) =>
  kind === 'open' && !(isSelfClosing && drawings.has(name));

/** Returns the tags and text of HTML without comments, hidden elements and control characters. */
export function* visibleTokens(html: string): Generator<VisibleToken, void> {
  let hiddenBy: string | null = null;
  for (const token of tokenizeHtml(html.replaceAll(controlCharacters, ''))) {
    if (token.kind === 'comment' || token.kind === 'raw') continue;
    if (hiddenBy !== null) {
      if (token.kind === 'close' && token.name === hiddenBy) hiddenBy = null;
    } else if (token.kind === 'text' || !hiddenTags.has(token.name)) yield token;
    else if (hasContent(token)) hiddenBy = token.name;
  }
}
