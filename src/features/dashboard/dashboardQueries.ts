import type { Answer } from '@contract/endpoint';
import * as follows from '@contract/endpoints/follows';
import { listLetters } from '@contract/endpoints/letters';
import { listMutes } from '@contract/endpoints/mutes';
import * as profiles from '@contract/endpoints/profiles';
import { listRestrictions } from '@contract/endpoints/restrictions';
import { listSubscribers } from '@contract/endpoints/subscribers';
import type { FollowCard } from '@contract/people/followEntities';
import { type PeriodDays, periodDays } from '@contract/people/statisticEntities';
import { accountTexts } from '@contract/texts/accountTexts';
import { followTexts } from '@contract/texts/followTexts';
import { letterTexts } from '@contract/texts/letterTexts';
import { muteTexts } from '@contract/texts/muteTexts';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { type Cache, entryOf } from '@/store/cache';
import {
  cachedQuery,
  type PageArg,
  pageKey,
  skipTo,
  type ViewerArg,
  viewerKey,
} from '@/store/cachedQuery';
import type { RouteQuery } from '@/store/routeQuery';
import { type OwnPostsPage, type OwnProfile, ownPostsKey, selectDashboard } from './dashboardSlice';
import * as thunks from './dashboardThunks';
import { definedFilter, type UsersFilter } from './usersFilter';

export type PeoplePage = { people: FollowCard[]; areMore: boolean };
type PeriodArg = ViewerArg & { days: PeriodDays };
type UsersArg = PageArg & UsersFilter & { searchTerm: string };

declare module '@/store/appTypes' {
  interface LazySlices {
    charts: Cache<Answer<typeof profiles.readChartData>>;
    periods: Cache<Answer<typeof profiles.readPeriod>>;
    userPages: Cache<Answer<typeof profiles.listUsers>>;
    letterPages: Cache<Answer<typeof listLetters>>;
    subscriberPages: Cache<Answer<typeof listSubscribers>>;
    followerPages: Cache<PeoplePage>;
    followedPages: Cache<PeoplePage>;
    mutePages: Cache<Answer<typeof listMutes>>;
    ownRestrictions: Cache<Answer<typeof listRestrictions>>;
  }
}

export function ownProfileQuery(arg: ViewerArg): RouteQuery<OwnProfile> {
  return {
    key: `dashboard/profile/${arg.viewerId}`,
    fetch: () => thunks.fetchOwnProfile(arg),
    select: (state) => entryOf(selectDashboard(state).profiles, arg.viewerId),
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
    select: (state) => entryOf(selectDashboard(state).posts, ownPostsKey(arg)),
  };
}

export const chartsQuery = cachedQuery({
  name: 'charts',
  cacheOf: ({ charts }) => charts,
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(profiles.readChartData, {}),
  failure: accountTexts.statisticsFailed,
  limit: 1,
});

export const periodQuery = cachedQuery({
  name: 'periods',
  cacheOf: ({ periods }) => periods,
  keyOf: ({ viewerId, days }: PeriodArg) => `${viewerId}/${days}`,
  call: ({ days }, { call }) => call(profiles.readPeriod, { query: { days } }),
  failure: accountTexts.statisticsFailed,
  limit: periodDays.length,
});

export const usersQuery = cachedQuery({
  name: 'userPages',
  cacheOf: ({ userPages }) => userPages,
  keyOf: (arg: UsersArg) =>
    [pageKey(arg), arg.role, arg.state, arg.order, arg.searchTerm].join('/'),
  call: ({ page, searchTerm, role, state, order }, { call }) => {
    const filter = { ...skipTo(page), ...definedFilter({ role, state, order }) };
    return searchTerm
      ? call(profiles.searchUsers, { query: { searchTerm, ...filter } })
      : call(profiles.listUsers, { query: filter });
  },
  failure: accountTexts.usersFailed,
});

export const lettersQuery = cachedQuery({
  name: 'letterPages',
  cacheOf: ({ letterPages }) => letterPages,
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listLetters, { query: skipTo(page) }),
  failure: letterTexts.loadFailed,
});

export const subscribersQuery = cachedQuery({
  name: 'subscriberPages',
  cacheOf: ({ subscriberPages }) => subscriberPages,
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listSubscribers, { query: skipTo(page) }),
  failure: subscriberTexts.loadFailed,
});

export const followersQuery = cachedQuery({
  name: 'followerPages',
  cacheOf: ({ followerPages }) => followerPages,
  keyOf: pageKey,
  call: async ({ page }: PageArg, { call }): Promise<PeoplePage> => {
    const answer = await call(follows.listFollowers, { query: skipTo(page) });
    return { people: answer.followers, areMore: answer.areMoreFollowers };
  },
  failure: followTexts.followersFailed,
});

export const followingsQuery = cachedQuery({
  name: 'followedPages',
  cacheOf: ({ followedPages }) => followedPages,
  keyOf: pageKey,
  call: async ({ page }: PageArg, { call }): Promise<PeoplePage> => {
    const answer = await call(follows.listFollowing, { query: skipTo(page) });
    return { people: answer.authors, areMore: answer.areMore };
  },
  failure: followTexts.followingFailed,
});

export const mutesQuery = cachedQuery({
  name: 'mutePages',
  cacheOf: ({ mutePages }) => mutePages,
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listMutes, { query: skipTo(page) }),
  failure: muteTexts.listFailed,
});

/** What the member may not write, or might not in the past. The editor says it too, so a failure is not shown. */
export const ownRestrictionsQuery = cachedQuery({
  name: 'ownRestrictions',
  cacheOf: ({ ownRestrictions }) => ownRestrictions,
  keyOf: viewerKey,
  call: ({ viewerId: id }: ViewerArg, { call }) =>
    call(listRestrictions, { params: { id }, query: {} }),
  failure: null,
  limit: 1,
});
