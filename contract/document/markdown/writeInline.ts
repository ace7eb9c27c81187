import type { Html, PhrasingContent, Text } from 'mdast';
import { decodeEntities } from '../html/entities';
import { type InlineElement, type InlineNode, inlineTree } from './inlineTree';

/** How inline HTML is written. */
export type InlineStyle = {
  /** With HTML tags only, for text whose marks a parser would read differently. */
  asHtml: boolean;
  isOneLine?: boolean;
};

export const html = (value: string): Html => ({ type: 'html', value });
/** A line break of the Markdown that readers don't see. */
export const lineBreak: Text = { type: 'text', value: '\n' };
const marks = { b: 'strong', i: 'emphasis', s: 'delete' } as const;
const isMark = (tag: string): tag is keyof typeof marks => Object.hasOwn(marks, tag);

/** An element that Markdown has syntax for; null for any other. */
function markdownElement(element: InlineElement, style: InlineStyle): PhrasingContent | null {
  const { tag, attributes, children } = element;
  if (tag === 'a') {
    const href = /^ href="([^"]*)"$/.exec(attributes)?.[1];
    if (href === undefined) return null;
    return { type: 'link', url: decodeEntities(href), children: toPhrasing(children, style) };
  }
  if (attributes !== '') return null;
  const [only, ...rest] = children;
  if (tag === 'code' && only?.kind === 'text' && rest.length === 0) {
    return { type: 'inlineCode', value: only.text };
  }
  return isMark(tag) ? { type: marks[tag], children: toPhrasing(children, style) } : null;
}

function toNodes(node: InlineNode, style: InlineStyle): PhrasingContent[] {
  if (node.kind === 'text') return [{ type: 'text', value: node.text }];
  if (node.kind === 'entity') return [html(node.text)];
  if (node.kind === 'break') return [{ type: 'break' }];
  const { tag, attributes, children } = node;
  const element = style.asHtml ? null : markdownElement(node, style);
  return element
    ? [element]
    : [html(`<${tag}${attributes}>`), ...toPhrasing(children, style), html(`</${tag}>`)];
}

function toPhrasing(nodes: readonly InlineNode[], style: InlineStyle) {
  return nodes.flatMap((node, at) => {
    // An entity is written like a tag, and a tag at the start of a line could begin a block.
    const isTag = style.isOneLine || nodes[at + 1]?.kind === 'entity';
    return node.kind === 'break' && isTag ? [html('<br>')] : toNodes(node, style);
  });
}

/** Reads inline HTML as nodes of Markdown. */
export function writeInline(text: string, style: InlineStyle): PhrasingContent[] {
  return toPhrasing(inlineTree(text), style);
}

/** Reads a caption as text in underscores; empty for an empty one. */
export function writeCaption(text: string, style: InlineStyle): PhrasingContent[] {
  const children = writeInline(text, style);
  return children.length > 0 ? [{ type: 'emphasis', children, data: { marker: '_' } }] : [];
}
