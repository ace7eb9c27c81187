import type { Passage } from '@contract/book/bookEntities';
import { findWords } from '@contract/document/findWords';
import { rangeOf, readBlockWords } from '@/lib/browser/blockWords';
import type { SelectedWords } from '../model/keptWords';
import { blockIdOf, blocksOf } from './readSelection';

/** Words of the post's text that the member has saved. */
export type MarkedRange = { passage: Passage; range: Range };

/** Words that were moved stand in another block. */
const isShown = ({ quote, state }: Passage) =>
  quote !== '' && (state === 'unchanged' || state === 'moved');

/** The blocks in which words of several lines are: one block a line, from the first one on. */
function wordsFrom(blocks: readonly Element[], start: number, { quote }: SelectedWords) {
  return readBlockWords(blocks.slice(start, start + quote.split('\n').length));
}

type PlacedWords = SelectedWords & Pick<Passage, 'state'>;

function findRange(blocks: readonly Element[], passage: PlacedWords) {
  const own = blocks.findIndex((block) => blockIdOf(block) === passage.blockId);
  const others = passage.state === 'moved' || own === -1 ? blocks.keys() : [];
  for (const start of own === -1 ? others : [own, ...others]) {
    const words = wordsFrom(blocks, start, passage);
    const place = findWords(words.text, passage);
    if (place) return rangeOf(words, place);
  }
  return null;
}

/** Where the saved words stand in the text of a post. */
export function findMarkedRanges(text: Element, passages: readonly Passage[]): MarkedRange[] {
  const blocks = blocksOf(text);
  return passages.filter(isShown).flatMap((passage) => {
    const range = findRange(blocks, passage);
    return range ? [{ passage, range }] : [];
  });
}

/** Where words stand that were read from the text of a post. */
export const findSelectedRange = (text: Element, words: SelectedWords) =>
  findRange(blocksOf(text), { ...words, state: 'unchanged' });

/** The passage whose words are at a point of the window. */
export function passageAt(marks: readonly MarkedRange[], { x, y }: { x: number; y: number }) {
  return marks.find(({ range }) =>
    [...range.getClientRects()].some(
      (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    ),
  );
}
