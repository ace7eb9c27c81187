const highest = 50_000;

/** The page number in the URL, counted from 0. The URL counts from 1. */
export function pageOf(params: URLSearchParams): number {
  const shown = Number(params.get('page') ?? 1);
  return Number.isInteger(shown) && shown >= 1 && shown <= highest ? shown - 1 : 0;
}

/** The same search parameters for another page. The first page has no parameter. */
export function withPage(params: URLSearchParams, page: number) {
  const next = new URLSearchParams(params);
  if (page > 0) next.set('page', String(page + 1));
  else next.delete('page');
  return next;
}
