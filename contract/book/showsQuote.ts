import { apiLimits } from '../apiLimits';
import { wordsOf } from '../document/compareWords';

/** How many words a text has. */
export const countWords = (text: string) =>
  wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whether quotes with this number of words in all can be shown, whatever the length of their post. */
export const isAlwaysShown = (words: number) => words <= apiLimits.quotedWords;

/**
 * Which quotes of one post a public collection shows: `quotes` are their words in the order of the collection. A quote
 * that would pass a fifth of the words of the post is left out.
 */
export function showsQuote(quotes: readonly number[], postWords: number): boolean[] {
  const most = Math.max(apiLimits.quotedWords, postWords * apiLimits.quotedShare);
  let shown = 0;
  return quotes.map((words) => {
    if (shown + words > most) return false;
    shown += words;
    return true;
  });
}
