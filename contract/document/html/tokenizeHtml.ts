/** A tag as written: names in lower case, values with their entities, null without a value. */
export type HtmlTag = {
  kind: 'open' | 'close';
  source: string;
  name: string;
  attributes: ReadonlyMap<string, string | null>;
  isSelfClosing: boolean;
};

/**
 * A part of HTML; `source` is the part as written. `raw` is the content of an element that browsers
 * don't parse as markup; `comment` is also a declaration, a processing instruction or CDATA.
 */
export type HtmlToken =
  | HtmlTag
  | { kind: 'text'; source: string }
  | { kind: 'raw'; source: string }
  | { kind: 'comment'; source: string };

const rawNames = ['iframe', 'noembed', 'noframes', 'script', 'style', 'textarea', 'title', 'xmp'];
const never = /(?!)/g;
/** The ends of elements whose content browsers don't parse as markup. Nothing ends a plaintext element. */
const rawEnds: ReadonlyMap<string, RegExp> = new Map([
  ...rawNames.map((name) => [name, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')] as const),
  ['plaintext', never],
]);

/** Elements in which browsers parse everything as markup, as in XML. */
export const drawings: ReadonlySet<string> = new Set(['svg', 'math']);

// Browsers read `</` before anything but a letter as a comment. It is text here: people write </3.
const markupStart = /<(?:[a-z!?]|\/[a-z])/gi;
const commentEnd = /--!?>/g;
const nameEnd = /[\t\n\f\r />]/g;
const attributeNameEnd = /[\t\n\f\r />=]/g;
const bareValueEnd = /[\t\n\f\r >]/g;
const notSpace = /[^\t\n\f\r ]/g;
const notSpaceOrSlash = /[^\t\n\f\r /]/g;

/** The index of the next match, or the length of the HTML. */
function find(pattern: RegExp, html: string, from: number) {
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}

function findAfter(mark: string, html: string, from: number) {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

function readAttribute(html: string, start: number) {
  // A name can start with an equals sign.
  const afterName = find(attributeNameEnd, html, start + 1);
  const name = html.slice(start, afterName).toLowerCase();
  const equalsSign = find(notSpace, html, afterName);
  if (html[equalsSign] !== '=') return { name, value: null, end: afterName };
  const at = find(notSpace, html, equalsSign + 1);
  const quote = html[at];
  if (quote === '"' || quote === "'") {
    const end = findAfter(quote, html, at + 1);
    return { name, value: html.slice(at + 1, end - 1), end };
  }
  const end = find(bareValueEnd, html, at);
  return { name, value: html.slice(at, end), end };
}

/** Returns null for a tag that doesn't end. */
function readTag(html: string, start: number): HtmlTag | null {
  const isClosing = html[start + 1] === '/';
  const nameStart = start + (isClosing ? 2 : 1);
  const attributes = new Map<string, string | null>();
  let end = find(nameEnd, html, nameStart);
  const name = html.slice(nameStart, end).toLowerCase();
  let next = find(notSpaceOrSlash, html, end);
  while (next < html.length && html[next] !== '>') {
    const attribute = readAttribute(html, next);
    // Of repeated attributes only the first counts.
    if (!attributes.has(attribute.name)) attributes.set(attribute.name, attribute.value);
    ({ end } = attribute);
    next = find(notSpaceOrSlash, html, end);
  }
  if (next >= html.length) return null;
  const isSelfClosing = next > end && html[next - 1] === '/';
  const source = html.slice(start, next + 1);
  return { kind: isClosing ? 'close' : 'open', source, name, attributes, isSelfClosing };
}

/** Returns the index after a comment; null for a declaration that doesn't end. */
function findCommentEnd(html: string, start: number) {
  const content = start + '<!--'.length;
  if (html.startsWith('<!--', start)) {
    if (html.startsWith('>', content) || html.startsWith('->', content)) {
      return findAfter('>', html, content);
    }
    commentEnd.lastIndex = content;
    return commentEnd.test(html) ? commentEnd.lastIndex : html.length;
  }
  if (html.startsWith('<![CDATA[', start)) return findAfter(']]>', html, start);
  const at = html.indexOf('>', start);
  return at < 0 ? null : at + 1;
}

function readMarkup(html: string, start: number): HtmlToken {
  const isComment = html[start + 1] === '!' || html[start + 1] === '?';
  const rest = { kind: 'text', source: html.slice(start) } as const;
  if (!isComment) return readTag(html, start) ?? rest;
  const end = findCommentEnd(html, start);
  return end === null ? rest : { kind: 'comment', source: html.slice(start, end) };
}

/**
 * Splits HTML into tags, text and what is not shown, by the rules of the HTML standard. The tokens
 * are the whole input in its order. Each search moves forward or ends the input, so the time is linear.
 * The tokenizers of packages contain all named entities, 14 KiB that no page needs to show a post;
 * a test compares the tokens with those of parse5.
 */
export function* tokenizeHtml(html: string): Generator<HtmlToken, void> {
  let at = 0;
  let drawing: string | null = null;
  while (at < html.length) {
    const start = find(markupStart, html, at);
    if (start > at) yield { kind: 'text', source: html.slice(at, start) };
    if (start === html.length) return;
    const token = readMarkup(html, start);
    yield token;
    at = start + token.source.length;
    if (token.kind === 'close' && token.name === drawing) drawing = null;
    if (token.kind !== 'open' || drawing !== null) continue;
    if (drawings.has(token.name) && !token.isSelfClosing) drawing = token.name;
    const rawEnd = rawEnds.get(token.name);
    if (!rawEnd) continue;
    const end = find(rawEnd, html, at);
    if (end > at) yield { kind: 'raw', source: html.slice(at, end) };
    at = end;
  }
}
