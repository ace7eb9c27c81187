import { accountTexts } from '@contract/texts/accountTexts';
import { postTexts } from '@contract/texts/postTexts';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import * as account from '@/api/account';
import * as profiles from '@/api/profiles';
import * as subscribers from '@/api/subscribers';
import { apiError } from '@/lib/apiError';
import { sessionRenewed } from '@/store/authSlice';
import { skipTo, type ViewerArg } from '@/store/cachedQuery';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import type { OwnPostsSelection } from './ownPostsAddress';

export type OwnPostsArg = ViewerArg & OwnPostsSelection;

type Selection = Parameters<typeof profiles.readProfile>[1];

function readOwnProfile(selection: Selection, { request, getState }: ThunkContext) {
  const { user } = getState().auth;
  if (!user) throw apiError('cancelled');
  return profiles.readProfile(user.username, selection, request);
}

export const fetchOwnProfile = createAppAsyncThunk(
  'dashboard/fetchOwnProfile',
  async (_: ViewerArg, context) => (await readOwnProfile({ skip: 0 }, context)).userDetails,
  { toasts: { failure: accountTexts.profileFailed } },
);

async function readOwnPosts({ page, state, searchTerm }: OwnPostsArg, context: ThunkContext) {
  const selection = {
    ...skipTo(page),
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

export const exportSubscribers = createAppAsyncThunk(
  'dashboard/exportSubscribers',
  async (_: void, { request }) => {
    const [csv, { saveFile }] = await Promise.all([
      subscribers.exportSubscribers(request),
      import('@/lib/browser/saveFile'),
    ]);
    saveFile(new File([csv], 'subscribers.csv', { type: 'text/csv' }));
  },
  { toasts: { failure: subscriberTexts.exportFailed } },
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
