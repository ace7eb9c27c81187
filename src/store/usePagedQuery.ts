import { usePageNumber } from '@/lib/hooks/usePageNumber';
import type { PageArg } from './cachedQuery';
import { useViewer } from './hooks';
import type { RouteQuery } from './routeQuery';
import { useRouteData } from './useRouteData';

export type PagedQuery<Data> = ((arg: PageArg) => RouteQuery<Data>) & { failure: string };

/** The page of a list whose number is in the address, as `PagedView` shows it. */
export function usePagedQuery<Data>(query: PagedQuery<Data>) {
  const viewerId = useViewer()?.id ?? '';
  const pages = usePageNumber();
  const loaded = useRouteData(query({ viewerId, page: pages[0] }));
  return { loaded, pages, failure: query.failure };
}
