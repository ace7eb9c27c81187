import { limits } from '@contract/limits';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { AnsweredPosts } from './answeredPosts';
import type { RootState } from './appTypes';
import { type Cache, createCacheReducer, entryOf } from './cache';
import { createAppAsyncThunk, type ThunkContext } from './createAppAsyncThunk';
import { rootReducer } from './rootReducer';
import type { RouteQuery } from './routeQuery';

/** The answer depends on who asks, so it is kept for the viewer. */
export type ViewerArg = { viewerId: string };
/** A page of a list, from 0. */
export type PageArg = ViewerArg & { page: number };

export const viewerKey = ({ viewerId }: ViewerArg) => viewerId;
export const pageKey = ({ viewerId, page }: PageArg) => `${viewerId}/${page}`;

/** What the call of a list takes for a page. */
export const skipTo = (page: number) => ({ skip: page * limits.pageSize });

type CachedQueryOptions<Arg, Answer, Data, Failure> = {
  /** Of its slice in the state, which `LazySlices` declares. */
  name: string;
  cacheOf: (state: RootState) => Cache<Data> | undefined;
  keyOf: (arg: Arg) => string;
  /** Under which calls are shared, if not under the key of the data. */
  callKeyOf?: (arg: Arg) => string;
  call: (arg: Arg, context: ThunkContext) => Promise<Answer>;
  /** What a toast and the view say if it fails; null if only the view says it. */
  failure: Failure;
  /** How many answers are kept. */
  limit?: number;
  /** Drops the data when the API refuses it, because it no longer exists for this viewer. */
  dropsRefused?: boolean;
};

type AnswerOptions<Answer, Data> = {
  /** What is kept of an answer. */
  dataOf: (answer: Answer) => Data;
  /** The posts in an answer, whose cards are kept with all others. */
  posts?: (answer: Answer) => AnsweredPosts;
};

/** As `cachedQuery`, but keeps only a part of each answer. */
export function cachedAnswer<Arg, Answer, Data, Failure extends string | null>(
  options: CachedQueryOptions<Arg, Answer, Data, Failure> & AnswerOptions<Answer, Data>,
) {
  const { name, cacheOf, keyOf, callKeyOf = keyOf, call, dataOf, posts, failure } = options;
  const { limit = limits.cache.dashboardPages, dropsRefused = false } = options;
  const thunk = createAppAsyncThunk(
    `${name}/fetch`,
    ({ of }: { of: Arg }, context: ThunkContext) => call(of, context),
    {
      toasts: failure === null ? { isSilent: true } : { failure },
      ...(posts ? { posts } : {}),
    },
  );
  const reduce = createCacheReducer({
    thunk,
    keyOf: ({ of }: { of: Arg }) => keyOf(of),
    dataOf,
    limit,
    dropsRefused,
  });
  const reducer = (cache: Cache<Data> = [], action: UnknownAction) => reduce(cache, action);
  rootReducer.inject({ reducerPath: name, reducer });
  const query = (arg: Arg): RouteQuery<Data> => ({
    key: `${name}/${callKeyOf(arg)}`,
    fetch: () => thunk({ of: arg }),
    select: (state) => entryOf(cacheOf(state) ?? [], keyOf(arg)),
  });
  return Object.assign(query, { thunk, failure });
}

/** Creates what a view needs to load something: a thunk, a slice for its answers and the query of each argument. */
export const cachedQuery = <Arg, Data, Failure extends string | null>(
  options: CachedQueryOptions<Arg, Data, Data, Failure>,
) => cachedAnswer({ ...options, dataOf: (data: Data) => data });
