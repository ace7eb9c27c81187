import type { RootContent } from 'mdast';
import type { KnownBlock } from '../blockRegistry';
import type { EditorBlock, EditorDocument } from '../editorDocument';
import { readBlock } from '../knownBlock';
import { readDocument } from './fromMarkdown';
import { parseMarkdown } from './parseMarkdown';
import { stringifyMarkdown } from './stringifyMarkdown';
import { writeBlock, writeJson } from './writeBlocks';

/**
 * Reading a text takes time with the square of its length. So a longer block, which people don't read, is written as
 * data, and a longer document is read in parts of about this length.
 */
const longest = 64 * 1024;

/** The text of these blocks is written as it is. */
const literal: ReadonlySet<string> = new Set(['code', 'raw']);

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
type Written = Known & { nodes: readonly RootContent[]; length: number };

const write = ({ block, stored }: Known, asHtml: boolean) =>
  writeBlock(block, { stored, style: { asHtml } });

function writeFirst(known: Known, length: number) {
  const isData = length > longest && !literal.has(known.block.type);
  return isData ? writeJson(known.stored) : write(known, false);
}

/** Writes a block in the first form that is read as the same block. */
function writeReadable({ nodes, ...known }: Written): readonly RootContent[] {
  const content = contentOf([...nodes, after]);
  if (isReadAs(content, nodes)) return nodes;
  const other = write(known, true);
  return isReadAs(content, other) ? other : writeJson(known.stored);
}

function writePart(part: readonly Written[]) {
  const nodes = part.flatMap((written) => written.nodes);
  return isReadAs(contentOf([...nodes, after]), nodes) ? nodes : part.flatMap(writeReadable);
}

function partsOf(blocks: readonly Written[]) {
  const parts: Written[][] = [];
  let left = 0;
  for (const block of blocks) {
    if (left <= 0) {
      parts.push([]);
      left = longest;
    }
    parts.at(-1)?.push(block);
    left -= block.length;
  }
  return parts;
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
    const { length } = JSON.stringify(stored.data);
    const nodes = writeFirst({ block, stored }, length);
    return readDocument(nodes).blocks.length > 0 ? [{ block, stored, nodes, length }] : [];
  });
  return stringifyMarkdown(partsOf(written).flatMap(writePart));
}
