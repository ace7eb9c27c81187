import { blockRegistry, isBlockType } from './blockRegistry';
import type { EditorBlock, EditorDocument } from './editorDocument';

function sanitizeBlock(block: EditorBlock): EditorBlock {
  if (!isBlockType(block.type)) return block;
  return { ...block, data: { ...blockRegistry[block.type].sanitise(block.data) } };
}

/**
 * Returns the document without anything that could run; a clean document is returned equal. Blocks
 * of an unknown type are never shown and stay as they are.
 */
export function sanitizeDocument(document: EditorDocument): EditorDocument {
  return { ...document, blocks: document.blocks.map(sanitizeBlock) };
}
