import type { ChartData } from '@contract/profileEntities';
import type { Period } from '@contract/statisticEntities';
import type { RootState } from '@/store/appTypes';
import { type Cache, entryOf } from '@/store/cache';
import type { RouteQuery } from '@/store/routeQuery';
import {
  type LettersPage,
  type MutesPage,
  type OwnPostsPage,
  type OwnProfile,
  ownPostsKey,
  type PeoplePage,
  pageKey,
  periodKey,
  type SubscribersPage,
  selectDashboard,
  type UsersPage,
  usersKey,
} from './dashboardSlice';
import * as thunks from './dashboardThunks';

type Dashboard = ReturnType<typeof selectDashboard>;

function select<Data>(cacheOf: (dashboard: Dashboard) => Cache<Data>, key: string) {
  return (state: RootState) => entryOf(cacheOf(selectDashboard(state)), key);
}

export function ownProfileQuery(arg: thunks.OwnerArg): RouteQuery<OwnProfile> {
  return {
    key: `dashboard/profile/${arg.viewerId}`,
    fetch: () => thunks.fetchOwnProfile(arg),
    select: select(({ profiles }) => profiles, arg.viewerId),
  };
}

export function chartsQuery(arg: thunks.OwnerArg): RouteQuery<ChartData> {
  return {
    key: `dashboard/charts/${arg.viewerId}`,
    fetch: () => thunks.fetchCharts(arg),
    select: select(({ charts }) => charts, arg.viewerId),
  };
}

export function periodQuery(arg: thunks.PeriodArg): RouteQuery<Period> {
  return {
    key: `dashboard/periods/${periodKey(arg)}`,
    fetch: () => thunks.fetchPeriod(arg),
    select: select(({ periods }) => periods, periodKey(arg)),
  };
}

/** `isOtherPage`: the user has changed the page, which is confirmed by a toast. */
export function ownPostsQuery(
  arg: thunks.OwnPostsArg,
  { isOtherPage = false } = {},
): RouteQuery<OwnPostsPage> {
  return {
    key: `dashboard/posts/${ownPostsKey(arg)}`,
    fetch: () => (isOtherPage ? thunks.fetchOtherOwnPosts(arg) : thunks.fetchOwnPosts(arg)),
    select: select(({ posts }) => posts, ownPostsKey(arg)),
  };
}

export function usersQuery(arg: thunks.UsersArg): RouteQuery<UsersPage> {
  return {
    key: `dashboard/users/${usersKey(arg)}`,
    fetch: () => thunks.fetchUsers(arg),
    select: select(({ users }) => users, usersKey(arg)),
  };
}

export function lettersQuery(arg: thunks.OwnerPageArg): RouteQuery<LettersPage> {
  return {
    key: `dashboard/letters/${pageKey(arg)}`,
    fetch: () => thunks.fetchLetters(arg),
    select: select(({ letters }) => letters, pageKey(arg)),
  };
}

export function subscribersQuery(arg: thunks.OwnerPageArg): RouteQuery<SubscribersPage> {
  return {
    key: `dashboard/subscribers/${pageKey(arg)}`,
    fetch: () => thunks.fetchSubscribers(arg),
    select: select(({ subscribers }) => subscribers, pageKey(arg)),
  };
}

export function followersQuery(arg: thunks.OwnerPageArg): RouteQuery<PeoplePage> {
  return {
    key: `dashboard/followers/${pageKey(arg)}`,
    fetch: () => thunks.fetchFollowers(arg),
    select: select(({ followers }) => followers, pageKey(arg)),
  };
}

export function followingsQuery(arg: thunks.OwnerPageArg): RouteQuery<PeoplePage> {
  return {
    key: `dashboard/followings/${pageKey(arg)}`,
    fetch: () => thunks.fetchFollowings(arg),
    select: select(({ followings }) => followings, pageKey(arg)),
  };
}

export function mutesQuery(arg: thunks.OwnerPageArg): RouteQuery<MutesPage> {
  return {
    key: `dashboard/mutes/${pageKey(arg)}`,
    fetch: () => thunks.fetchMutes(arg),
    select: select(({ mutes }) => mutes, pageKey(arg)),
  };
}
