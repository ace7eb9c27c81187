import type { Passage } from '@contract/book/bookEntities';
import type { Answer } from '@contract/endpoint';
import { readOwn } from '@contract/endpoints/own';
import { limits } from '@contract/limits';
import { createSlice, isAsyncThunkAction, type PayloadAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, withData } from '../cache';
import { createAppAsyncThunk } from '../createAppAsyncThunk';
import { rootReducer } from '../rootReducer';
import type { RouteQuery } from '../routeQuery';
import { keyOf, type OwnArg, selectOwn } from './selectOwn';

/** What concerns one member about a post. */
export type OwnPart = Answer<typeof readOwn>;

type OwnState = { parts: Cache<OwnPart> };

declare module '../appTypes' {
  interface LazySlices {
    own: OwnState;
  }
}

export type { OwnArg };

const fetchOwn = createAppAsyncThunk(
  'own/fetch',
  ({ postId }: OwnArg, { call }) => call(readOwn, { params: { id: postId } }),
  { toasts: { isSilent: true } },
);

const reduceParts = createCacheReducer({
  thunk: fetchOwn,
  keyOf,
  dataOf: (answer): OwnPart => answer,
  limit: limits.cache.posts,
});

const initialState: OwnState = { parts: [] };

const ownSlice = createSlice({
  name: 'own',
  initialState,
  reducers: {
    /** The member has kept these words of the post, or changed what was kept. Without words the post is saved. */
    passageKept(state, { payload }: PayloadAction<OwnArg & { passage: Passage }>) {
      const { passage } = payload;
      state.parts = withData(state.parts, keyOf(payload), (part) => ({
        ...part,
        isSaved: part.isSaved || passage.quote === '',
        passages: [passage, ...part.passages.filter(({ _id: id }) => id !== passage._id)],
      }));
    },
    passageRemoved(state, { payload }: PayloadAction<OwnArg & { passage: Passage }>) {
      const { passage } = payload;
      state.parts = withData(state.parts, keyOf(payload), (part) => ({
        ...part,
        isSaved: part.isSaved && passage.quote !== '',
        passages: part.passages.filter(({ _id: id }) => id !== passage._id),
      }));
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAsyncThunkAction(fetchOwn), (state, action) => {
      state.parts = reduceParts(state.parts, action);
    });
  },
});

export const { passageKept, passageRemoved } = ownSlice.actions;

ownSlice.injectInto(rootReducer);

/** Rendered pages are the same for everybody, so the parts of a post's page share one request for this. */
export const ownQuery = (arg: OwnArg): RouteQuery<OwnPart> => ({
  key: `own/${keyOf(arg)}`,
  fetch: () => fetchOwn(arg),
  select: selectOwn(arg),
});
