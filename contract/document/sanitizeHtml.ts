import { parseTag } from 'xss/lib/parser.js';
import { type AllowedHtml, hiddenTags, inlineHtml, rawHtml, voidTags } from './allowedHtml';
import { cleanAttributes } from './htmlAttributes';

type Tag = { name: string; html: string; isClosing: boolean };

const escapedText = (text: string) => text.replaceAll('<', '&lt;');

const isTag = (html: string) => /^<\/?[a-z]/i.test(html) && html.endsWith('>');
// Comments, declarations and processing instructions.
const isAside = (html: string) => /^<[!?]/.test(html) && html.endsWith('>');

function voidEnd(html: string) {
  if (!html.endsWith('/>')) return '>';
  return html.endsWith(' />') ? ' />' : '/>';
}

function openingTag({ name, html }: Tag, allowed: readonly string[]) {
  const attributes = cleanAttributes(name, html.slice(1 + name.length, -1), allowed);
  if (attributes === null) return '';
  // Browsers read what a frame encloses as text up to its end, so it is ended at once.
  if (name === 'iframe') return `<iframe${attributes}></iframe>`;
  return `<${name}${attributes}${voidTags.has(name) ? voidEnd(html) : '>'}`;
}

function writtenTag(tag: Tag, allowed: AllowedHtml) {
  const attributes = Object.hasOwn(allowed, tag.name) ? allowed[tag.name] : undefined;
  if (!attributes) return '';
  if (!tag.isClosing) return openingTag(tag, attributes);
  return voidTags.has(tag.name) || tag.name === 'iframe' ? '' : `</${tag.name}>`;
}

const isEmptyDrawing = (name: string, html: string) =>
  (name === 'svg' || name === 'math') && html.endsWith('/>');

const tagName = (html: string) => /^<\/?([a-z][^\s/>]*)/i.exec(html)?.[1]?.toLowerCase() ?? '';

// Nothing that a person wrote needs them, and browsers drop some of them where it matters.
const invisible = /[^\P{Cc}\t\n\r]/gu;

function withoutComments(html: string) {
  const [beginning = '', ...rest] = html.split('<!--');
  return beginning + rest.map((part) => part.split('-->').slice(1).join('-->')).join('');
}

/** Every tag is written anew or left out and no other `<` stays, so nothing depends on how a browser reads the rest. */
function sanitize(html: string, allowed: AllowedHtml) {
  let hiddenBy: string | null = null;
  const onText = (text: string) => (hiddenBy === null ? escapedText(text) : '');
  const onTag = (html: string, isClosing: boolean) => {
    const name = tagName(html);
    if (hiddenBy !== null) {
      if (isClosing && name === hiddenBy) hiddenBy = null;
      return '';
    }
    if (!isTag(html)) return isAside(html) ? '' : escapedText(html);
    if (!hiddenTags.has(name)) return writtenTag({ name, html, isClosing }, allowed);
    if (!isClosing && !isEmptyDrawing(name, html)) hiddenBy = name;
    return '';
  };
  return parseTag(
    withoutComments(html.replaceAll(invisible, '')),
    (...[, , , html, isClosing]) => onTag(html, isClosing),
    onText,
  );
}

/** What may stand inside a paragraph, heading, list item, cell or caption; clean markup stays to the letter. */
export function sanitizeInline(html: string) {
  return sanitize(html, inlineHtml);
}

/** What may stand in a block of raw HTML: prose, tables, pictures, and frames of known hosts. */
export function sanitizeRaw(html: string) {
  return sanitize(html, rawHtml);
}
