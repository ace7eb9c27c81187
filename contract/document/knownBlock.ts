import * as v from 'valibot';
import { blockRegistry, isBlockType, type KnownBlock } from './blockRegistry';
import type { EditorBlock } from './editorDocument';

/**
 * Reads a stored block. Returns null for an unknown type. Missing or invalid fields get an empty
 * value; the valid fields of an old or damaged block stay.
 */
export function readBlock(stored: EditorBlock): KnownBlock | null {
  if (!isBlockType(stored.type)) return null;
  const result = v.safeParse(blockRegistry[stored.type].schema, stored);
  return result.success ? result.output : null;
}
