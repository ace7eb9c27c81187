import type { KnownBlock } from '@contract/document/blockRegistry';
import { documentText } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';

export type ReadableBlock = {
  /** The block's id, or its index if it has no unique id. */
  key: string;
  type: string;
  /** null for an unknown type. */
  block: KnownBlock | null;
};

const wordsPerMinute = 220;

function minutesOf(text: string) {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Parses and sanitises a post's content for readers; null if it isn't a document. */
export function readContent(content: string) {
  const parsed = parseDocument(content);
  if (!parsed) return null;
  const document = sanitizeDocument(parsed);
  const keys = new Set<string>();
  const blocks = document.blocks.map((stored, index): ReadableBlock => {
    const key = stored.id && !keys.has(stored.id) ? stored.id : String(index);
    keys.add(key);
    return { key, type: stored.type, block: readBlock(stored) };
  });
  return { blocks, minutes: minutesOf(documentText(document)) };
}
