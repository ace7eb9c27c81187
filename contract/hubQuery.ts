const highest = 50_000;

/** The page of a list that an address asks for, counted from 1. */
export function pageNumberOf(params: URLSearchParams): number {
  const shown = Number(params.get('page') ?? 1);
  return Number.isInteger(shown) && shown >= 1 && shown <= highest ? shown : 1;
}

/** What the address of the posts hub asks for. Pages are counted from 1. */
export type HubQuery = { q: string; tag: string; page: number };

/** The id of the search field of the hub. */
export const hubSearchId = 'search-posts';

/** A search term takes precedence over a tag; other parameters are ignored. */
export function readHubQuery(params: URLSearchParams): HubQuery {
  const q = (params.get('q') ?? '').trim();
  return { q, tag: q ? '' : (params.get('tag') ?? '').trim(), page: pageNumberOf(params) };
}
