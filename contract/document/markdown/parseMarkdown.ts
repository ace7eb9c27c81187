import type { Nodes, Root } from 'mdast';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { decodeEntities } from '../html/entities';
import { parserLimits } from './parserLimits';

declare module 'mdast' {
  interface Data {
    /** The character with which a node begins in Markdown: `_` or `*`, `[` or `<`. */
    marker?: string;
  }
}

/** An entity that stays as it is in documents becomes a node of its own. */
const entities: Extension = {
  enter: {
    characterReference(token) {
      const source = this.sliceSerialize(token);
      const [parent, container] = this.stack.slice(-2);
      // Addresses, titles and the text of a link are fragments. Only the last one has nodes.
      const isInline =
        container?.type !== 'fragment' || (parent?.type === 'link' && !this.data.inReference);
      const isUnknown = isInline && decodeEntities(source) === source;
      this.enter({ type: isUnknown ? 'html' : 'text', value: '' }, token);
    },
  },
  exit: {
    characterReference(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'html') node.value = this.sliceSerialize(token);
      this.exit(token);
    },
  },
};

const extensions = [
  // Their transforms would link addresses whose syntax is escaped.
  ...gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
  entities,
];

const deepest = 500;

/**
 * Notes how nodes begin, and turns references into what they refer to. Footnotes are text here, so the
 * editor shows `[^1]`.
 */
function resolve(root: Root, markdown: string) {
  const definitions = new Map<string, { url: string; title: string | null }>();
  const references: Nodes[] = [];
  const visit = (node: Nodes, depth: number) => {
    if (depth > deepest) throw new RangeError('Too many blocks inside of blocks.');
    node.data = { marker: markdown.charAt(node.position?.start.offset ?? markdown.length) };
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, { url: node.url, title: node.title ?? null });
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      references.push(node);
    } else if (node.type === 'footnoteReference') {
      Object.assign(node, { type: 'text', value: `[^${node.label ?? node.identifier}]` });
    }
    if ('children' in node) for (const child of node.children) visit(child, depth + 1);
  };
  visit(root, 0);
  for (const node of references) {
    if (!('identifier' in node)) continue;
    const type = node.type === 'linkReference' ? 'link' : 'image';
    Object.assign(node, { type, ...definitions.get(node.identifier) });
  }
}

/**
 * Reads Markdown as a tree without references. Throws a RangeError if blocks are nested hundreds of
 * levels deep.
 */
export function parseMarkdown(markdown: string): Root {
  const root = fromMarkdown(markdown, {
    extensions: [gfm(), parserLimits(markdown)],
    mdastExtensions: extensions,
  });
  resolve(root, markdown);
  return root;
}
