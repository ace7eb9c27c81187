import type { MarkedToken, Token } from 'marked';
import { decodeEntities } from '../html/entities';
import { escapeAttribute, escapeHtml } from './inlineRuns';
import { normaliseInline } from './inlineTree';
import { childTokens } from './parseMarkdown';

/** Escapes text for HTML. Entities keep their meaning. */
function textHtml(text: string) {
  return text.replaceAll(/&(?:#x?[0-9a-f]+|[a-z][a-z0-9]*);|[&<>\u00a0]/gi, (found) => {
    const decoded = decodeEntities(found);
    return decoded === found && found.length > 1 ? found : escapeHtml(decoded);
  });
}

function link(href: string, content: string) {
  return `<a href="${escapeAttribute(href)}">${content}</a>`;
}

const tags = new Map([
  ['strong', 'b'],
  ['em', 'i'],
  ['del', 's'],
]);

function tokenHtml(token: MarkedToken): string {
  if (token.type === 'codespan') return `<code>${escapeHtml(token.text)}</code>`;
  if (token.type === 'br') return '<br>';
  if (token.type === 'escape') return escapeHtml(token.text);
  if (token.type === 'html') return token.raw;
  // A picture inside of text: the editor has pictures only as blocks of their own.
  if (token.type === 'image')
    return link(decodeEntities(token.href), textHtml(token.text || token.href));
  if (token.type === 'link') {
    return token.autolink
      ? link(token.href, escapeHtml(token.text))
      : link(decodeEntities(token.href), rawInline(token.tokens));
  }
  const content = 'tokens' in token && token.tokens ? rawInline(token.tokens) : '';
  const tag = tags.get(token.type);
  if (tag !== undefined) return `<${tag}>${content}</${tag}>`;
  return content === '' && token.type === 'text' ? textHtml(token.text) : content;
}

/** Inline tokens as HTML that isn't normalised yet: a line break in the Markdown is still there. */
export function rawInline(tokens: readonly Token[] | undefined): string {
  return childTokens(tokens).map(tokenHtml).join('');
}

/** Inline tokens as the text of a block. */
export function readInline(tokens: readonly Token[] | undefined) {
  return normaliseInline(rawInline(tokens));
}

/** Inline tokens as plain text. */
export function readPlain(tokens: readonly Token[] | undefined): string {
  return childTokens(tokens)
    .map((token) => {
      if ('tokens' in token && token.tokens) return readPlain(token.tokens);
      if (token.type === 'br') return ' ';
      if (token.type === 'escape' || token.type === 'codespan') return token.text;
      return token.type === 'text' ? decodeEntities(token.text) : '';
    })
    .join('')
    .replaceAll(/\s+/g, ' ');
}
