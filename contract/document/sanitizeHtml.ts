import { parseTag } from 'xss/lib/parser.js';
import { type AllowedHtml, hiddenTags, inlineHtml, rawHtml, voidTags } from './html/allowedHtml';
import { cleanAttributes } from './html/cleanAttributes';

type Tag = { name: string; html: string; isClosing: boolean };

const escapeText = (text: string) => text.replaceAll('<', '&lt;');

const isTag = (html: string) => /^<\/?[a-z]/i.test(html) && html.endsWith('>');
// Comments, declarations and processing instructions.
const isInvisible = (html: string) => /^<[!?]/.test(html) && html.endsWith('>');

function voidEnd(html: string) {
  if (!html.endsWith('/>')) return '>';
  return html.endsWith(' />') ? ' />' : '/>';
}

function openingTag({ name, html }: Tag, allowed: readonly string[]) {
  const attributes = cleanAttributes(name, html.slice(1 + name.length, -1), allowed);
  if (attributes === null) return '';
  // Browsers parse the content of an iframe as text, so the iframe is closed at once.
  if (name === 'iframe') return `<iframe${attributes}></iframe>`;
  return `<${name}${attributes}${voidTags.has(name) ? voidEnd(html) : '>'}`;
}

function writeTag(tag: Tag, allowed: AllowedHtml) {
  const attributes = Object.hasOwn(allowed, tag.name) ? allowed[tag.name] : undefined;
  if (!attributes) return '';
  if (!tag.isClosing) return openingTag(tag, attributes);
  return voidTags.has(tag.name) || tag.name === 'iframe' ? '' : `</${tag.name}>`;
}

const isSelfClosingDrawing = (name: string, html: string) =>
  (name === 'svg' || name === 'math') && html.endsWith('/>');

const tagName = (html: string) => /^<\/?([a-z][^\s/>]*)/i.exec(html)?.[1]?.toLowerCase() ?? '';

// Control characters: no text needs them, and browsers ignore some of them in URLs.
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;

function withoutComments(html: string) {
  const [start = '', ...rest] = html.split('<!--');
  return start + rest.map((part) => part.split('-->').slice(1).join('-->')).join('');
}

/** Writes every allowed tag again, drops the others and escapes any other `<`, so the result doesn't depend on how a browser parses the input. */
function sanitize(html: string, allowed: AllowedHtml) {
  let hiddenBy: string | null = null;
  const onText = (text: string) => (hiddenBy === null ? escapeText(text) : '');
  const onTag = (html: string, isClosing: boolean) => {
    const name = tagName(html);
    if (hiddenBy !== null) {
      if (isClosing && name === hiddenBy) hiddenBy = null;
      return '';
    }
    if (!isTag(html)) return isInvisible(html) ? '' : escapeText(html);
    if (!hiddenTags.has(name)) return writeTag({ name, html, isClosing }, allowed);
    if (!isClosing && !isSelfClosingDrawing(name, html)) hiddenBy = name;
    return '';
  };
  return parseTag(
    withoutComments(html.replaceAll(controlCharacters, '')),
    (...[, , , html, isClosing]) => onTag(html, isClosing),
    onText,
  );
}

/** Removes every tag. Entities stay, so the result is safe as HTML too. */
export function sanitizeText(html: string) {
  return sanitize(html, {});
}

/** Sanitises text with inline markup. Clean markup is returned unchanged. */
export function sanitizeInline(html: string) {
  return sanitize(html, inlineHtml);
}

/** Sanitises a block of raw HTML: text, tables, pictures and iframes of known hosts stay. */
export function sanitizeRaw(html: string) {
  return sanitize(html, rawHtml);
}
