import type { RootContent } from 'mdast';
import { showsAnything } from '../documentText';
import type { EditorBlock, EditorDocument } from '../editorDocument';
import { sanitizeDocument } from '../sanitizeDocument';
import { parseMarkdown } from './parseMarkdown';
import { readBlocks } from './readBlocks';

/** Returns false for blocks that sanitising left empty. Others are empty only if they were written so. */
function hasContent(block: EditorBlock) {
  if (block.type === 'paragraph' || block.type === 'header') return block.data['text'] !== '';
  if (block.type === 'delimiter') return true;
  // A picture that isn't uploaded yet has texts, but no address.
  if (block.type === 'image' && block.data['alt'] !== '') return true;
  return showsAnything({ blocks: [block] });
}

/** Reads a tree of Markdown as a document, sanitised and without empty blocks. */
export function readDocument(nodes: readonly RootContent[]): EditorDocument {
  const document = sanitizeDocument({ blocks: readBlocks(nodes) });
  return { ...document, blocks: document.blocks.filter(hasContent) };
}

/**
 * Reads CommonMark with GitHub's extensions as the editor's blocks, sanitised. The conventions for
 * captions and settings are those of `toMarkdown`. Headings of level 1 become level 2, which is the
 * highest inside of a post. Throws a RangeError if blocks are nested hundreds of levels deep.
 */
export function fromMarkdown(markdown: string): EditorDocument {
  return readDocument(parseMarkdown(markdown).children);
}
