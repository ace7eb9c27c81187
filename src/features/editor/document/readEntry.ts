import type { EditorBlock } from '@contract/document/editorDocument';
import type { BlockAPI } from '@editorjs/editorjs';
import type { Entry } from './entries';
import type { StoredBlocks } from './keepData';
import { type BlockData, placeholderType } from './toolData';

/** The name under which Editor.js itself keeps a block whose tool has failed. */
const stubType = 'stub';

type Known = { stored: StoredBlocks; before: Entry | undefined };

function blockOf(api: BlockAPI, data: BlockData, original: EditorBlock | undefined): EditorBlock {
  if (original?.type === api.name) {
    return data === original.data ? original : { ...original, data };
  }
  return { id: api.id, type: api.name, data };
}

const sameData = (one: EditorBlock, other: EditorBlock) =>
  one.type === other.type && JSON.stringify(one.data) === JSON.stringify(other.data);

/** What stands in one block of the editor now; an unchanged block is the same object as before. */
export async function readEntry(api: BlockAPI, { stored, before }: Known): Promise<Entry | null> {
  const original = stored.get(api.id);
  if (original && (api.name === placeholderType || api.name === stubType)) {
    return { id: api.id, block: original, isValid: true };
  }
  const saved = await api.save();
  if (!saved) return before ?? null;
  const isValid = await api.validate(saved.data);
  const block = blockOf(api, saved.data, original);
  const isKnown = before?.isValid === isValid && sameData(before.block, block);
  return isKnown ? before : { id: api.id, block, isValid };
}
