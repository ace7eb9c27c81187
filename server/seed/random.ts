/** A small seeded generator (mulberry32): the same community every time. */
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
    /** `count` different ones of `items`, in a drawn order. */
    some<Item>(items: readonly Item[], count: number): Item[] {
      const rest = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () =>
        rest.splice(below(rest.length), 1),
      ).flat();
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
