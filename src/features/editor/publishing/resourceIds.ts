import type { EditorDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';

/** The ids of the uploaded pictures that the document shows, without duplicates. */
export function resourceIds({ blocks }: EditorDocument, uploads: ReadonlyMap<string, string>) {
  const ids = blocks.map((stored) => {
    const block = readBlock(stored);
    return block?.type === 'image' ? uploads.get(block.data.url) : undefined;
  });
  return [...new Set(ids.filter((id) => id !== undefined))];
}
