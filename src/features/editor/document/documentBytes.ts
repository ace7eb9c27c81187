import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';

const encoder = new TextEncoder();

const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).byteLength;

/**
 * Measures documents as they are sent. A block that was measured before isn't measured again, so that a change costs as
 * much as the block that was changed.
 */
export function createDocumentMeter() {
  const sizes = new WeakMap<EditorBlock, number>();

  function sizeOf(block: EditorBlock) {
    const known = sizes.get(block);
    if (known !== undefined) return known;
    const size = bytesOf(block);
    sizes.set(block, size);
    return size;
  }

  return (document: EditorDocument) => {
    const { blocks } = document;
    const separators = Math.max(0, blocks.length - 1);
    return blocks.reduce(
      (sum, block) => sum + sizeOf(block),
      bytesOf({ ...document, blocks: [] }) + separators,
    );
  };
}
