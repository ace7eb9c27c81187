import { wordsOf } from './compareWords';
import { blockTexts } from './documentText';
import type { EditorBlock, EditorDocument } from './editorDocument';
import { contentKey } from './matchBlocks';

export type ChangedWords = { added: number; removed: number };

/** The words of a block as they are compared. */
const wordsIn = (block: EditorBlock) =>
  blockTexts({ blocks: [block] }).flatMap(({ text }) =>
    wordsOf(text.toLowerCase()).filter((word) => /[\p{L}\p{N}]/u.test(word)),
  );

/**
 * How many words a document has gained and lost, wherever they are in it: moved words count as neither. Only the words
 * of changed blocks are read.
 */
export function changedWords(before: EditorDocument, after: EditorDocument): ChangedWords {
  const blocks = new Map<string, { block: EditorBlock; gained: number }>();
  function count(block: EditorBlock, gained: number) {
    const key = contentKey(block);
    blocks.set(key, { block, gained: (blocks.get(key)?.gained ?? 0) + gained });
  }
  for (const block of before.blocks) count(block, -1);
  for (const block of after.blocks) count(block, 1);

  const words = new Map<string, number>();
  for (const { block, gained } of blocks.values()) {
    if (gained === 0) continue;
    for (const word of wordsIn(block)) words.set(word, (words.get(word) ?? 0) + gained);
  }
  const counts = { added: 0, removed: 0 };
  for (const gained of words.values()) {
    if (gained > 0) counts.added += gained;
    else counts.removed -= gained;
  }
  return counts;
}
