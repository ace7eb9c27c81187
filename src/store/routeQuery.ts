import { isTemporary } from '@/lib/apiError';
import type { AppDispatch, RootState, ThunkExtra } from './appTypes';
import type { CacheEntry } from './cache';
import { addressOf, type StartedRequest } from './routeRequests';

type Thunk<Result> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  extra: ThunkExtra,
) => Result;

/** Starts a request. */
export type StartThunk = Thunk<StartedRequest>;

/** The data that a route or a part of it needs: how to request it and where it is in the state. */
export type RouteQuery<Data> = {
  /** Queries with the same key share one request. */
  key: string;
  fetch: () => StartThunk;
  /** The same request without toasts, for a link that is likely to be followed. */
  prefetch?: () => StartThunk;
  select: (state: RootState) => CacheEntry<Data> | undefined;
  /** For a call that works only once: not aborted, and not repeated after it succeeded. */
  isOnce?: boolean;
};

function send({ key, fetch, isOnce = false }: RouteQuery<unknown>): Thunk<void> {
  return (dispatch, _, { requests }) =>
    requests.start(key, () => dispatch(fetch()), { outlivesRoute: isOnce });
}

function isAnswered({ select, isOnce }: RouteQuery<unknown>): Thunk<boolean> {
  return (_, getState, { requests }) => {
    const state = getState();
    const isRendered = requests.isRendered(state.auth.user?.id ?? null);
    return (isOnce || isRendered) && select(state)?.status === 'ready';
  };
}

type Address = { pathname: string; search: string };

/** The router has started to show this address: requests of the one before are aborted. */
export function addressEntered(address: Address): Thunk<void> {
  return (_, __, { requests }) => requests.enter(addressOf(address));
}

/**
 * For loaders: enters the address and requests its data again. The queries are imported, so that
 * their slices load with them. If that fails, the page's own import reports it.
 */
export function startQueries(
  address: Address,
  importQueries: () => Promise<readonly RouteQuery<unknown>[]>,
): Thunk<void> {
  return (dispatch, _, { requests }) => {
    async function start() {
      const queries = await importQueries().catch(() => []);
      if (!requests.isCurrent(addressOf(address))) return;
      for (const query of queries) {
        if (!requests.isRunning(query.key) && !dispatch(isAnswered(query))) dispatch(send(query));
      }
    }
    dispatch(addressEntered(address));
    requests.track(start());
  };
}

/**
 * For components: requests the data unless their address has already requested it. A component whose
 * address is being left, such as one that redirects after a failure, requests nothing.
 */
export function ensureQuery(query: RouteQuery<unknown>, address: Address): Thunk<void> {
  return (dispatch, _, { requests }) => {
    if (requests.isLeft(addressOf(address))) return;
    if (!requests.has(query.key) && !dispatch(isAnswered(query))) dispatch(send(query));
  };
}

/** For a component that stays while the address changes: replaces a request that was aborted. */
export function resumeQuery(query: RouteQuery<unknown>, address: Address): Thunk<void> {
  return (dispatch, getState) => {
    const { status = 'idle' } = query.select(getState()) ?? {};
    if (status === 'idle') dispatch(ensureQuery(query, address));
  };
}

/** Requests the data again. A running request is aborted: its answer may be older than a change. */
export function reloadQuery(query: RouteQuery<unknown>): Thunk<void> {
  return (dispatch, _, { requests }) => {
    requests.abort(query.key);
    dispatch(send(query));
  };
}

/** Requests data again that could not be loaded, unless another component has just done so. */
export function retryQuery(query: RouteQuery<unknown>): Thunk<void> {
  return (dispatch, getState) => {
    const { status, error = null } = query.select(getState()) ?? {};
    if (status === 'failed' && isTemporary(error)) dispatch(reloadQuery(query));
  };
}

/** Loads data for a link that is likely to be followed; errors are ignored. */
export function prefetchQuery({ key, prefetch, select }: RouteQuery<unknown>): Thunk<void> {
  return (dispatch, getState, { requests }) => {
    const isKnown = requests.isRunning(key) || requests.isPrefetching(key);
    if (!prefetch || isKnown || select(getState())?.data) return;
    requests.prefetch(key, () => dispatch(prefetch()));
  };
}

/** Resolves when every started query has its answer; a server waits for it before it renders. */
export function queriesSettled(): Thunk<Promise<void>> {
  return (_, __, { requests }) => requests.settled();
}
