import type { Person } from '@contract/entities';
import type { FollowCard } from '@contract/followEntities';
import type { Letter, Subscriber } from '@contract/letterEntities';
import { limits } from '@contract/limits';
import type { ChartData, Profile, UserCard } from '@contract/profileEntities';
import { type Period, periodDays } from '@contract/statisticEntities';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer } from '@/store/cache';
import { idsOf } from '@/store/idsOf';
import { rootReducer } from '@/store/rootReducer';
import * as thunks from './dashboardThunks';
import '@/store/posts/postCardsSlice';

export type OwnProfile = Omit<Profile, 'blogPosts' | 'skip'>;
export type OwnPostsPage = { ids: string[]; areMore: boolean; count: number | undefined };
export type UsersPage = { users: UserCard[]; count: number; areMore: boolean };
export type LettersPage = {
  letters: Letter[];
  areMore: boolean;
  waiting: number;
  failed: number;
};
export type SubscribersPage = { subscribers: Subscriber[]; areMore: boolean };
export type MutesPage = { people: Person[]; areMore: boolean };
export type PeoplePage = { people: FollowCard[]; areMore: boolean };

type DashboardState = {
  profiles: Cache<OwnProfile>;
  charts: Cache<ChartData>;
  periods: Cache<Period>;
  posts: Cache<OwnPostsPage>;
  users: Cache<UsersPage>;
  letters: Cache<LettersPage>;
  subscribers: Cache<SubscribersPage>;
  followers: Cache<PeoplePage>;
  followings: Cache<PeoplePage>;
  mutes: Cache<MutesPage>;
};

declare module '@/store/appTypes' {
  interface LazySlices {
    dashboard: DashboardState;
  }
}

export const pageKey = ({ viewerId, page }: thunks.OwnerPageArg) => `${viewerId}/${page}`;
export const usersKey = (arg: thunks.UsersArg) => `${pageKey(arg)}/${arg.searchTerm}`;
export const ownPostsKey = (arg: thunks.OwnPostsArg) => `${arg.state}/${usersKey(arg)}`;
export const periodKey = ({ viewerId, days }: thunks.PeriodArg) => `${viewerId}/${days}`;
const ownerKey = ({ viewerId }: thunks.OwnerArg) => viewerId;

const limit = limits.cache.dashboardPages;

const reduceProfiles = createCacheReducer({
  thunk: thunks.fetchOwnProfile,
  keyOf: ownerKey,
  dataOf: ({ blogPosts: _, skip: __, ...profile }): OwnProfile => profile,
  limit: 1,
});
const reduceCharts = createCacheReducer({
  thunk: thunks.fetchCharts,
  keyOf: ownerKey,
  dataOf: (charts): ChartData => charts,
  limit: 1,
});

const reducePeriods = createCacheReducer({
  thunk: thunks.fetchPeriod,
  keyOf: periodKey,
  dataOf: (period): Period => period,
  limit: periodDays.length,
});

type OwnPostsAnswer = Omit<OwnPostsPage, 'ids'> & { posts: Profile['blogPosts'] };

const ownPosts = {
  keyOf: ownPostsKey,
  dataOf: ({ posts, ...page }: OwnPostsAnswer): OwnPostsPage => ({ ids: idsOf(posts), ...page }),
  limit,
};
const reduceFirstPosts = createCacheReducer({ ...ownPosts, thunk: thunks.fetchOwnPosts });
const reduceOtherPosts = createCacheReducer({ ...ownPosts, thunk: thunks.fetchOtherOwnPosts });

const reduceUsers = createCacheReducer({
  thunk: thunks.fetchUsers,
  keyOf: usersKey,
  dataOf: (page): UsersPage => page,
  limit,
});

const reduceLetters = createCacheReducer({
  thunk: thunks.fetchLetters,
  keyOf: pageKey,
  dataOf: (page): LettersPage => page,
  limit,
});

const reduceSubscribers = createCacheReducer({
  thunk: thunks.fetchSubscribers,
  keyOf: pageKey,
  dataOf: (page): SubscribersPage => page,
  limit,
});

const people = { keyOf: pageKey, dataOf: (page: PeoplePage) => page, limit };
const reduceFollowers = createCacheReducer({ ...people, thunk: thunks.fetchFollowers });
const reduceFollowings = createCacheReducer({ ...people, thunk: thunks.fetchFollowings });

const reduceMutes = createCacheReducer({
  thunk: thunks.fetchMutes,
  keyOf: pageKey,
  dataOf: (page): MutesPage => page,
  limit,
});

const initialState: DashboardState = {
  profiles: [],
  charts: [],
  periods: [],
  posts: [],
  users: [],
  letters: [],
  subscribers: [],
  followers: [],
  followings: [],
  mutes: [],
};

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
      state.charts = reduceCharts(state.charts, action);
      state.periods = reducePeriods(state.periods, action);
      state.posts = reduceOtherPosts(reduceFirstPosts(state.posts, action), action);
      state.users = reduceUsers(state.users, action);
      state.letters = reduceLetters(state.letters, action);
      state.subscribers = reduceSubscribers(state.subscribers, action);
      state.followers = reduceFollowers(state.followers, action);
      state.followings = reduceFollowings(state.followings, action);
      state.mutes = reduceMutes(state.mutes, action);
    });
  },
});

export const { ownProfileChanged } = dashboardSlice.actions;
export const { selectSlice: selectDashboard } = dashboardSlice.injectInto(rootReducer);
