import type { KnownBlock } from '@contract/document/blockRegistry';
import { documentText, readingMinutes } from '@contract/document/documentText';
import { type EditorBlock, parseDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';
import { sanitizeBlock, sanitizeName } from '@contract/document/sanitizeDocument';
import { once } from '@/lib/once';

export type ReadableBlock = {
  /** The block's id, or its index if it has no unique id. */
  key: string;
  type: string;
  /** The sanitised block; null for an unknown type. */
  read: () => KnownBlock | null;
};

export type ReadableDocument = {
  blocks: readonly ReadableBlock[];
  /** How many minutes it takes to read. */
  minutes: () => number;
};

function readableBlocks(stored: readonly EditorBlock[]) {
  const keys = new Set<string>();
  return stored.map((block, index): ReadableBlock => {
    const { id, type } = sanitizeName(block);
    const key = id && !keys.has(id) ? id : String(index);
    keys.add(key);
    return { key, type, read: once(() => readBlock(sanitizeBlock(block))) };
  });
}

/**
 * Parses a post's content for readers; null if it isn't a document. Each block is sanitised by the
 * component that shows it, so that React can render a long document in short tasks.
 */
export function readContent(content: string): ReadableDocument | null {
  const document = parseDocument(content);
  if (!document) return null;
  return {
    blocks: readableBlocks(document.blocks),
    minutes: once(() => readingMinutes(documentText(document))),
  };
}
