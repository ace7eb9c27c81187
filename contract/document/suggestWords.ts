import { limits } from '../limits';
import { wordsOf } from './compareWords';
import { comparable } from './passageState';

/** Longer texts are not compared word by word. */
const longestCompared = 20_000;

type Word = { text: string; start: number; end: number };

/** The words and signs of a text. */
function readWords(text: string): Word[] {
  let end = 0;
  return wordsOf(text).flatMap((word): Word[] => {
    const start = end;
    end += word.length;
    return word.trim() === '' ? [] : [{ text: word, start, end }];
  });
}

const isWord = /[\p{L}\p{N}]/u;

const scores = { word: 3, sign: 1, other: -1 };

/** The same number for the same word. */
function numberWords(...lists: readonly (readonly Word[])[]) {
  const numbers = new Map<string, number>();
  return lists.map((words) =>
    Int32Array.from(words, ({ text }) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    }),
  );
}

/** For each end in the text: the best score of a part that ends there, and where it begins in both texts. */
const createRow = (length: number) => ({
  score: new Int32Array(length + 1),
  start: new Int32Array(length + 1),
  from: new Int32Array(length + 1),
});
type Row = ReturnType<typeof createRow>;

function copy(to: Row, end: number, { row, at, score }: { row: Row; at: number; score: number }) {
  to.score[end] = score;
  to.start[end] = row.start[at] ?? 0;
  to.from[end] = row.from[at] ?? 0;
}

/**
 * The part of the text that is most like a part of the quote: the local alignment of Smith and Waterman. Ends are
 * not included.
 */
function findAlike(quote: readonly Word[], text: readonly Word[]) {
  const [quoted = new Int32Array(), words = new Int32Array()] = numberWords(quote, text);
  const best = { score: 0, start: 0, end: 0, from: 0, to: 0 };
  let above = createRow(text.length);
  let here = createRow(text.length);
  for (let to = 1; to <= quoted.length; to += 1) {
    const word = quoted[to - 1];
    const same = isWord.test(quote[to - 1]?.text ?? '') ? scores.word : scores.sign;
    here.score[0] = 0;
    for (let end = 1; end <= words.length; end += 1) {
      const before = above.score[end - 1] ?? 0;
      const through = before + (words[end - 1] === word ? same : scores.other);
      const down = (above.score[end] ?? 0) + scores.other;
      const along = (here.score[end - 1] ?? 0) + scores.other;
      const score = Math.max(0, through, down, along);
      if (score === 0) here.score[end] = 0;
      else if (score === through && before === 0) {
        here.score[end] = score;
        here.start[end] = end - 1;
        here.from[end] = to - 1;
      } else if (score === through) copy(here, end, { row: above, at: end - 1, score });
      else if (score === down) copy(here, end, { row: above, at: end, score });
      else copy(here, end, { row: here, at: end - 1, score });
      if (score > best.score) {
        best.score = score;
        best.end = end;
        best.to = to;
        best.start = here.start[end] ?? 0;
        best.from = here.from[end] ?? 0;
      }
    }
    [above, here] = [here, above];
  }
  return best;
}
type Alike = ReturnType<typeof findAlike>;

const endsSentence = (word: Word | undefined) => !word || /^[.!?。！？]$/u.test(word.text);

/** The words around what is alike, in the same sentence: the same number as in the quote, before and after. */
function extend(words: readonly Word[], alike: Alike, quoteLength: number) {
  let { start, end } = alike;
  for (let left = alike.from; left > 0 && !endsSentence(words[start - 1]); left -= 1) start -= 1;
  for (let left = quoteLength - alike.to; left > 0 && end < words.length; left -= 1) {
    end += 1;
    if (endsSentence(words[end - 1])) break;
  }
  return { start, end };
}

/** The words of a block that stand where the words of a passage stood; all of them if nothing is alike. */
export function suggestWords(text: string, quote: string): string {
  const next = comparable(text);
  const quoted = comparable(quote);
  const most = limits.longest.passageQuote;
  if (next.length > longestCompared) return next.slice(0, Math.min(quoted.length, most)).trim();
  const words = readWords(next);
  const quotedWords = readWords(quoted.slice(0, most));
  const alike = findAlike(quotedWords, words);
  if (alike.score === 0) return next.slice(0, most).trim();
  const { start, end } = extend(words, alike, quotedWords.length);
  return next
    .slice(words[start]?.start, words[end - 1]?.end)
    .slice(0, most)
    .trim();
}
