import { once } from '../once';
import { type BlockWords, offsetOf } from './blockWords';

const createSegmenter = once(() =>
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : null,
);

type WordRange = { start: number; end: number };

/** Where the word, or the sign, around an offset starts and ends. Between two of them, both are the offset. */
function wordAround(text: string, offset: number): WordRange {
  // Words don't go on in the next line.
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset);
  const line = text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
  const at = offset - lineStart;
  const word = createSegmenter()?.segment(line).containing(at);
  if (!word || word.index === at) return { start: offset, end: offset };
  const start = lineStart + word.index;
  return { start, end: start + word.segment.length };
}

/** Extends a range of a text to whole words, in every script. An empty range stays empty. */
export function extendToWords(text: string, { start, end }: WordRange): WordRange {
  if (start >= end) return { start, end };
  return { start: wordAround(text, start).start, end: wordAround(text, end).end };
}

/** Names of code have parts that are no words of a language. */
const isCode = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest('pre, code') != null;

/** The offsets of a range in the words of an element, extended to whole words. */
export function wholeOffsets(words: BlockWords, range: Range, element: Element): WordRange {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const start = element.contains(startContainer) ? offsetOf(words, startContainer, startOffset) : 0;
  const end = element.contains(endContainer)
    ? offsetOf(words, endContainer, endOffset)
    : words.text.length;
  const whole = extendToWords(words.text, { start, end });
  return {
    start: isCode(startContainer) ? start : whole.start,
    end: isCode(endContainer) ? end : whole.end,
  };
}
