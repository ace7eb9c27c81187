import { limits } from '@contract/limits';
import type { Profile } from '@contract/people/profileEntities';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer } from '@/store/cache';
import { pageKey, viewerKey } from '@/store/cachedQuery';
import { idsOf } from '@/store/idsOf';
import { rootReducer } from '@/store/rootReducer';
import * as thunks from './dashboardThunks';
import '@/store/posts/postCardsSlice';

export type OwnProfile = Omit<Profile, 'blogPosts' | 'skip'>;
export type OwnPostsPage = { ids: string[]; areMore: boolean; count: number | undefined };
type DashboardState = {
  profiles: Cache<OwnProfile>;
  posts: Cache<OwnPostsPage>;
};

declare module '@/store/appTypes' {
  interface LazySlices {
    dashboard: DashboardState;
  }
}

export const ownPostsKey = (arg: thunks.OwnPostsArg) =>
  `${arg.state}/${pageKey(arg)}/${arg.searchTerm}`;

const reduceProfiles = createCacheReducer({
  thunk: thunks.fetchOwnProfile,
  keyOf: viewerKey,
  dataOf: ({ blogPosts: _, skip: __, ...profile }): OwnProfile => profile,
  limit: 1,
});
type OwnPostsAnswer = Omit<OwnPostsPage, 'ids'> & { posts: Profile['blogPosts'] };

const ownPosts = {
  keyOf: ownPostsKey,
  dataOf: ({ posts, ...page }: OwnPostsAnswer): OwnPostsPage => ({ ids: idsOf(posts), ...page }),
  limit: limits.cache.dashboardPages,
};
const reduceFirstPosts = createCacheReducer({ ...ownPosts, thunk: thunks.fetchOwnPosts });
const reduceOtherPosts = createCacheReducer({ ...ownPosts, thunk: thunks.fetchOtherOwnPosts });

const initialState: DashboardState = { profiles: [], posts: [] };

const dashboardSlice = createSlice({
  name: 'dashboard',
  initialState,
  reducers: {
    /** The user's profile was changed on another screen. */
    ownProfileChanged: (state) => {
      state.profiles = [];
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAsyncThunkAction(), (state, action) => {
      state.profiles = reduceProfiles(state.profiles, action);
      state.posts = reduceOtherPosts(reduceFirstPosts(state.posts, action), action);
    });
  },
});

export const { ownProfileChanged } = dashboardSlice.actions;
export const { selectSlice: selectDashboard } = dashboardSlice.injectInto(rootReducer);
