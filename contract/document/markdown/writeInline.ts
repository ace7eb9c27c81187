import { decodeEntities } from '../html/entities';
import { escapeLineStart, escapeText, linkTarget } from './escapeMarkdown';
import { type InlineElement, type InlineNode, inlineTree, printHtml } from './inlineTree';
import { parseInlineMarkdown } from './parseMarkdown';
import { readInline } from './readInline';

const delimiters: Readonly<Record<string, string>> = { b: '**', i: '*', s: '~~' };
const spaceOrPunctuation = /^[\s\p{P}\p{S}]?$/u;

/**
 * The characters beside a node: empty at the edges of the text, `*` beside other marks. With `asHtml`
 * only HTML tags are written.
 */
type Place = { before: string; after: string; asHtml: boolean };

const firstOf = (text: string) => /^./su.exec(text)?.[0] ?? '';
const lastOf = (text: string) => /.$/su.exec(text.slice(-2))?.[0] ?? '';

/** CommonMark's rule for `*`: not beside whitespace, and beside punctuation only at a word's edge. */
function canDelimit(content: string, { before, after }: Place) {
  const first = firstOf(content);
  const last = lastOf(content);
  if ([first, last, before, after].some((character) => /^[*~\\]$/.test(character))) return false;
  if (/^\s?$/u.test(first) || /^\s?$/u.test(last)) return false;
  const opens = !spaceOrPunctuation.test(first) || spaceOrPunctuation.test(before);
  const closes = !spaceOrPunctuation.test(last) || spaceOrPunctuation.test(after);
  return opens && closes;
}

function writeCode(text: string) {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const padding = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

function codeText({ tag, attributes, children }: InlineElement) {
  const [only] = children;
  const isPlain = tag === 'code' && attributes === '' && children.length === 1;
  return isPlain && only?.kind === 'text' && !/[^\S ]/.test(only.text) ? only.text : null;
}

/** Bold, italic and struck text with Markdown's marks where its rules allow it; null otherwise. */
function writeMarked(element: InlineElement, place: Place): string | null {
  const { tag, attributes, children } = element;
  const delimiter = delimiters[tag];
  if (delimiter === undefined || attributes !== '') return null;
  const [only] = children;
  const isBoth =
    tag === 'i' &&
    children.length === 1 &&
    only?.kind === 'element' &&
    only.tag === 'b' &&
    only.attributes === '';
  const marks = isBoth ? '***' : delimiter;
  const nodes = isBoth ? only.children : children;
  const content = writeNodes(nodes, { ...place, before: '*', after: '*' });
  return canDelimit(content, place) ? `${marks}${content}${marks}` : null;
}

function writeLink({ tag, attributes, children }: InlineElement, place: Place) {
  const href = tag === 'a' ? /^ href="([^"]*)"$/.exec(attributes)?.[1] : undefined;
  if (href === undefined) return null;
  const text = writeNodes(children, { ...place, before: '[', after: ']' });
  return `[${text}](${linkTarget(decodeEntities(href))})`;
}

function writeElement(element: InlineElement, place: Place) {
  const { tag, attributes, children } = element;
  const code = codeText(element);
  if (!place.asHtml) {
    const written = code === null ? null : writeCode(code);
    const markdown = written ?? writeLink(element, place) ?? writeMarked(element, place);
    if (markdown !== null) return markdown;
  }
  const content = writeNodes(children, { ...place, before: '>', after: '<' });
  return `<${tag}${attributes}>${content}</${tag}>`;
}

/** The character with which a node will begin. */
function startOf(node: InlineNode) {
  if (node.kind === 'text') return firstOf(node.text);
  if (node.kind === 'break') return ' ';
  if (node.kind === 'entity') return '&';
  return node.tag === 'a' ? '[' : '*';
}

function writeNodes(nodes: readonly InlineNode[], place: Place): string {
  let written = '';
  for (const [at, node] of nodes.entries()) {
    const next = nodes[at + 1];
    if (node.kind === 'text') written += escapeText(node.text);
    else if (node.kind === 'entity') written += node.text;
    else if (node.kind === 'break') written += '\\\n';
    else {
      written += writeElement(node, {
        ...place,
        before: written === '' ? place.before : lastOf(written),
        after: next ? startOf(next) : place.after,
      });
    }
  }
  return written;
}

type TextOptions = {
  before?: string;
  after?: string;
  isOneLine?: boolean;
  /** Returns false if the written marks can't be used in this place. */
  isUsable?: (markdown: string) => boolean;
};

/** Writes text with Markdown's marks, or with HTML tags if a parser would read the marks differently. */
function writeText(html: string, options: TextOptions) {
  const { before = '', after = '', isOneLine = false, isUsable = () => true } = options;
  const nodes = inlineTree(html);
  const write = (asHtml: boolean) => {
    const written = writeNodes(nodes, { before, after, asHtml });
    return isOneLine ? written.replaceAll('\\\n', '<br>') : written;
  };
  const marked = write(false);
  if (nodes.every(({ kind }) => kind !== 'element')) return marked;
  const isSame = readInline(parseInlineMarkdown(marked)) === printHtml(nodes);
  return isSame && isUsable(marked) ? marked : write(true);
}

/** Writes inline HTML as one or more lines. `start` and `end` are written around it. */
export function writeLines(html: string, start = '', end = '') {
  const written = writeText(html, { before: lastOf(start), after: firstOf(end) });
  const [first = '', ...rest] = `${written}${end}`.split('\n');
  const opening = start === '' ? escapeLineStart(first) : `${start}${first}`;
  return [opening, ...rest.map(escapeLineStart)].join('\n');
}

/** Writes inline HTML as a single line. */
export function writeLine(html: string) {
  return writeText(html, { isOneLine: true });
}

/** Tables read `\|` as `|` even in code, so code can't hold a backslash before it. */
const isUsableInCell = (markdown: string) => !/(?<!\\)(?:\\\\)*\\\|/.test(markdown);

/** Writes inline HTML as the cell of a table. */
export function writeCell(html: string) {
  const cell = writeText(html, { isOneLine: true, isUsable: isUsableInCell });
  return cell.replaceAll('|', String.raw`\|`);
}
