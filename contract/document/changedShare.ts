import type { BlockChange } from '../revisions/revisionEntities';
import type { EditorBlock, EditorDocument } from './editorDocument';
import { countShared, readWords } from './matchBlocks';

const countWords = (blocks: readonly EditorBlock[]) =>
  blocks.reduce((total, block) => total + readWords(block).total, 0);

/** How many words of the block before are not in it afterwards, wherever they are in it. */
function countLost({ before, after }: BlockChange) {
  if (!before) return 0;
  const words = readWords(before);
  return words.total - (after ? countShared(words, readWords(after)) : 0);
}

/** Which part of the words changed between two documents, of the words of the longer one: from 0 to 1. */
export function changedShare(
  before: EditorDocument,
  after: EditorDocument,
  changes: readonly BlockChange[],
) {
  const total = countWords(before.blocks);
  const longer = Math.max(total, countWords(after.blocks));
  const remaining = total - changes.reduce((lost, change) => lost + countLost(change), 0);
  return longer === 0 ? 0 : (longer - remaining) / longer;
}
