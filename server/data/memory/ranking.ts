import {
  byTime,
  type Compare,
  type Dated,
  fromTheEnd,
  insertOrdered,
  placeOf,
  removeOrdered,
} from './ordered';

export type Ranked = Dated & { score: number };

/** Ids in a kept order, each at most once; what is put again moves. */
export type Ranking = {
  readonly size: number;
  put(entry: Ranked): void;
  drop(id: string): void;
  has(id: string): boolean;
  /** The highest first. */
  page(skip: number, take: number): string[];
  ids(): string[];
  walk(): Iterable<Ranked>;
  /** How many are as late as `time` or later, in a ranking by time alone. */
  countSince(time: number): number;
};

function byScore(a: Ranked, b: Ranked) {
  return a.score - b.score || byTime(a, b);
}

export function createRanking(compare: Compare<Ranked> = byScore): Ranking {
  const entries: Ranked[] = [];
  const byId = new Map<string, Ranked>();

  function drop(id: string) {
    const entry = byId.get(id);
    if (!entry) return;
    byId.delete(id);
    removeOrdered(entries, entry, compare);
  }

  return {
    get size() {
      return entries.length;
    },
    put(entry) {
      drop(entry.id);
      byId.set(entry.id, entry);
      insertOrdered(entries, entry, compare);
    },
    drop,
    has: (id) => byId.has(id),
    page(skip, take) {
      const end = Math.max(entries.length - skip, 0);
      return entries
        .slice(Math.max(end - take, 0), end)
        .toReversed()
        .map(({ id }) => id);
    },
    ids: () => entries.map(({ id }) => id).toReversed(),
    walk: () => fromTheEnd(entries),
    countSince: (time) =>
      entries.length - placeOf(entries, { id: '', at: time, score: 0 }, compare),
  };
}
