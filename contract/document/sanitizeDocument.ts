import { blockRegistry, isBlockType } from './blockRegistry';
import type { EditorBlock, EditorDocument } from './editorDocument';
import { inertRecord, inertText } from './inertData';

/** Whether a block can have this id. */
export const isValidId = (id: string | undefined): id is string =>
  id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id);

/** A block's id and type; an invalid id is left out. */
export function sanitizeName({ id, type }: EditorBlock) {
  return { ...(isValidId(id) ? { id } : {}), type: inertText(type) };
}

export function sanitizeBlock(stored: EditorBlock): EditorBlock {
  const name = sanitizeName(stored);
  const { data, tunes } = stored;
  return {
    ...name,
    data: isBlockType(name.type)
      ? { ...blockRegistry[name.type].sanitise(data) }
      : inertRecord(data),
    ...(tunes ? { tunes: inertRecord(tunes) } : {}),
  };
}

/**
 * Returns the document without anything that could run; a clean document is returned equal. Blocks
 * and fields that the product doesn't know stay as inert data.
 */
export function sanitizeDocument({ time, blocks, version }: EditorDocument): EditorDocument {
  return {
    ...(time === undefined ? {} : { time }),
    blocks: blocks.map(sanitizeBlock),
    ...(version === undefined ? {} : { version: inertText(version) }),
  };
}
