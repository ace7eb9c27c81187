import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';

function hasNoAddress(stored: EditorBlock) {
  const block = readBlock(stored);
  return block?.type === 'image' && block.data.url === '';
}

/** A picture whose upload has not ended. It stays in the draft with its texts and is not published. */
export const isMissingPicture = (block: EditorBlock) =>
  block.data['missing'] === true && hasNoAddress(block);

/** The document as it is published. Returns the same object if no picture is missing. */
export function withoutMissingPictures(document: EditorDocument): EditorDocument {
  const blocks = document.blocks.filter((block) => !isMissingPicture(block));
  return blocks.length < document.blocks.length ? { ...document, blocks } : document;
}

/** Marks pictures without an address, so that they stay in the draft. */
export const markMissingPictures = (document: EditorDocument): EditorDocument => ({
  ...document,
  blocks: document.blocks.map((block) =>
    hasNoAddress(block) ? { ...block, data: { ...block.data, missing: true } } : block,
  ),
});
