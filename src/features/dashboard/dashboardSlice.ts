import type { ChartData, FollowCard, Profile, UserCard } from '@contract/entities';
import { combineReducers, createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/store/appTypes';
import { rootReducer } from '@/store/rootReducer';
import * as thunks from './dashboardThunks';
import { type Loadable, loadableReducer } from './loadable';
import { type OwnPosts, ownPostsReducer } from './ownPosts';

type Users = { users: UserCard[]; count: number; areMore: boolean };
type People = { people: FollowCard[]; areMore: boolean };

export type DashboardState = {
  /** Whose dashboard this is. */
  owner: string | null;
  profile: Loadable<Profile>;
  charts: Loadable<ChartData>;
  posts: OwnPosts;
  users: Loadable<Users>;
  followers: Loadable<People>;
  followings: Loadable<People>;
};

declare module '@/store/appTypes' {
  interface LazySlices {
    dashboard: DashboardState;
  }
}

/** Somebody's dashboard opens; what is kept of somebody else's goes. */
export const dashboardOpened = createAction<string>('dashboard/opened');

/** The own profile was changed elsewhere on the page. */
export const ownProfileChanged = createAction('dashboard/ownProfileChanged');

const profileReducer = loadableReducer<Profile>(thunks.fetchOwnProfile);

const parts: Reducer<DashboardState> = combineReducers({
  owner: (owner: string | null = null, action: UnknownAction) =>
    dashboardOpened.match(action) ? action.payload : owner,
  profile: (state: Loadable<Profile> | undefined, action: UnknownAction) =>
    profileReducer(ownProfileChanged.match(action) ? undefined : state, action),
  charts: loadableReducer<ChartData>(thunks.fetchCharts),
  posts: ownPostsReducer,
  users: loadableReducer<Users>(thunks.fetchUsers),
  followers: loadableReducer<People>(thunks.fetchFollowers),
  followings: loadableReducer<People>(thunks.fetchFollowings),
});

function dashboardReducer(
  state: DashboardState | undefined,
  action: UnknownAction,
): DashboardState {
  const isOthers = dashboardOpened.match(action) && state?.owner !== action.payload;
  return parts(isOthers ? undefined : state, action);
}

const initialState = dashboardReducer(undefined, { type: 'dashboard/began' });

rootReducer.inject({ reducerPath: 'dashboard', reducer: dashboardReducer });

export const selectDashboard = ({ dashboard = initialState }: Pick<RootState, 'dashboard'>) =>
  dashboard;
