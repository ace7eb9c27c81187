import { blockTexts } from '@contract/document/documentText';
import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';

/** Counts words as the language of the text separates them, where the browser can do that. */
function createWordCounter() {
  if (!('Segmenter' in Intl)) return (text: string) => text.split(/\s+/).filter(Boolean).length;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return (text: string) =>
    Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;
}

/** Counts the words of a document. A block that was counted before isn't counted again. */
export function createDocumentCounter() {
  const countWords = createWordCounter();
  const counts = new WeakMap<EditorBlock, number>();

  function countBlock(block: EditorBlock) {
    const [found] = blockTexts({ blocks: [block] });
    return found ? countWords(found.text) : 0;
  }

  /**
   * Counts until `hasTime` returns false. Returns null if blocks are left: the next call continues
   * with them.
   */
  return ({ blocks }: EditorDocument, hasTime: () => boolean): number | null => {
    let sum = 0;
    for (const block of blocks) {
      let count = counts.get(block);
      if (count === undefined) {
        if (!hasTime()) return null;
        count = countBlock(block);
        counts.set(block, count);
      }
      sum += count;
    }
    return sum;
  };
}
