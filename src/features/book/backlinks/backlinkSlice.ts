import type { Backlink } from '@contract/book/bookEntities';
import * as books from '@contract/endpoints/books';
import { limits } from '@contract/limits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, entryOf, withData } from '@/store/cache';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { rootReducer } from '@/store/rootReducer';
import type { RouteQuery } from '@/store/routeQuery';

/** `books` is the number of headings and posts, `count` that of quotes. */
export type Backlinks = { backlinks: Backlink[]; books: number; count: number; areMore: boolean };
type BacklinkState = { posts: Cache<Backlinks> };

declare module '@/store/appTypes' {
  interface LazySlices {
    backlinks: BacklinkState;
  }
}

type BacklinksOf = { postId: string };

const fetchBacklinks = createAppAsyncThunk(
  'backlinks/fetch',
  ({ postId }: BacklinksOf, { call }) =>
    call(books.listBacklinks, { params: { postId }, query: { skip: 0 } }),
  { toasts: { isSilent: true } },
);

export const fetchMoreBacklinks = createAppAsyncThunk(
  'backlinks/fetchMore',
  ({ postId, skip }: BacklinksOf & { skip: number }, { call }) =>
    call(books.listBacklinks, { params: { postId }, query: { skip } }),
  { toasts: { failure: bookPageTexts.backlinksFailed } },
);

export const detachBacklink = createAppAsyncThunk(
  'backlinks/detach',
  (params: BacklinksOf & { passageId: string }, { call }) => call(books.detachBacklink, { params }),
  { toasts: { success: bookPageTexts.detached, failure: bookPageTexts.detachFailed } },
);

/** The heading goes with its last quote. */
function without(data: Backlinks, passageId: string): Backlinks {
  const detached = data.backlinks.find((backlink) => backlink.passageId === passageId);
  if (!detached) return data;
  const backlinks = data.backlinks.filter((backlink) => backlink !== detached);
  const isQuotedStill = backlinks.some(
    ({ heading, owner }) =>
      heading?.slug === detached.heading?.slug && owner._id === detached.owner._id,
  );
  const books = data.books - (isQuotedStill || data.areMore ? 0 : 1);
  return { ...data, backlinks, books, count: data.count - 1 };
}

const reducePosts = createCacheReducer({
  thunk: fetchBacklinks,
  keyOf: ({ postId }) => postId,
  dataOf: ({ backlinks, books: ofBooks, count, areMore }): Backlinks => ({
    backlinks,
    books: ofBooks,
    count,
    areMore,
  }),
  limit: limits.cache.posts,
});

const initialState: BacklinkState = { posts: [] };

const backlinkSlice = createSlice({
  name: 'backlinks',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(detachBacklink.fulfilled, (state, { meta: { arg } }) => {
        state.posts = withData(state.posts, arg.postId, (data) => without(data, arg.passageId));
      })
      .addCase(fetchMoreBacklinks.fulfilled, (state, { payload, meta: { arg } }) => {
        state.posts = withData(state.posts, arg.postId, (data) => ({
          ...data,
          backlinks: [...data.backlinks.slice(0, arg.skip), ...payload.backlinks],
          areMore: payload.areMore,
        }));
      })
      .addMatcher(isAsyncThunkAction(fetchBacklinks), (state, action) => {
        state.posts = reducePosts(state.posts, action);
      });
  },
});

const { selectSlice } = backlinkSlice.injectInto(rootReducer);

/** Who quotes a post. */
export const backlinksQuery = ({ postId }: BacklinksOf): RouteQuery<Backlinks> => ({
  key: `backlinks/${postId}`,
  fetch: () => fetchBacklinks({ postId }),
  select: (state) => entryOf(selectSlice(state).posts, postId),
});
