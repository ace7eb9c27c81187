import { pageNumberOf } from '@contract/hubQuery';

/** The page number in the URL, counted from 0. The URL counts from 1. */
export const pageOf = (params: URLSearchParams) => pageNumberOf(params) - 1;

/** The same search parameters for another page. The first page has no parameter. */
export function withPage(params: URLSearchParams, page: number) {
  const next = new URLSearchParams(params);
  if (page > 0) next.set('page', String(page + 1));
  else next.delete('page');
  return next;
}
