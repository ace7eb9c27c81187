import type { PostCard } from '@contract/entities';
import { limits } from '@contract/limits';
import type { HeldComment, LogEntry, Report } from '@contract/moderationEntities';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, entryOf } from '@/store/cache';
import { rootReducer } from '@/store/rootReducer';
import type { RouteQuery } from '@/store/routeQuery';
import {
  fetchHeld,
  fetchLog,
  fetchReports,
  fetchWithheld,
  type QueueArg,
} from './moderationThunks';

export type HeldPage = { comments: HeldComment[]; areMore: boolean };
export type ReportsPage = { reports: Report[]; areMore: boolean };
export type WithheldPage = { posts: PostCard[]; areMore: boolean };
export type LogPage = { entries: LogEntry[]; areMore: boolean };

type ModerationState = {
  reports: Cache<ReportsPage>;
  held: Cache<HeldPage>;
  withheld: Cache<WithheldPage>;
  log: Cache<LogPage>;
};

declare module '@/store/appTypes' {
  interface LazySlices {
    moderation: ModerationState;
  }
}

const keyOf = ({ viewerId, page }: QueueArg) => `${viewerId}/${page}`;
const limit = limits.cache.dashboardPages;

const reduceReports = createCacheReducer({
  thunk: fetchReports,
  keyOf,
  dataOf: ({ reports, areMore }): ReportsPage => ({ reports, areMore }),
  limit,
});
const reduceHeld = createCacheReducer({
  thunk: fetchHeld,
  keyOf,
  dataOf: ({ comments, areMore }): HeldPage => ({ comments, areMore }),
  limit,
});
const reduceWithheld = createCacheReducer({
  thunk: fetchWithheld,
  keyOf,
  dataOf: ({ posts, areMore }): WithheldPage => ({ posts, areMore }),
  limit,
});
const reduceLog = createCacheReducer({
  thunk: fetchLog,
  keyOf,
  dataOf: ({ entries, areMore }): LogPage => ({ entries, areMore }),
  limit,
});

const initialState: ModerationState = { reports: [], held: [], withheld: [], log: [] };

const moderationSlice = createSlice({
  name: 'moderation',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isAsyncThunkAction(fetchReports), (state, action) => {
        state.reports = reduceReports(state.reports, action);
      })
      .addMatcher(isAsyncThunkAction(fetchHeld), (state, action) => {
        state.held = reduceHeld(state.held, action);
      })
      .addMatcher(isAsyncThunkAction(fetchWithheld), (state, action) => {
        state.withheld = reduceWithheld(state.withheld, action);
      })
      .addMatcher(isAsyncThunkAction(fetchLog), (state, action) => {
        state.log = reduceLog(state.log, action);
      });
  },
});

const { selectSlice } = moderationSlice.injectInto(rootReducer);

/** What members reported and no moderator has decided. */
export const reportsQuery = (arg: QueueArg): RouteQuery<ReportsPage> => ({
  key: `moderation/reports/${keyOf(arg)}`,
  fetch: () => fetchReports(arg),
  select: (state) => entryOf(selectSlice(state).reports, keyOf(arg)),
});

/** Comments that wait for a decision. */
export const heldQuery = (arg: QueueArg): RouteQuery<HeldPage> => ({
  key: `moderation/held/${keyOf(arg)}`,
  fetch: () => fetchHeld(arg),
  select: (state) => entryOf(selectSlice(state).held, keyOf(arg)),
});

/** Posts that were unpublished and not allowed again. */
export const withheldQuery = (arg: QueueArg): RouteQuery<WithheldPage> => ({
  key: `moderation/withheld/${keyOf(arg)}`,
  fetch: () => fetchWithheld(arg),
  select: (state) => entryOf(selectSlice(state).withheld, keyOf(arg)),
});

/** What was decided. */
export const logQuery = (arg: QueueArg): RouteQuery<LogPage> => ({
  key: `moderation/log/${keyOf(arg)}`,
  fetch: () => fetchLog(arg),
  select: (state) => entryOf(selectSlice(state).log, keyOf(arg)),
});
