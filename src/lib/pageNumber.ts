const highest = 50_000;

/** The page that an address asks for, from 0; in the address it stands as people count, from 1. */
export function pageOf(params: URLSearchParams): number {
  const shown = Number(params.get('page') ?? 1);
  return Number.isInteger(shown) && shown >= 1 && shown <= highest ? shown - 1 : 0;
}

/** The same address on another page. The first page needs no mention. */
export function withPage(params: URLSearchParams, page: number) {
  const next = new URLSearchParams(params);
  if (page > 0) next.set('page', String(page + 1));
  else next.delete('page');
  return next;
}
