import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import { oncePerObject } from '@contract/oncePerObject';

const encoder = new TextEncoder();

const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).byteLength;

/**
 * Measures documents as they are sent. A block that was measured before isn't measured again, so that a change costs as
 * much as the block that was changed.
 */
export function createDocumentMeter() {
  const sizeOf = oncePerObject<EditorBlock, number>(bytesOf);
  return (document: EditorDocument) => {
    const { blocks } = document;
    const separators = Math.max(0, blocks.length - 1);
    return blocks.reduce(
      (sum, block) => sum + sizeOf(block),
      bytesOf({ ...document, blocks: [] }) + separators,
    );
  };
}
