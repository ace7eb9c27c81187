import { blockRegistry, isBlockType } from './blockRegistry';
import type { EditorBlock, EditorDocument } from './editorDocument';
import { inertRecord, inertText } from './inertData';

const validId = /^[\w.:-]{1,64}$/;

function sanitizeBlock({ id, type: storedType, data, tunes }: EditorBlock): EditorBlock {
  const type = inertText(storedType);
  return {
    ...(id !== undefined && validId.test(id) ? { id } : {}),
    type,
    data: isBlockType(type) ? { ...blockRegistry[type].sanitise(data) } : inertRecord(data),
    ...(tunes ? { tunes: inertRecord(tunes) } : {}),
  };
}

/**
 * Returns the document without anything that could run; a clean document is returned equal. Blocks
 * and fields that the product doesn't know are kept as inert data.
 */
export function sanitizeDocument({ time, blocks, version }: EditorDocument): EditorDocument {
  return {
    ...(time === undefined ? {} : { time }),
    blocks: blocks.map(sanitizeBlock),
    ...(version === undefined ? {} : { version: inertText(version) }),
  };
}
