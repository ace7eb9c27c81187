import { limits } from '@contract/limits';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, entryOf, setData, withData } from '@/store/cache';
import { rootReducer } from '@/store/rootReducer';
import type { RouteQuery } from '@/store/routeQuery';
import { followKey } from './followKey';
import {
  changeFollow,
  confirmFollow,
  type Follow,
  notFollowing,
  rollBackFollow,
} from './followState';
import { fetchFollow, follow, unfollow } from './followThunks';
import { followChanged, followUndone } from './profileActions';

declare module '@/store/appTypes' {
  interface LazySlices {
    follows: Cache<Follow>;
  }
}

const reduceFollows = createCacheReducer({
  thunk: fetchFollow,
  keyOf: followKey,
  // The answer may be older than a running change.
  dataOf: ({ isFollowing, id = null }, before: Follow | null): Follow =>
    before?.confirmed ? before : { isFollowing, followId: id, confirmed: null },
  limit: limits.cache.follows,
});

const initialState: Cache<Follow> = [];

const followSlice = createSlice({
  name: 'follows',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(followChanged, (state, { payload: { isFollowing, ...ids } }) => {
        const key = followKey(ids);
        const before = entryOf(state, key)?.data ?? notFollowing;
        return setData(state, key, changeFollow(before, isFollowing));
      })
      .addCase(followUndone, (state, { payload }) =>
        withData(state, followKey(payload), rollBackFollow),
      )
      .addCase(follow.fulfilled, (state, { meta, payload }) =>
        withData(state, followKey(meta.arg), (data) => confirmFollow(data, payload.id)),
      )
      .addCase(unfollow.fulfilled, (state, { meta }) =>
        withData(state, followKey(meta.arg), (data) => confirmFollow(data, null)),
      )
      .addMatcher(isAsyncThunkAction(fetchFollow), (state, action) => reduceFollows(state, action));
  },
});

const { selectSlice } = followSlice.injectInto(rootReducer);

export function followQuery(ids: { viewerId: string; authorId: string }): RouteQuery<Follow> {
  return {
    key: `profile/follow/${followKey(ids)}`,
    fetch: () => fetchFollow(ids),
    select: (state) => entryOf(selectSlice(state), followKey(ids)),
  };
}
