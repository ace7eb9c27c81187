import { limits } from '@contract/limits';
import type { BlockChange, RevisionCard } from '@contract/revisionEntities';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer } from '@/store/cache';
import { rootReducer } from '@/store/rootReducer';
import { type ChangesOf, fetchChanges, fetchVersions, type VersionsOf } from './historyThunks';

export type VersionPage = { revisions: RevisionCard[]; areMore: boolean };
export type Comparison = {
  from: number;
  to: number;
  title?: { before: string; after: string } | undefined;
  changes: BlockChange[];
  isSmall: boolean;
  share: number;
};

type HistoryState = { versions: Cache<VersionPage>; comparisons: Cache<Comparison> };

declare module '@/store/appTypes' {
  interface LazySlices {
    history: HistoryState;
  }
}

// Without the viewer: a rendered page shows a member what visitors see until the own answer is there.
export const versionsKey = ({ postId, page }: VersionsOf) => `${postId}/${page}`;
export const changesKey = ({ postId, since, until }: ChangesOf) =>
  `${postId}/${since}/${until ?? ''}`;

const reduceVersions = createCacheReducer({
  thunk: fetchVersions,
  keyOf: versionsKey,
  dataOf: ({ revisions, areMore }): VersionPage => ({ revisions, areMore }),
  limit: limits.cache.versionLists,
  dropsRefused: true,
});

const reduceComparisons = createCacheReducer({
  thunk: fetchChanges,
  keyOf: changesKey,
  dataOf: ({ success: _, message: __, ...comparison }): Comparison => comparison,
  limit: limits.cache.comparisons,
  dropsRefused: true,
});

const initialState: HistoryState = { versions: [], comparisons: [] };

const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isAsyncThunkAction(fetchVersions), (state, action) => {
        state.versions = reduceVersions(state.versions, action);
      })
      .addMatcher(isAsyncThunkAction(fetchChanges), (state, action) => {
        state.comparisons = reduceComparisons(state.comparisons, action);
      });
  },
});

export const { selectSlice: selectHistory } = historySlice.injectInto(rootReducer);
