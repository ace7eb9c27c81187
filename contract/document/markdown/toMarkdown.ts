import type { RootContent } from 'mdast';
import type { KnownBlock } from '../blockRegistry';
import type { EditorBlock, EditorDocument } from '../editorDocument';
import { readBlock } from '../knownBlock';
import { readDocument } from './fromMarkdown';
import { parseMarkdown } from './parseMarkdown';
import { stringifyMarkdown } from './stringifyMarkdown';
import { writeBlock, writeJson } from './writeBlocks';

const after: RootContent = { type: 'paragraph', children: [{ type: 'text', value: 'x' }] };

const contentOf = (nodes: readonly RootContent[]) => JSON.stringify(readDocument(nodes));

/** Returns true if Markdown of `nodes` is read as the document `content`, also before other blocks. */
function isReadAs(content: string, nodes: readonly RootContent[]) {
  try {
    return contentOf(parseMarkdown(stringifyMarkdown([...nodes, after])).children) === content;
  } catch (failure) {
    if (failure instanceof RangeError) return false;
    throw failure;
  }
}

type Known = { block: KnownBlock; stored: EditorBlock };
type Written = Known & { nodes: readonly RootContent[] };

const write = ({ block, stored }: Known, asHtml: boolean) =>
  writeBlock(block, { stored, style: { asHtml } });

/** Writes a block in the first form that is read as the same block. */
function writeReadable({ nodes, ...known }: Written): readonly RootContent[] {
  const content = contentOf([...nodes, after]);
  if (isReadAs(content, nodes)) return nodes;
  const other = write(known, true);
  return isReadAs(content, other) ? other : writeJson(known.stored);
}

/**
 * Writes a document as CommonMark with GitHub's extensions; `fromMarkdown` reads it as the same
 * document. Conventions where Markdown has no syntax:
 * - a caption is a line in underscores directly after a picture or an address, or a paragraph after
 *   a table; the source of a quote is its last line, `— Source`;
 * - a callout is a quote that begins with `[!NOTE]`, its title is a line in double underscores;
 * - a table without headings has an empty first row, its header and footer rows begin with a comment;
 * - flags and sizes are a comment after the block, `<!-- stretched border -->`;
 * - HTML that Markdown can't express is code marked as `html raw`, any other block is code marked as
 *   `json block:type`.
 *
 * Ids, tunes, times and blocks without content are not written.
 */
export function toMarkdown({ blocks }: EditorDocument) {
  const written = blocks.flatMap((stored): Written[] => {
    const block = readBlock(stored);
    if (!block) return [];
    const nodes = write({ block, stored }, false);
    return readDocument(nodes).blocks.length > 0 ? [{ block, stored, nodes }] : [];
  });
  const all = written.flatMap(({ nodes }) => nodes);
  const isReadable = isReadAs(contentOf([...all, after]), all);
  return stringifyMarkdown(isReadable ? all : written.flatMap(writeReadable));
}
