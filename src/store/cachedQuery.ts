import { limits } from '@contract/limits';
import type { AnsweredPosts } from './answeredPosts';
import { createAppAsyncThunk, type ThunkContext } from './createAppAsyncThunk';
import { queryOf } from './queryOf';

/** The answer depends on who asks, so it is cached for the viewer. */
export type ViewerArg = { viewerId: string };
/** A page of a list, from 0. */
export type PageArg = ViewerArg & { page: number };

export const viewerKey = ({ viewerId }: ViewerArg) => viewerId;
export const pageKey = ({ viewerId, page }: PageArg) => `${viewerId}/${page}`;

/** What the call of a list takes for a page. */
export const skipTo = (page: number) => ({ skip: page * limits.pageSize });

type CachedQueryOptions<Arg, Answer, Failure> = {
  /** Of its answers in the state. */
  name: string;
  keyOf: (arg: Arg) => string;
  /** Under which calls are shared, if not under the key of the data. */
  callKeyOf?: (arg: Arg) => string;
  call: (arg: Arg, context: ThunkContext) => Promise<Answer>;
  /** What a toast and the view say if it fails; null if only the view says it. */
  failure: Failure;
  /** How many answers are cached. */
  limit?: number;
  /** Drops the data when the API refuses it, because it no longer exists for this viewer. */
  dropsRefused?: boolean;
};

type AnswerOptions<Answer, Data> = {
  /** What is cached of an answer. */
  dataOf: (answer: Answer) => Data;
  /** The posts in an answer, whose cards are cached with all others. */
  posts?: (answer: Answer) => AnsweredPosts;
};

/** As `cachedQuery`, but caches only a part of each answer. */
export function cachedAnswer<Arg, Answer, Data, Failure extends string | null>(
  options: CachedQueryOptions<Arg, Answer, Failure> & AnswerOptions<Answer, Data>,
) {
  const { name, keyOf, callKeyOf = keyOf, call, dataOf, posts, failure } = options;
  const { limit = limits.cache.dashboardPages, dropsRefused = false } = options;
  const thunk = createAppAsyncThunk(
    `${name}/fetch`,
    ({ of }: { of: Arg }, context: ThunkContext) => call(of, context),
    {
      toasts: failure === null ? { isSilent: true } : { failure },
      ...(posts ? { posts } : {}),
    },
  );
  const query = queryOf(thunk, {
    name,
    keyOf: ({ of }: { of: Arg }) => keyOf(of),
    dataOf,
    limit,
    dropsRefused,
  });
  const queryFor = (of: Arg) => ({ ...query({ of }), key: `${name}/${callKeyOf(of)}` });
  return Object.assign(queryFor, {
    thunk,
    failure,
    selectAll: query.selectAll,
    /** Changes the stored answers on an action. */
    on: query.on,
  });
}

/** Creates what a view needs to load something: a thunk, and the query of each argument with its stored answers. */
export const cachedQuery = <Arg, Data, Failure extends string | null>(
  options: CachedQueryOptions<Arg, Data, Failure>,
) => cachedAnswer({ ...options, dataOf: (data: Data) => data });
