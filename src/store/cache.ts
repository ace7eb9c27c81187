import { type ApiError, isRefused } from '@/lib/apiError';
import {
  notRequested,
  type RequestState,
  requestFailed,
  requestStarted,
  requestSucceeded,
} from './requestState';

/** `data` is null until the first answer; a later request keeps it until the next answer. */
export type CacheEntry<Data> = RequestState & { key: string; data: Data | null };

/**
 * Answers by key, the least recently requested first. A list, because keys come from addresses, and
 * a record would treat `__proto__` or `constructor` as its own properties.
 */
export type Cache<Data> = CacheEntry<Data>[];

export function entryOf<Data>(cache: Cache<Data>, key: string): CacheEntry<Data> | undefined {
  return cache.find((entry) => entry.key === key);
}

/** Changes the data of one entry, if it has any. */
export function withData<Data>(
  cache: Cache<Data>,
  key: string,
  change: (data: Data) => Data,
): Cache<Data> {
  return cache.map((entry) =>
    entry.key === key && entry.data !== null ? { ...entry, data: change(entry.data) } : entry,
  );
}

/** Sets the data of one entry, which may not have been requested yet. */
export function setData<Data>(cache: Cache<Data>, key: string, data: Data): Cache<Data> {
  const isKnown = entryOf(cache, key) !== undefined;
  if (!isKnown) return [...cache, { key, data, ...notRequested }];
  return cache.map((entry) => (entry.key === key ? { ...entry, data } : entry));
}

type Asked<Arg> = { meta: { arg: Arg; requestId: string } };

/** The part of a thunk that a cache needs. */
type CachedThunk<Answer, Arg> = {
  pending: { match: (action: unknown) => action is Asked<Arg> };
  fulfilled: { match: (action: unknown) => action is Asked<Arg> & { payload: Answer } };
  rejected: {
    match: (
      action: unknown,
    ) => action is Asked<Arg> & { meta: { aborted: boolean }; payload?: ApiError | undefined };
  };
};

type CacheOptions<Data, Answer, Arg> = {
  thunk: CachedThunk<Answer, Arg>;
  keyOf: (arg: Arg) => string;
  dataOf: (answer: Answer, before: Data | null) => Data;
  /** How many entries are kept. */
  limit: number;
  /** Drops the data when the API refuses it, because it no longer exists for this viewer. */
  dropsRefused?: boolean;
  /** A failure leaves the entry as if it had not been requested. */
  ignoresFailure?: boolean;
};

/** Creates a reducer that fills a cache with the answers of a thunk. */
export function createCacheReducer<Data, Answer, Arg>(options: CacheOptions<Data, Answer, Arg>) {
  const { thunk, keyOf, dataOf, limit, dropsRefused, ignoresFailure } = options;

  function settle(
    cache: Cache<Data>,
    { arg, requestId }: Asked<Arg>['meta'],
    change: (entry: CacheEntry<Data>) => Partial<CacheEntry<Data>>,
  ) {
    const key = keyOf(arg);
    return cache.map((entry) =>
      entry.key === key && entry.requestId === requestId ? { ...entry, ...change(entry) } : entry,
    );
  }

  return function reduceCache(cache: Cache<Data>, action: unknown): Cache<Data> {
    if (thunk.pending.match(action)) {
      const key = keyOf(action.meta.arg);
      const data = entryOf(cache, key)?.data ?? null;
      const others = cache.filter((entry) => entry.key !== key);
      return [...others, { key, data, ...requestStarted(action.meta) }].slice(-limit);
    }
    if (thunk.fulfilled.match(action)) {
      const { meta, payload } = action;
      return settle(cache, meta, ({ data }) => ({
        ...requestSucceeded,
        data: dataOf(payload, data),
      }));
    }
    if (thunk.rejected.match(action)) {
      const { meta, payload } = action;
      return settle(cache, meta, ({ data }) => ({
        ...(ignoresFailure ? notRequested : requestFailed(meta, payload ?? null)),
        data: dropsRefused && isRefused(payload) ? null : data,
      }));
    }
    return cache;
  };
}
