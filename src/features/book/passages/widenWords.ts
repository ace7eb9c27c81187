import type { Passage } from '@contract/book/bookEntities';
import { limits } from '@contract/limits';
import type { SelectedWords } from '../model/keptWords';
import { findMarkedRanges, findSelectedRange, type MarkedRange } from './markedRanges';
import { readRange } from './readSelection';

type Edge = readonly [range: Range, side: 'start' | 'end'];

const how = {
  start: { start: Range.START_TO_START, end: Range.END_TO_START },
  end: { start: Range.START_TO_END, end: Range.END_TO_END },
} as const;

/** Negative if the first edge is before the other one. */
const compareEdges = ([one, side]: Edge, [other, otherSide]: Edge) =>
  one.compareBoundaryPoints(how[side][otherSide], other);

const overlap = (one: Range, other: Range) =>
  compareEdges([one, 'start'], [other, 'end']) < 0 &&
  compareEdges([one, 'end'], [other, 'start']) > 0;

const contains = (one: Range, other: Range) =>
  compareEdges([one, 'start'], [other, 'start']) <= 0 &&
  compareEdges([one, 'end'], [other, 'end']) >= 0;

function join(first: Range, others: readonly Range[]) {
  const joined = first.cloneRange();
  for (const range of others) {
    if (compareEdges([range, 'start'], [joined, 'start']) < 0)
      joined.setStart(range.startContainer, range.startOffset);
    if (compareEdges([range, 'end'], [joined, 'end']) > 0)
      joined.setEnd(range.endContainer, range.endOffset);
  }
  return joined;
}

/** How much would be lost with a passage beside its words. */
export const worth = ({ note, headingId }: Passage) =>
  (note === '' ? 0 : 2) + (headingId === null ? 0 : 1);

/** Words to save, and the passages that they replace. */
export type WidenedWords = {
  words: SelectedWords;
  /** The passage that gets the words; its note and its heading stay. */
  widens: Passage | null;
  /** Passages inside of the words that have neither a note nor a heading. */
  covered: readonly Passage[];
};

function widen(text: Element, mine: Range, marks: readonly MarkedRange[]): WidenedWords | null {
  const range = join(
    mine,
    marks.map((mark) => mark.range),
  );
  const words = readRange(text, range);
  if (!words || words.quote.length > limits.longest.passageQuote) return null;
  const whole = marks.find((mark) => contains(mark.range, range))?.passage;
  if (whole) return { words: { ...words, quote: whole.quote }, widens: whole, covered: [] };
  const byWorth = marks.map(({ passage }) => passage);
  const [widens = null, ...others] = byWorth.toSorted((one, other) => worth(other) - worth(one));
  return { words, widens, covered: others.filter((passage) => worth(passage) === 0) };
}

/** Words that the reader wants to save, with those of the passages that they overlap. */
export function widenWords(
  text: Element,
  words: SelectedWords,
  passages: readonly Passage[],
): WidenedWords {
  const alone = { words, widens: null, covered: [] };
  const mine = findSelectedRange(text, words);
  if (!mine) return alone;
  const marks = findMarkedRanges(text, passages).filter(({ range }) => overlap(range, mine));
  return marks.length === 0 ? alone : (widen(text, mine, marks) ?? alone);
}
