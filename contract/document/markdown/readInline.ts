import type { PhrasingContent } from 'mdast';
import { escapeHtmlAttribute, escapeHtmlText } from '../html/escape';
import { normaliseInline } from './inlineTree';

function link(href: string, content: string) {
  return `<a href="${escapeHtmlAttribute(href)}">${content}</a>`;
}

const tags = new Map([
  ['strong', 'b'],
  ['emphasis', 'i'],
  ['delete', 's'],
]);

function nodeHtml(node: PhrasingContent): string {
  if (node.type === 'text') return escapeHtmlText(node.value);
  if (node.type === 'inlineCode') return `<code>${escapeHtmlText(node.value)}</code>`;
  if (node.type === 'html') return node.value;
  if (node.type === 'break') return '<br>';
  // A picture inside of text: the editor has pictures only as blocks of their own.
  if (node.type === 'image') return link(node.url, escapeHtmlText(node.alt || node.url));
  const content = 'children' in node ? rawInline(node.children) : '';
  if (node.type === 'link') return link(node.url, content);
  const tag = tags.get(node.type);
  return tag === undefined ? content : `<${tag}>${content}</${tag}>`;
}

/** Inline nodes as HTML that isn't normalised yet: a line break in the Markdown is still there. */
export function rawInline(nodes: readonly PhrasingContent[]): string {
  return nodes.map(nodeHtml).join('');
}

/** Inline nodes as the text of a block. */
export function readInline(nodes: readonly PhrasingContent[]) {
  return normaliseInline(rawInline(nodes));
}

/** Inline nodes as plain text. */
export function readPlain(nodes: readonly PhrasingContent[]): string {
  const texts = nodes.map((node) => {
    if (node.type === 'break') return ' ';
    if ('children' in node) return readPlain(node.children);
    return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
  });
  return texts.join('').replaceAll(/\s+/g, ' ');
}
