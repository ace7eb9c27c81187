import { limits } from '../limits';
import { comparable, type PassageText, type PassageWords } from './passageState';
import { suggestWords } from './suggestWords';

/** The words of a passage by block, in a document that contains them. */
function splitWords(
  texts: readonly PassageText[],
  { blockId, quote }: PassageWords,
): PassageText[] {
  const words = comparable(quote);
  const own = texts.findIndex((text) => text.blockId === blockId);
  const blocks = texts.slice(own).filter(({ text }) => text !== '');
  const joined = blocks.map(({ text }) => text).join(' ');
  const start = joined.indexOf(words);
  if (own === -1 || start === -1) return [];
  let offset = 0;
  return blocks.flatMap(({ blockId: id, text }) => {
    const from = Math.max(offset, start);
    const to = Math.min(offset + text.length, start + words.length);
    offset += text.length + 1;
    return from < to ? [{ blockId: id, text: joined.slice(from, to) }] : [];
  });
}

const fromWords = (text: string, quote: string) =>
  text.slice(text.lastIndexOf(suggestWords(text, quote)));

function toWords(text: string, quote: string) {
  const words = suggestWords(text, quote);
  return text.slice(0, text.indexOf(words) + words.length);
}

type Changed = {
  /** The texts of the present document. */
  now: readonly PassageText[];
  /** The texts of the document in which the words were found; none if they are not known. */
  before: readonly PassageText[];
  passage: PassageWords;
};

/**
 * The words that stand where the words of a changed passage stood, one block a line; null if their block is gone.
 * Words of several blocks reach from the first block to the last one that is left, with all blocks between.
 */
export function suggestBlocks({ now, before, passage }: Changed): string | null {
  const start = now.findIndex(({ blockId }) => blockId === passage.blockId);
  const first = now[start];
  if (!first) return null;
  const parts = splitWords(before, passage);
  const partOf = new Map(parts.map(({ blockId, text }) => [blockId, text]));
  const end = now.findLastIndex(({ blockId }) => partOf.has(blockId));
  const last = now[end];
  if (!last || end <= start) return suggestWords(first.text, passage.quote);
  const isWholeLast = last.blockId !== parts.at(-1)?.blockId;
  const lines = [
    fromWords(first.text, partOf.get(first.blockId) ?? ''),
    ...now.slice(start + 1, end).map(({ text }) => text),
    isWholeLast ? last.text : toWords(last.text, partOf.get(last.blockId) ?? ''),
  ];
  const words = lines.filter((line) => line !== '').join('\n');
  return words.slice(0, limits.longest.passageQuote).trim();
}
