import type { EditorDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';

/** The ids of uploaded pictures that are really in the document, each once. */
export function resourceIds({ blocks }: EditorDocument, uploads: ReadonlyMap<string, string>) {
  const ids = blocks.map((stored) => {
    const block = readBlock(stored);
    return block?.type === 'image' ? uploads.get(block.data.url) : undefined;
  });
  return [...new Set(ids.filter((id) => id !== undefined))];
}
