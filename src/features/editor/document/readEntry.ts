import type { EditorBlock } from '@contract/document/editorDocument';
import type { Entry } from './entries';
import type { StoredBlocks } from './keepData';
import { type BlockData, placeholderType } from './toolData';

/** Editor.js uses this name for a block whose tool has failed. */
const stubType = 'stub';

/** The part of an Editor.js block that is read. */
export type ReadableBlock = {
  id: string;
  name: string;
  save: () => Promise<{ data: BlockData } | void>;
  validate: (data: BlockData) => Promise<boolean>;
};

type KnownBlock = { stored: StoredBlocks; before: Entry | undefined };

function blockOf(
  api: ReadableBlock,
  data: BlockData,
  original: EditorBlock | undefined,
): EditorBlock {
  if (original?.type === api.name) {
    return data === original.data ? original : { ...original, data };
  }
  return { id: api.id, type: api.name, data };
}

const sameData = (one: EditorBlock, other: EditorBlock) =>
  one.type === other.type && JSON.stringify(one.data) === JSON.stringify(other.data);

/** Reads one block from the editor. Returns `before` itself if unchanged. */
export async function readEntry(
  api: ReadableBlock,
  { stored, before }: KnownBlock,
): Promise<Entry | null> {
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
