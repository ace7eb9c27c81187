import { rankSentences, similarity } from './rankSentences';
import { significantWords } from './significantWords';
import { splitSentences } from './splitSentences';

/** The text of a block to summarise. */
export type SummaryBlock = { blockId: string; text: string };
/** The chosen sentences in order, each with its block. */
export type Summary = { sentence: string; blockId: string }[];

const least = 3;
const most = 5;
const sentencesForOne = 8;
/** Ranking is quadratic, so only the first sentences of a very long post are ranked. */
const sentencesRead = 300;
const words = { fewest: 5, most: 60 };
const tooAlike = 1;

type Candidate = { sentence: string; blockId: string; at: number };

function candidates(blocks: readonly SummaryBlock[]): Candidate[] {
  const all = blocks.flatMap(({ blockId, text }) =>
    splitSentences(text).map((sentence) => ({ sentence, blockId })),
  );
  const telling = all.filter(({ sentence }) => {
    const count = sentence.split(/\s+/).length;
    return count >= words.fewest && count <= words.most;
  });
  const chosen = telling.length >= least ? telling : all;
  return chosen
    .slice(0, sentencesRead)
    .map(({ sentence, blockId }, at) => ({ sentence, blockId, at }));
}

/** The first sentences in rank order, without those that repeat a better one. */
function pick(ranked: readonly Candidate[], count: number) {
  const picked: Candidate[] = [];
  for (const candidate of ranked) {
    if (picked.length === count) break;
    const own = significantWords(candidate.sentence);
    const repeats = picked.some(
      ({ sentence }) => similarity(own, significantWords(sentence)) > tooAlike,
    );
    if (!repeats) picked.push(candidate);
  }
  return picked;
}

/** The most central sentences of a post. */
export function summarise(title: string, blocks: readonly SummaryBlock[]): Summary {
  const found = candidates(blocks);
  const ranks = rankSentences(
    title,
    found.map(({ sentence }) => sentence),
  );
  const ranked = found.toSorted(
    (one, other) => (ranks[other.at] ?? 0) - (ranks[one.at] ?? 0) || one.at - other.at,
  );
  const count = Math.min(most, Math.max(least, Math.ceil(found.length / sentencesForOne)));
  return pick(ranked, count)
    .toSorted((one, other) => one.at - other.at)
    .map(({ sentence, blockId }) => ({ sentence, blockId }));
}
