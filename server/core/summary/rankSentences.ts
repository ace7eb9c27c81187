import { significantWords } from './significantWords';

type Words = ReadonlySet<string>;

const damping = 0.85;
const rounds = 30;

function shared(one: Words, other: Words) {
  let count = 0;
  for (const word of one) if (other.has(word)) count += 1;
  return count;
}

/** Shared words of two sentences, normalised by their lengths. */
export function similarity(one: Words, other: Words) {
  if (one.size < 2 || other.size < 2) return 0;
  return shared(one, other) / (Math.log(one.size) + Math.log(other.size));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function normalised(numbers: readonly number[]) {
  const total = sum(numbers);
  return numbers.map((number) => (total > 0 ? number / total : 1 / numbers.length));
}

type Link = { from: number; weight: number };

/**
 * Weighted links: each sentence passes its rank to similar sentences, in proportion to the
 * similarity.
 */
function incomingLinks(words: readonly Words[]) {
  const weights = words.map((one, at) =>
    words.map((other, from) => (at === from ? 0 : similarity(one, other))),
  );
  const totals = weights.map(sum);
  return weights.map((row): Link[] =>
    row.flatMap((weight, from) =>
      weight > 0 ? [{ from, weight: weight / (totals[from] ?? 1) }] : [],
    ),
  );
}

/**
 * TextRank: a sentence ranks high if it is similar to high-ranking sentences. Sentences that share
 * words with the title start with a higher rank.
 */
export function rankSentences(title: string, sentences: readonly string[]) {
  const words = sentences.map(significantWords);
  const titleWords = significantWords(title);
  const start = normalised(words.map((own) => 1 + shared(own, titleWords)));
  const links = incomingLinks(words);
  let ranks = start;
  for (let round = 0; round < rounds; round += 1) {
    const previous = ranks;
    ranks = links.map(
      (incoming, at) =>
        (1 - damping) * (start[at] ?? 0) +
        damping * sum(incoming.map(({ from, weight }) => weight * (previous[from] ?? 0))),
    );
  }
  return ranks;
}
