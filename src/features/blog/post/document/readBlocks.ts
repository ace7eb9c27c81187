import type { KnownBlock } from '@contract/document/blockRegistry';
import { documentText } from '@contract/document/documentText';
import { parseDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';

export type ReadableBlock = {
  /** The block's id, or its place where it has none or shares it. */
  key: string;
  type: string;
  /** null: a type that nobody here knows. */
  block: KnownBlock | null;
};

const wordsPerMinute = 220;

function minutesOf(text: string) {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** What a reader gets of a post's content, cleaned; null when it isn't a document. */
export function readContent(content: string) {
  const stored = parseDocument(content);
  if (!stored) return null;
  const document = sanitizeDocument(stored);
  const keys = new Set<string>();
  const blocks = document.blocks.map((one, place): ReadableBlock => {
    const key = one.id && !keys.has(one.id) ? one.id : String(place);
    keys.add(key);
    return { key, type: one.type, block: readBlock(one) };
  });
  return { blocks, minutes: minutesOf(documentText(document)) };
}
