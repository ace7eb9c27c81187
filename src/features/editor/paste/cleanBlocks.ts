import { isBlockType } from '@contract/document/blockRegistry';
import { type EditorBlock, parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import { isRecord } from '@contract/isRecord';

/** Blocks without anything that could run. A large paste is limited when it is published. */
export function sanitizeBlocks(blocks: readonly unknown[]): EditorBlock[] {
  const document = parseDocument(JSON.stringify({ blocks }), Number.POSITIVE_INFINITY);
  const clean = document ? sanitizeDocument(document).blocks : [];
  return clean.filter(({ type }) => isBlockType(type));
}

function parseBlocks(json: string): unknown[] {
  try {
    const copied: unknown = JSON.parse(json);
    return Array.isArray(copied) ? copied : [];
  } catch {
    return [];
  }
}

/** Blocks that were copied from the editor; empty if none of them can be pasted. */
export function cleanBlocks(json: string) {
  const copied = parseBlocks(json)
    .filter(isRecord)
    .map(({ tool, data }) => ({ type: tool, data }));
  return sanitizeBlocks(copied);
}
