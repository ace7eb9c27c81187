import type { UnknownAction } from '@reduxjs/toolkit';
import { type ApiError, isRefused } from '@/lib/apiError';
import type { RootState } from './appTypes';
import {
  type Answers,
  answersOf,
  areOf,
  type Cache,
  type CacheEntry,
  entryOf,
  noAnswers,
  type Queries,
  type RequestState,
} from './cache';
import { rootReducer } from './rootReducer';
import type { RouteQuery, StartThunk } from './routeQuery';

export const notRequested: RequestState = { status: 'idle', requestId: null, error: null };

type Reducer<Data> = (cache: Cache<Data>, action: UnknownAction) => Cache<Data>;

/** By the name of the query. */
const reducers = new Map<string, Reducer<unknown>>();

function reduceQueries(queries: Queries = {}, action: UnknownAction): Queries {
  let next = queries;
  reducers.forEach((reduce, name) => {
    const before = queries[name] ?? noAnswers;
    const after = reduce(before, action);
    if (after !== before) next = { ...next, [name]: after };
  });
  return next;
}

rootReducer.inject({ reducerPath: 'queries', reducer: reduceQueries });

type Asked<Arg> = { meta: { arg: Arg; requestId: string } };

/** The part of a thunk that a query needs. */
type CachedThunk<Answer, Arg> = {
  pending: { match: (action: unknown) => action is Asked<Arg> };
  fulfilled: { match: (action: unknown) => action is Asked<Arg> & { payload: Answer } };
  rejected: {
    match: (
      action: unknown,
    ) => action is Asked<Arg> & { meta: { aborted: boolean }; payload?: ApiError | undefined };
  };
};

type CacheOptions<Arg, Answer, Data> = {
  keyOf: (arg: Arg) => string;
  /** What is stored of an answer. */
  dataOf: (answer: Answer, before: Data | null, arg: Arg) => Data;
  /** How many answers are stored. */
  limit: number;
  /** Drops the data when the API refuses it, because it no longer exists for this viewer. */
  dropsRefused?: boolean;
};

/** Creates a reducer that stores the answers of a thunk. With `ignoresFailure`, a failure leaves nothing requested. */
function createCacheReducer<Arg, Answer, Data>(
  thunk: CachedThunk<Answer, Arg>,
  options: CacheOptions<Arg, Answer, Data> & { ignoresFailure?: boolean },
): Reducer<Data> {
  const { keyOf, dataOf, limit, dropsRefused, ignoresFailure } = options;

  function settle(
    cache: Cache<Data>,
    { arg, requestId }: Asked<Arg>['meta'],
    change: (data: Data | null) => Pick<CacheEntry<Data>, 'data'> & Partial<CacheEntry<Data>>,
  ) {
    const key = keyOf(arg);
    return cache.map((entry) =>
      entry.key === key && entry.requestId === requestId
        ? { ...entry, ...notRequested, ...change(entry.data) }
        : entry,
    );
  }

  return (cache, action) => {
    if (thunk.pending.match(action)) {
      const { arg, requestId } = action.meta;
      const key = keyOf(arg);
      const data = entryOf(cache, key)?.data ?? null;
      const others = cache.filter((entry) => entry.key !== key);
      const started: CacheEntry<Data> = { key, data, status: 'loading', requestId, error: null };
      return [...others, started].slice(-limit);
    }
    if (thunk.fulfilled.match(action)) {
      const { meta, payload } = action;
      return settle(cache, meta, (data) => ({
        status: 'ready',
        data: dataOf(payload, data, meta.arg),
      }));
    }
    if (thunk.rejected.match(action)) {
      const { meta, payload = null } = action;
      // An aborted request did not fail: the data can be requested again.
      const hasFailed = !meta.aborted && !ignoresFailure;
      return settle(cache, meta, (data) => ({
        ...(hasFailed ? { status: 'failed', error: payload } : {}),
        data: hasFailed && dropsRefused && isRefused(payload) ? null : data,
      }));
    }
    return cache;
  };
}

type QueryThunk<Answer, Arg> = CachedThunk<Answer, Arg> & ((arg: Arg) => StartThunk);

type QueryOptions<Arg, Answer, Data> = CacheOptions<Arg, Answer, Data> & {
  /** Of its answers in the state; `answersOf` if something reads them that doesn't load the query. */
  name: string | Answers<Data>;
  /** The same request with other toasts. */
  also?: { thunk: CachedThunk<Answer, Arg>; ignoresFailure?: boolean };
};

type Event<Action> = { match: (action: unknown) => action is Action };

type QueryMethods<Arg, Data> = {
  /** All its answers, the least recently requested first. */
  selectAll: (state: RootState) => Cache<Data>;
  /** Changes answers because of something that happens: the one that `keyOf` names, else all. */
  on: <Action>(
    event: Event<Action>,
    change: (data: Data, action: Action, key: string) => Data,
    keyOf?: (action: Action) => string,
  ) => Query<Arg, Data>;
  /** Changes the answers in another way, such as forgetting some. */
  reducedBy: (reducer: Reducer<Data>) => Query<Arg, Data>;
};

export type Query<Arg, Data> = ((arg: Arg) => RouteQuery<Data>) & QueryMethods<Arg, Data>;

/** Creates the queries whose requests a thunk makes, with the reducer of their answers. */
export function queryOf<Arg, Answer, Data>(
  thunk: QueryThunk<Answer, Arg>,
  options: QueryOptions<Arg, Answer, Data>,
): Query<Arg, Data> {
  const { keyOf, also } = options;
  const answers = typeof options.name === 'string' ? answersOf<Data>(options.name) : options.name;
  const { name, select } = answers;

  const reactions = [createCacheReducer(thunk, options)];
  if (also) reactions.push(createCacheReducer(also.thunk, { ...options, ...also }));

  reducers.set(name, (before, action) => {
    if (!areOf<Data>(before)) return before;
    return reactions.reduce((known, react) => react(known, action), before);
  });

  const methods: QueryMethods<Arg, Data> = {
    selectAll: select,
    on: (event, change, keyOfAction) =>
      methods.reducedBy((known, action) => {
        if (!event.match(action)) return known;
        const only = keyOfAction?.(action);
        return known.map((entry) => {
          const { key, data } = entry;
          return data === null || (only ?? key) !== key
            ? entry
            : { ...entry, data: change(data, action, key) };
        });
      }),
    reducedBy(reducer) {
      reactions.push(reducer);
      return query;
    },
  };

  const query: Query<Arg, Data> = Object.assign(
    (arg: Arg): RouteQuery<Data> => ({
      key: `${name}/${keyOf(arg)}`,
      fetch: () => thunk(arg),
      select: (state) => entryOf(select(state), keyOf(arg)),
    }),
    methods,
  );
  return query;
}
