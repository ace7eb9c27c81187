import type { EditorBlock } from '@contract/document/editorDocument';
import { findEmbed } from '@contract/document/embeds';
import { escapeHtmlText } from '@contract/document/html/escape';
import { parseMarkdown } from '@contract/document/markdown/parseMarkdown';
import { readBlocks } from '@contract/document/markdown/readBlocks';
import { rawInline, readPlain } from '@contract/document/markdown/readInline';
import { readPictures } from '@contract/document/markdown/readMedia';
import { oneLine } from '@contract/oneLine';
import type { Image, Link, List, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Context } from './context';
import { figurePart } from './markdownParts';
import { readMarkedHtml } from './readHtml';

const textNode = (value: string): PhrasingContent => ({ type: 'text', value });

const isBlank = (node: Nodes) =>
  node.type === 'break' || (node.type === 'text' && node.value.trim() === '');

const nameOf = ({ url, alt }: Image) => (alt ? `${url} (${alt})` : url);

/** Returns what stands in place of a link: the link, or its content if it leads nowhere. */
function resolveLink(link: Link, context: Context): Nodes[] {
  const { linkTo, marks, pictures } = context;
  const { children } = link;
  resolveNodes(children, context);
  if (children.some(({ type }) => type === 'image' || type === 'link')) {
    return [textNode(marks.mark('pictureLink', link.url)), ...children];
  }
  const target = linkTo(link.url);
  if (target !== null) return [{ ...link, url: target }];
  const isFile = pictures.find(link.url) !== null;
  return [textNode(marks.mark(isFile ? 'attachment' : 'deadLink', link.url)), ...children];
}

/** Obsidian writes videos like pictures. */
const embedOf = (url: string): Link => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: url }],
  data: { marker: '<' },
});

function resolveImage(image: Image, { marks, pictures }: Context): Nodes {
  if (findEmbed(image.url)) return embedOf(image.url);
  const address = pictures.use(image.url);
  return address === null
    ? textNode(marks.mark('missingPicture', nameOf(image)))
    : { ...image, url: address };
}

/** Resolves the addresses of links and pictures in place. */
function resolveNodes(nodes: Nodes[], context: Context) {
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node?.type === 'image') nodes[at] = resolveImage(node, context);
    else if (node?.type === 'link') {
      const resolved = resolveLink(node, context);
      nodes.splice(at, 1, ...resolved);
      at += resolved.length - 1;
    } else if (node && 'children' in node) resolveNodes(node.children, context);
  }
}

const paragraphOf = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** Makes blocks of the pictures inside of a paragraph's text. */
function splitParagraph(node: Paragraph, { marks }: Context): Paragraph[] {
  const hasImage = node.children.some(({ type }) => type === 'image');
  if (!hasImage || readPictures(node, new Map()) !== null) return [node];
  const parts: Paragraph[] = [];
  for (const child of node.children) {
    const last = parts.at(-1);
    if (child.type === 'image') {
      parts.push(
        paragraphOf(textNode(marks.mark('pictureInText', nameOf(child)))),
        paragraphOf(child),
        paragraphOf(),
      );
    } else if (last) last.children.push(child);
    else parts.push(paragraphOf(child));
  }
  return parts.filter(({ children }) => children.some((child) => !isBlank(child)));
}

/** Takes the pictures out of nodes that can't hold any. */
function takeImages(nodes: Nodes[]): Image[] {
  const images: Image[] = [];
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const node = nodes[at];
    if (node?.type === 'image') {
      images.unshift(node);
      nodes.splice(at, 1);
    } else if (node && 'children' in node) images.unshift(...takeImages(node.children));
  }
  return images;
}

function withPicturesAfter(node: RootContent, { marks }: Context): RootContent[] {
  const images = 'children' in node ? takeImages(node.children) : [];
  const after = images.flatMap((image) => [
    paragraphOf(textNode(marks.mark('pictureInText', nameOf(image)))),
    paragraphOf(image),
  ]);
  return [node, ...after];
}

/** Elements that inline HTML can't have, so their paragraph is read as HTML. */
const blockHtml =
  /^<(?:img|iframe|video|audio|script|form|input|object|embed|svg|figure|button|a|details|h[1-6]|p|div|center)\b/i;

