import type { Page, Paged } from '../port';
import type { Ranking } from './ranking';
import type { SearchIndex } from './searchIndex';

function paged<Row>(ids: readonly string[], take: number, toRow: (id: string) => Row): Paged<Row> {
  return { rows: ids.slice(0, take).map(toRow), areMore: ids.length > take };
}

/** A page of a ranking, the highest or newest first. */
export function pageOf<Row>(ranking: Ranking, { skip, take }: Page, toRow: (id: string) => Row) {
  return paged(ranking.page(skip, take + 1), take, toRow);
}

type Found = { search: SearchIndex; everything: Ranking };

/** A page of what a term finds; an empty one finds everything. */
export function pageOfFound<Row>(
  { search, everything }: Found,
  { term, skip, take }: Page & { term: string },
  toRow: (id: string) => Row,
) {
  if (term === '') return pageOf(everything, { skip, take }, toRow);
  return paged(search.find(term, { skip, take: take + 1 }), take, toRow);
}
