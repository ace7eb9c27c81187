import type { Post } from '@contract/entities';
import { limits } from '@contract/limits';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import * as previews from '@/api/previews';
import { type Cache, createCacheReducer, entryOf } from '@/store/cache';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { rootReducer } from '@/store/rootReducer';
import type { RouteQuery } from '@/store/routeQuery';

type PreviewData = { post: Post; endsAt: string };
/** By token. */
type PreviewState = { links: Cache<PreviewData> };

declare module '@/store/appTypes' {
  interface LazySlices {
    preview: PreviewState;
  }
}

/** The page says why it failed. */
const fetchPreview = createAppAsyncThunk(
  'preview/fetch',
  ({ token }: { token: string }, { request }) => previews.readPreview(token, request),
  { toasts: { isSilent: true } },
);

const reduceLinks = createCacheReducer({
  thunk: fetchPreview,
  keyOf: ({ token }) => token,
  dataOf: ({ post, endsAt }): PreviewData => ({ post, endsAt }),
  limit: limits.cache.previews,
  dropsRefused: true,
});

const initialState: PreviewState = { links: [] };

const previewSlice = createSlice({
  name: 'preview',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isAsyncThunkAction(fetchPreview), (state, action) => {
      state.links = reduceLinks(state.links, action);
    });
  },
});

const { selectSlice } = previewSlice.injectInto(rootReducer);

/** The draft that a link shows. */
export const previewQuery = (token: string): RouteQuery<PreviewData> => ({
  key: `preview/${token}`,
  fetch: () => fetchPreview({ token }),
  select: (state) => entryOf(selectSlice(state).links, token),
});
