import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApiError } from '@/lib/apiError';
import type { RequestState } from './cache';
import { useAppDispatch, useAppSelector } from './hooks';
import { ensureQuery, type RouteQuery, reloadQuery, resumeQuery, retryQuery } from './routeQuery';

export type RouteData<Data> = {
  /** Stays while it is requested again, and when that fails. */
  data: Data | null;
  status: RequestState['status'];
  error: ApiError | null;
  reload: () => void;
};

/**
 * Loads data while a component is mounted. It attaches to the request that the route's loader has
 * started, or starts one. Leaving the route aborts it, not this hook. If it fails because of the
 * connection, it is requested again when the browser is back online. null: nothing to load.
 */
export function useRouteData<Data>(query: RouteQuery<Data> | null): RouteData<Data> {
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) => query?.select(state));
  const location = useLocation();
  const requested = useRef<string | null>(null);
  const key = query?.key ?? null;

  const request = useEffectEvent((nextKey: string | null, _visit: string) => {
    const ask = requested.current === nextKey ? resumeQuery : ensureQuery;
    if (query) dispatch(ask(query, location));
    requested.current = nextKey;
  });

  useEffect(() => request(key, location.key), [key, location.key]);

  const retry = useEffectEvent(() => {
    if (query) dispatch(retryQuery(query));
  });

  // A layout effect: a failure that is shown already listens.
  useLayoutEffect(() => {
    const handleOnline = () => retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

  return {
    data: entry?.data ?? null,
    status: entry?.status ?? 'idle',
    error: entry?.error ?? null,
    reload: () => {
      if (query) dispatch(reloadQuery(query));
    },
  };
}
