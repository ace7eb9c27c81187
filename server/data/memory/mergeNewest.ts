import { byTime, type Dated } from './ordered';

type Head = { entry: Dated; rest: Iterator<Dated> };

function headOf(rest: Iterator<Dated>): Head | null {
  const next = rest.next();
  return next.done ? null : { entry: next.value, rest };
}

/** One walk through several, each of them newest first; only as far as the caller goes. */
export function* mergeNewest(walks: readonly Iterable<Dated>[]) {
  let heads = walks.map((walk) => headOf(walk[Symbol.iterator]())).filter((head) => head !== null);
  while (heads.length > 0) {
    const newest = heads.reduce((a, b) => (byTime(a.entry, b.entry) < 0 ? b : a));
    yield newest.entry;
    const next = headOf(newest.rest);
    heads = heads.filter((head) => head !== newest);
    if (next) heads.push(next);
  }
}
