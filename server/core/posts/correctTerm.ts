import type { FoundWord, MatchData } from '@server/data/posts/matchPort';
import { searchWords } from '@server/data/posts/searchWords';
import { typingVariants } from './typingVariants';

/** A term with more words is not corrected, because each unknown one costs two queries. */
const mostWords = 6;

/** People seldom mistype the first letter. Then the word that is used most. */
function bestOf(word: string, [...found]: readonly FoundWord[]): string | null {
  const startsSame = (other: FoundWord) => other.word[0] === word[0];
  const [best] = found.toSorted(
    (one, other) => Number(startsSame(other)) - Number(startsSame(one)) || other.uses - one.uses,
  );
  return best?.word ?? null;
}

async function correctWord({ words }: Pick<MatchData, 'words'>, word: string) {
  const [known] = await words([word]);
  if (known) return word;
  return bestOf(word, await words(typingVariants(word)));
}

/**
 * The term with known words instead of mistyped ones; null if that is not possible, or if there is nothing to
 * correct. For searches without a match.
 */
export async function correctTerm(matches: Pick<MatchData, 'words'>, term: string) {
  const words = searchWords(term);
  if (words.length > mostWords) return null;
  const corrected = await Promise.all(words.map(async (word) => correctWord(matches, word)));
  if (corrected.includes(null)) return null;
  const text = corrected.join(' ');
  return text === words.join(' ') ? null : text;
}
