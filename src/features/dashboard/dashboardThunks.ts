import { limits } from '@contract/limits';
import type { PeriodDays } from '@contract/statisticEntities';
import { accountTexts } from '@contract/texts/accountTexts';
import { followTexts } from '@contract/texts/followTexts';
import { letterTexts } from '@contract/texts/letterTexts';
import { muteTexts } from '@contract/texts/muteTexts';
import { postTexts } from '@contract/texts/postTexts';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import * as account from '@/api/account';
import * as follows from '@/api/follows';
import * as letters from '@/api/letters';
import * as mutes from '@/api/mutes';
import * as profiles from '@/api/profiles';
import * as subscribers from '@/api/subscribers';
import { apiError } from '@/lib/apiError';
import { sessionRenewed } from '@/store/authSlice';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import type { OwnPostsSelection } from './ownPostsAddress';

/** Whose dashboard this is: answers are kept by viewer. */
export type OwnerArg = { viewerId: string };
export type OwnerPageArg = OwnerArg & { page: number };
export type PeriodArg = OwnerArg & { days: PeriodDays };
export type UsersArg = OwnerPageArg & { searchTerm: string };
export type OwnPostsArg = OwnerArg & OwnPostsSelection;

const skipTo = (page: number) => page * limits.pageSize;

type Selection = Parameters<typeof profiles.readProfile>[1];

function readOwnProfile(selection: Selection, { request, getState }: ThunkContext) {
  const { user } = getState().auth;
  if (!user) throw apiError('cancelled');
  return profiles.readProfile(user.username, selection, request);
}

export const fetchOwnProfile = createAppAsyncThunk(
  'dashboard/fetchOwnProfile',
  async (_: OwnerArg, context) => (await readOwnProfile({ skip: 0 }, context)).userDetails,
  { toasts: { failure: accountTexts.profileFailed } },
);

export const fetchCharts = createAppAsyncThunk(
  'dashboard/fetchCharts',
  async (_: OwnerArg, { request }) => (await profiles.readChartData(request)).chartData,
  { toasts: { failure: accountTexts.statisticsFailed } },
);

export const fetchPeriod = createAppAsyncThunk(
  'dashboard/fetchPeriod',
  async ({ days }: PeriodArg, { request }) => (await profiles.readPeriod(days, request)).period,
  { toasts: { failure: accountTexts.statisticsFailed } },
);

async function readOwnPosts({ page, state, searchTerm }: OwnPostsArg, context: ThunkContext) {
  const selection = {
    skip: skipTo(page),
    ...(state === 'all' ? {} : { isPublished: state === 'active' }),
    ...(searchTerm ? { searchTerm } : {}),
  };
  const { userDetails, areMore, count } = await readOwnProfile(selection, context);
  return { posts: userDetails.blogPosts, areMore, count };
}

type OwnPostsAnswer = Awaited<ReturnType<typeof readOwnPosts>>;

const postsIn = ({ posts }: OwnPostsAnswer) => ({ others: posts });

export const fetchOwnPosts = createAppAsyncThunk('dashboard/fetchOwnPosts', readOwnPosts, {
  toasts: { failure: postTexts.loadFailed },
  posts: postsIn,
});

/** The same request after a change of the page, which shows a success toast. */
export const fetchOtherOwnPosts = createAppAsyncThunk(
  'dashboard/fetchOtherOwnPosts',
  readOwnPosts,
  { toasts: { success: postTexts.fetched, failure: postTexts.loadFailed }, posts: postsIn },
);

export const fetchUsers = createAppAsyncThunk(
  'dashboard/fetchUsers',
  async ({ page, searchTerm }: UsersArg, { request }) => {
    const skip = skipTo(page);
    const { data, count, areMore } = searchTerm
      ? await profiles.searchUsers({ searchTerm, skip }, request)
      : await profiles.listUsers(skip, request);
    return { users: data, count, areMore };
  },
  { toasts: { failure: accountTexts.usersFailed } },
);

export const fetchLetters = createAppAsyncThunk(
  'dashboard/fetchLetters',
  async ({ page }: OwnerPageArg, { request }) => {
    const { success: _, message: __, ...found } = await letters.listLetters(skipTo(page), request);
    return found;
  },
  { toasts: { failure: letterTexts.loadFailed } },
);

export const fetchSubscribers = createAppAsyncThunk(
  'dashboard/fetchSubscribers',
  async ({ page }: OwnerPageArg, { request }) => {
    const answer = await subscribers.listSubscribers(skipTo(page), request);
    return { subscribers: answer.subscribers, areMore: answer.areMore };
  },
  { toasts: { failure: subscriberTexts.loadFailed } },
);

export const exportSubscribers = createAppAsyncThunk(
  'dashboard/exportSubscribers',
  async (_: void, { request }) => {
    const [text, { saveFile }] = await Promise.all([
      subscribers.exportSubscribers(request),
      import('@/lib/browser/saveFile'),
    ]);
    saveFile(new File([text], 'subscribers.csv', { type: 'text/csv' }));
  },
  { toasts: { failure: subscriberTexts.exportFailed } },
);

export const fetchFollowers = createAppAsyncThunk(
  'dashboard/fetchFollowers',
  async ({ page }: OwnerPageArg, { request }) => {
    const answer = await follows.listFollowers(skipTo(page), request);
    return { people: answer.followers, areMore: answer.areMoreFollowers };
  },
  { toasts: { failure: followTexts.followersFailed } },
);

export const fetchFollowings = createAppAsyncThunk(
  'dashboard/fetchFollowings',
  async ({ page }: OwnerPageArg, { request }) => {
    const { authors, areMore } = await follows.listFollowing(skipTo(page), request);
    return { people: authors, areMore };
  },
  { toasts: { failure: followTexts.followingFailed } },
);

export const fetchMutes = createAppAsyncThunk(
  'dashboard/fetchMutes',
  async ({ page }: OwnerPageArg, { request }) => {
    const { people, areMore } = await mutes.listMutes(skipTo(page), request);
    return { people, areMore };
  },
  { toasts: { failure: muteTexts.listFailed } },
);

export const sendVerification = createAppAsyncThunk(
  'dashboard/sendVerification',
  (_: void, { request }) => account.sendVerification(request),
  { toasts: { success: fromServer, failure: accountTexts.verificationSendFailed } },
);

export const cancelEmailChange = createAppAsyncThunk(
  'dashboard/cancelEmailChange',
  async (_: void, { request, dispatch }) => {
    const answer = await account.cancelEmailChange(request);
    dispatch(sessionRenewed(answer.user));
    return answer;
  },
  { toasts: { success: fromServer, failure: accountTexts.emailCancelFailed } },
);

type CoverChange = { bgImage: File; onProgress: (share: number) => void };

export const changeCover = createAppAsyncThunk(
  'dashboard/changeCover',
  ({ bgImage, onProgress }: CoverChange, { request }) =>
    profiles.changeCover(bgImage, { ...request, onProgress }),
  { toasts: { success: fromServer, failure: accountTexts.coverFailed } },
);
