/** A random generator with a seed (mulberry32), so that the community is always the same. */
export function createRandom(seed: number) {
  let state = seed;
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    /** Returns `count` different items in random order. */
    sample<Item>(items: readonly Item[], count: number): Item[] {
      const rest = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () =>
        rest.splice(below(rest.length), 1),
      ).flat();
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
