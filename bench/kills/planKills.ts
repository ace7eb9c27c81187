import { type Ending, endingNames } from '../../e2e/pages/endings';
import { type Target, targets } from './targets';

export type Kill = {
  target: Target;
  ending: Ending;
  /** The number of keys before the end. */
  keys: number;
  /** The time between the last key and the end, in milliseconds. */
  pause: number;
};

const seed = 20_261_122;
const fewestKeys = 12;
const mostKeys = 40;
const longestPause = 91;

/** A generator of the same numbers from 0 to 1 in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every target with every ending in turn, at moments that are the same in every run. */
export function planKills(count: number): Kill[] {
  const random = createRandom(seed);
  const pairs = targets.flatMap((target) => endingNames.map((ending) => ({ target, ending })));
  const kills: Kill[] = [];
  while (kills.length < count) {
    const keyed = pairs.map((pair) => ({ pair, key: random() }));
    for (const { pair } of keyed.toSorted((a, b) => a.key - b.key)) {
      const keys = fewestKeys + Math.floor(random() * (mostKeys - fewestKeys + 1));
      kills.push({ ...pair, keys, pause: random() * longestPause });
    }
  }
  return kills.slice(0, count);
}
