import { type Day, daysBetween } from './reviewDays';

/** What decides when a passage is shown. */
export type ReviewFacts = {
  id: string;
  /** When it was saved. */
  savedOn: Day;
  /** On which day it was shown last; null if never. */
  shownOn: Day | null;
  isRetired: boolean;
};

/** How many passages a day has. */
export const reviewSize = 5;

/** For so many days a passage that was shown is not shown again, if there are enough others. */
export const restDays = 30;

/** The number of passages of each day that have waited longest, so that none is forgotten. */
const longestWaiting = 2;

/** A number between 0 and 1 that depends on each part: FNV-1a, then mixed as MurmurHash does. */
function random(...parts: readonly string[]) {
  let hash = 0x811c9dc5;
  for (const sign of parts.join(' ')) {
    hash ^= sign.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

type Drawn = { id: string; waited: number; weight: number; luck: number };

/** Longest waiting first; those that have waited as long in an order of chance. */
const byWaiting = (one: Drawn, other: Drawn) => other.waited - one.waited || one.luck - other.luck;

/** Takes some of them: the heavier one is, the likelier. */
const draw = (drawn: readonly Drawn[], most: number) =>
  drawn
    .map((one) => ({ ...one, key: -Math.log(1 - one.luck) / one.weight }))
    .toSorted((one, other) => one.key - other.key)
    .slice(0, most);

type On = {
  day: Day;
  /** Another seed gives another choice. */
  seed: string;
};

/** The passages of a day: some of those that have waited longest, the others by chance, older and rarer ones likelier. */
function choose(passages: readonly ReviewFacts[], { day, seed }: On) {
  const drawn = passages
    .filter(({ isRetired }) => !isRetired)
    .map(({ id, savedOn, shownOn }): Drawn & { isRested: boolean } => {
      // In another time zone it can have been shown tomorrow.
      const waited = Math.abs(daysBetween(shownOn ?? savedOn, day));
      const age = Math.abs(daysBetween(savedOn, day));
      const isRested = shownOn === null || waited >= restDays;
      return { id, waited, weight: 1 + age + waited, luck: random(seed, day, id), isRested };
    });
  const rested = drawn.filter(({ isRested }) => isRested).toSorted(byWaiting);
  const first = rested.slice(0, longestWaiting);
  const chosen = [...first, ...draw(rested.slice(longestWaiting), reviewSize - first.length)];
  const resting = drawn.filter(({ isRested }) => !isRested).toSorted(byWaiting);
  return [...chosen, ...resting].slice(0, reviewSize).map(({ id }) => id);
}

/**
 * The passages that are reviewed on a day, up to five. Those that were shown on the day are its passages until it
 * ends, also retired ones. `chosenOn` is the day for which passages were chosen last: a deleted one is not replaced.
 */
export function reviewOf(
  passages: readonly ReviewFacts[],
  { chosenOn, ...on }: On & { chosenOn: Day | null },
): string[] {
  const shown = passages.filter(({ shownOn }) => shownOn === on.day);
  const ids =
    shown.length > 0 || chosenOn === on.day ? shown.map(({ id }) => id) : choose(passages, on);
  return ids
    .map((id) => ({ id, order: random(on.day, on.seed, id) }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, reviewSize)
    .map(({ id }) => id);
}
