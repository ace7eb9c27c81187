import { type AllowedHtml, voidTags } from './allowedHtml';
import { cleanAttributes, type IsAllowedUrl } from './cleanAttributes';
import { escapeTextSource } from './escape';
import type { HtmlTag } from './tokenizeHtml';
import { visibleTokens } from './visibleTokens';

type Rules = { allowed: AllowedHtml; isAllowedUrl: IsAllowedUrl };

function voidEnd({ source, isSelfClosing }: HtmlTag) {
  if (!isSelfClosing) return '>';
  return source.endsWith(' />') ? ' />' : '/>';
}

function writeTag(tag: HtmlTag, { allowed, isAllowedUrl }: Rules) {
  const { name, kind } = tag;
  const attributes = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (!attributes) return '';
  if (kind === 'close') return voidTags.has(name) || name === 'iframe' ? '' : `</${name}>`;
  const written = cleanAttributes(tag, { allowed: attributes, isAllowedUrl });
  if (written === null) return '';
  // Browsers parse the content of an iframe as text, so the iframe is closed at once.
  if (name === 'iframe') return `<iframe${written}></iframe>`;
  return `<${name}${written}${voidTags.has(name) ? voidEnd(tag) : '>'}`;
}

/**
 * Writes every allowed tag again, drops the others and escapes any other `<`, so the result doesn't
 * depend on how a browser parses the input. Clean HTML is returned unchanged.
 */
export function cleanHtml(html: string, rules: Rules) {
  let clean = '';
  for (const token of visibleTokens(html)) {
    clean += token.kind === 'text' ? escapeTextSource(token.source) : writeTag(token, rules);
  }
  return clean;
}