/** Writes the pictures inside of a text as HTML, in place. */
function writeImages(nodes: Nodes[], context: Context) {
  for (const [at, node] of nodes.entries()) {
    if (node.type === 'image') {
      const mark = context.marks.mark('pictureInText', nameOf(node));
      const caption = escapeHtmlText(node.title ?? '');
      const figure = figurePart({ src: node.url, alt: node.alt ?? '', caption });
      nodes[at] = { type: 'html', value: mark + figure.trim() };
    } else if ('children' in node) writeImages(node.children, context);
  }
}

const hasBlockHtml = (nodes: readonly Nodes[]): boolean =>
  nodes.some((node) =>
    node.type === 'html'
      ? blockHtml.test(node.value)
      : 'children' in node && hasBlockHtml(node.children),
  );

type Mark = 'bullet' | 'number' | 'box';

/** The marks of a list's items, also of those in the lists inside of it. */
const marksOf = (list: List): Mark[] =>
  list.children.flatMap(({ checked, children }) => [
    typeof checked === 'boolean' ? 'box' : list.ordered ? 'number' : 'bullet',
    ...children.flatMap((part) => (part.type === 'list' ? marksOf(part) : [])),
  ]);

/** A list here has one kind of marks. Only numbers inside of bullets are written as text. */
function noteListMarks(list: List, { marks }: Context) {
  const found = new Set(marksOf(list));
  const isMixed = found.size > 1 && (found.has('box') || list.ordered);
  const text = list.children[0]?.children[0];
  if (!isMixed || text?.type !== 'paragraph') return;
  text.children.unshift(textNode(marks.markOnce('listMarks', readPlain(text.children))));
}

const isComment = (html: string) => /^\s*<!--/.test(html) && html.trimEnd().endsWith('-->');

function readNode(node: RootContent, context: Context): EditorBlock[] {
  if (node.type === 'html') return isComment(node.value) ? [] : readMarkedHtml(node.value, context);
  if (node.type === 'paragraph') {
    if (hasBlockHtml(node.children)) {
      writeImages(node.children, context);
      return readMarkedHtml(`<p>${rawInline(node.children)}</p>`, context);
    }
    return readBlocks(splitParagraph(node, context));
  }
  if (node.type === 'heading' && node.depth === 1) {
    node.children.unshift(textNode(context.marks.mark('heading', readPlain(node.children))));
  }
  if (node.type === 'list') noteListMarks(node, context);
  if (node.type === 'footnoteDefinition') {
    const [first] = node.children;
    const label = `[^${node.label ?? node.identifier}]`;
    if (first?.type === 'paragraph')
      first.children.unshift(textNode(context.marks.markOnce('footnote', label)));
  }
  return readBlocks(withPicturesAfter(node, context));
}

/** A table's caption is the paragraph after it, so these are read together. */
function* groups(nodes: readonly RootContent[]) {
  for (let at = 0; at < nodes.length; at += 1) {
    const [node, next] = [nodes[at], nodes[at + 1]];
    if (!node) continue;
    if (node.type === 'table' && next?.type === 'paragraph') {
      at += 1;
      yield [node, next];
    } else yield [node];
  }
}

function readGroup(group: readonly RootContent[], context: Context) {
  const [first, second] = group;
  const hasImages =
    second?.type === 'paragraph' && second.children.some(({ type }) => type === 'image');
  if (first && second && !hasImages && !hasBlockHtml([second])) {
    return readBlocks([...withPicturesAfter(first, context), second]);
  }
  return group.flatMap((node) => readNode(node, context));
}

export type ReadMarkdown = { heading: string | null; blocks: EditorBlock[] };

/**
 * Reads the Markdown of another system. A heading of level 1 at the start is the title of the post, if the
 * post has no other one. Throws a RangeError for blocks that are nested too deep.
 */
export function readMarkdown(markdown: string, title: string, context: Context): ReadMarkdown {
  const { children } = parseMarkdown(markdown);
  const [first] = children;
  const heading =
    first?.type === 'heading' && first.depth === 1 ? oneLine(readPlain(first.children)) : null;
  const isTitle = heading !== null && (title === '' || title === heading);
  if (isTitle) children.shift();
  resolveNodes(children, context);
  const blocks = [...groups(children)].flatMap((group) => readGroup(group, context));
  return { heading: isTitle ? heading : null, blocks };
}
