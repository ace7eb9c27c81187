import { limits } from '../limits';
import { comparable, findBlock, type PassageText, type PassageWords } from './passageState';

/** The words of a passage with the text around them, which tells repeated words apart. */
export type QuotedWords = { quote: string; before?: string; after?: string };

export type WordRange = { start: number; end: number };

/** More occurrences than this are not compared. */
const mostOccurrences = 500;

const space = /\s/;

/** The text without repeated white space, and the offset in `text` of each of its characters. */
function collapse(text: string) {
  let collapsed = '';
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const isSpace = space.test(letter);
    if (isSpace && (collapsed === '' || collapsed.endsWith(' '))) continue;
    collapsed += isSpace ? ' ' : letter;
    offsets.push(at);
  }
  return { collapsed, offsets };
}

/** How many characters the ends of two texts have in common. */
function commonEnd(one: string, other: string) {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count))
    count += 1;
  return count;
}

function commonStart(one: string, other: string) {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

const withoutEdges = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ');

/**
 * Finds words in a text: of several occurrences the one whose surroundings are most like `before` and
 * `after`. The offsets are those of `text`, which is in the normal form NFC; null if the words are not there.
 */
export function findWords(
  text: string,
  { quote, before = '', after = '' }: QuotedWords,
): WordRange | null {
  const words = comparable(quote);
  if (words === '') return null;
  const { collapsed, offsets } = collapse(text);
  const beforeText = withoutEdges(before);
  const afterText = withoutEdges(after);
  let best: { at: number; likeness: number } | null = null;
  let at = collapsed.indexOf(words);
  for (let count = 0; at !== -1 && count < mostOccurrences; count += 1) {
    const likeness =
      commonEnd(collapsed.slice(Math.max(0, at - beforeText.length - 1), at), beforeText) +
      commonStart(collapsed.slice(at + words.length), afterText);
    if (!best || likeness > best.likeness) best = { at, likeness };
    at = collapsed.indexOf(words, at + 1);
  }
  if (!best) return null;
  const start = offsets[best.at] ?? 0;
  const end = (offsets[best.at + words.length - 1] ?? 0) + 1;
  return { start, end };
}

const context = limits.longest.passageContext;

/** The text of a block and of as many of the next ones as words can reach. */
function joinFrom(texts: readonly PassageText[], index: number) {
  const most = (texts[index]?.text.length ?? 0) + 2 * limits.longest.passageQuote;
  let joined = '';
  for (const { text } of texts.slice(index)) {
    if (joined.length > most) break;
    if (text !== '') joined = joined === '' ? text : `${joined} ${text}`;
  }
  return joined;
}

/** The present place of the words, with the text around them; null if they are not found. */
export function placeWords(
  texts: readonly PassageText[],
  passage: PassageWords & { before?: string; after?: string },
) {
  const blockId = findBlock(texts, passage);
  if (blockId === null) return null;
  const index = texts.findIndex((text) => text.blockId === blockId);
  const own = texts[index]?.text ?? '';
  const isInOne = own.includes(comparable(passage.quote));
  const text = isInOne ? own : joinFrom(texts, index);
  const range = findWords(text, passage);
  if (!range) return null;
  return {
    blockId,
    before: text.slice(Math.max(0, range.start - context), range.start),
    after: text.slice(range.end, range.end + context),
  };
}
