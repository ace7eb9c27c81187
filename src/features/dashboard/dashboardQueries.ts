import * as follows from '@contract/endpoints/follows';
import { listLetters } from '@contract/endpoints/letters';
import { listMutes } from '@contract/endpoints/mutes';
import * as numbers from '@contract/endpoints/numbers';
import * as profiles from '@contract/endpoints/profiles';
import { listRestrictions } from '@contract/endpoints/restrictions';
import { listSessions } from '@contract/endpoints/sessions';
import { readSiteState } from '@contract/endpoints/siteState';
import { listSubscribers } from '@contract/endpoints/subscribers';
import { limits } from '@contract/limits';
import { type ReadDays, readDays } from '@contract/numbers/numberEntities';
import type { FollowCard } from '@contract/people/followEntities';
import type { Profile } from '@contract/people/profileEntities';
import { type PeriodDays, periodDays } from '@contract/people/statisticEntities';
import { accountTexts } from '@contract/texts/accountTexts';
import { followTexts } from '@contract/texts/followTexts';
import { letterTexts } from '@contract/texts/letterTexts';
import { muteTexts } from '@contract/texts/muteTexts';
import { numberTexts } from '@contract/texts/numberTexts';
import { sessionTexts } from '@contract/texts/sessionTexts';
import { siteTexts } from '@contract/texts/siteTexts';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { createAction } from '@reduxjs/toolkit';
import {
  cachedQuery,
  type PageArg,
  pageKey,
  skipTo,
  type ViewerArg,
  viewerKey,
} from '@/store/cachedQuery';
import { idsOf } from '@/store/idsOf';
import { queryOf } from '@/store/queryOf';
import * as thunks from './dashboardThunks';
import { definedFilter, type UsersFilter } from './usersFilter';
import '@/store/posts/postCardsSlice';

export type PeoplePage = { people: FollowCard[]; areMore: boolean };
type PeriodArg = ViewerArg & { days: PeriodDays };
type UsersArg = PageArg & UsersFilter & { searchTerm: string };

export type OwnProfile = Omit<Profile, 'blogPosts' | 'skip'>;

/** The user's profile was changed on another screen. */
export const ownProfileChanged = createAction('dashboard/ownProfileChanged');

export const ownProfileQuery = queryOf(thunks.fetchOwnProfile, {
  name: 'ownProfiles',
  keyOf: viewerKey,
  dataOf: ({ blogPosts: _, skip: __, ...profile }): OwnProfile => profile,
  limit: 1,
}).reducedBy((known, action) => (ownProfileChanged.match(action) ? [] : known));

const ownPosts = queryOf(thunks.fetchOwnPosts, {
  name: 'ownPosts',
  keyOf: (arg) => `${arg.state}/${arg.order}/${pageKey(arg)}/${arg.searchTerm}`,
  dataOf: ({ posts, areMore, count }) => ({ ids: idsOf(posts), areMore, count }),
  limit: limits.cache.dashboardPages,
  also: { thunk: thunks.fetchOtherOwnPosts },
});

/** `isOtherPage`: the user has changed the page, which is confirmed by a toast. */
export const ownPostsQuery = (arg: thunks.OwnPostsArg, { isOtherPage = false } = {}) => ({
  ...ownPosts(arg),
  ...(isOtherPage ? { fetch: () => thunks.fetchOtherOwnPosts(arg) } : {}),
});

export const chartsQuery = cachedQuery({
  name: 'charts',
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(profiles.readChartData, {}),
  failure: accountTexts.statisticsFailed,
  limit: 1,
});

export const periodQuery = cachedQuery({
  name: 'periods',
  keyOf: ({ viewerId, days }: PeriodArg) => `${viewerId}/${days}`,
  call: ({ days }, { call }) => call(profiles.readPeriod, { query: { days } }),
  failure: accountTexts.statisticsFailed,
  limit: periodDays.length,
});

/** The posts whose reads are shown: one, the own ones, or all. */
type NumbersOf = 'own' | 'all' | { postId: string };
type NumbersArg = ViewerArg & { of: NumbersOf; days: ReadDays };

/** Which numbers the address selects; those of all posts only for those who may see them. */
export function readNumbersOf(
  params: URLSearchParams,
  maySeeAll: boolean,
): Omit<NumbersArg, 'viewerId'> {
  const days = readDays.find((known) => known === params.get('days')) ?? '30';
  const postId = params.get('post');
  if (postId !== null) return { of: { postId }, days };
  return { of: maySeeAll && params.get('of') === 'all' ? 'all' : 'own', days };
}

export const numbersQuery = cachedQuery({
  name: 'numbers',
  keyOf: ({ viewerId, of, days }: NumbersArg) =>
    [viewerId, typeof of === 'string' ? of : `post ${of.postId}`, days].join('/'),
  call: ({ of, days }, { call }) => {
    const query = { days };
    if (of === 'own') return call(numbers.readOwnNumbers, { query });
    if (of === 'all') return call(numbers.readSiteNumbers, { query });
    return call(numbers.readPostNumbers, { params: { id: of.postId }, query });
  },
  failure: numberTexts.loadFailed,
});

export const usersQuery = cachedQuery({
  name: 'userPages',
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
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listLetters, { query: skipTo(page) }),
  failure: letterTexts.loadFailed,
});

export const subscribersQuery = cachedQuery({
  name: 'subscriberPages',
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listSubscribers, { query: skipTo(page) }),
  failure: subscriberTexts.loadFailed,
});

export const followersQuery = cachedQuery({
  name: 'followerPages',
  keyOf: pageKey,
  call: async ({ page }: PageArg, { call }): Promise<PeoplePage> => {
    const answer = await call(follows.listFollowers, { query: skipTo(page) });
    return { people: answer.followers, areMore: answer.areMoreFollowers };
  },
  failure: followTexts.followersFailed,
});

export const followingsQuery = cachedQuery({
  name: 'followedPages',
  keyOf: pageKey,
  call: async ({ page }: PageArg, { call }): Promise<PeoplePage> => {
    const answer = await call(follows.listFollowing, { query: skipTo(page) });
    return { people: answer.authors, areMore: answer.areMore };
  },
  failure: followTexts.followingFailed,
});

export const mutesQuery = cachedQuery({
  name: 'mutePages',
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listMutes, { query: skipTo(page) }),
  failure: muteTexts.listFailed,
});

export const sessionsQuery = cachedQuery({
  name: 'sessions',
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(listSessions, {}),
  failure: sessionTexts.listFailed,
  limit: 1,
});

export const siteStateQuery = cachedQuery({
  name: 'siteState',
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(readSiteState, {}),
  failure: siteTexts.stateFailed,
  limit: 1,
});

/** What the member may not write, or might not in the past. The editor says it too, so a failure is not shown. */
export const ownRestrictionsQuery = cachedQuery({
  name: 'ownRestrictions',
  keyOf: viewerKey,
  call: ({ viewerId: id }: ViewerArg, { call }) =>
    call(listRestrictions, { params: { id }, query: {} }),
  failure: null,
  limit: 1,
});
