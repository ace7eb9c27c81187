import type { CallInput } from '@contract/endpoint';
import * as account from '@contract/endpoints/account';
import { readProfile, changeCover as sendCover } from '@contract/endpoints/profiles';
import * as sessions from '@contract/endpoints/sessions';
import { exportSubscribers as readSubscribers } from '@contract/endpoints/subscribers';
import { accountTexts } from '@contract/texts/accountTexts';
import { postTexts } from '@contract/texts/postTexts';
import { sessionTexts } from '@contract/texts/sessionTexts';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { apiError } from '@/lib/apiError';
import { sessionRenewed } from '@/store/authSlice';
import { skipTo, type ViewerArg } from '@/store/cachedQuery';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';
import type { OwnPostsSelection } from './ownPostsAddress';

export type OwnPostsArg = ViewerArg & OwnPostsSelection;

type Selection = CallInput<typeof readProfile>['body'];

function readOwnProfile(body: Selection, { call, getState }: ThunkContext) {
  const { user } = getState().auth;
  if (!user) throw apiError('cancelled');
  return call(readProfile, { params: { username: user.username }, body });
}

export const fetchOwnProfile = createAppAsyncThunk(
  'dashboard/fetchOwnProfile',
  async (_: ViewerArg, context) => (await readOwnProfile({ skip: 0 }, context)).userDetails,
  { toasts: { failure: accountTexts.profileFailed } },
);

/** What is sent for a state. */
const stateBodies = {
  all: {},
  active: { isPublished: true },
  inactive: { isPublished: false },
  scheduled: { isScheduled: true },
} as const;

async function readOwnPosts(arg: OwnPostsArg, context: ThunkContext) {
  const { page, state, searchTerm, order } = arg;
  const selection = {
    ...skipTo(page),
    ...stateBodies[state],
    ...(order === 'newest' ? {} : { order }),
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
  async (_: void, { call }) => {
    const [csv, { saveFile }] = await Promise.all([
      call(readSubscribers, {}),
      import('@/lib/browser/saveFile'),
    ]);
    saveFile(new File([csv], 'subscribers.csv', { type: 'text/csv' }));
  },
  { toasts: { failure: subscriberTexts.exportFailed } },
);

export const sendVerification = mutation('dashboard/sendVerification', account.sendVerification, {
  input: () => ({}),
  toasts: { success: fromServer, failure: accountTexts.verificationSendFailed },
});

export const cancelEmailChange = mutation(
  'dashboard/cancelEmailChange',
  account.cancelEmailChange,
  {
    input: () => ({}),
    done: ({ user }, _, { dispatch }) => dispatch(sessionRenewed(user)),
    toasts: { success: fromServer, failure: accountTexts.emailCancelFailed },
  },
);

type CoverChange = { bgImage: File; onProgress: (share: number) => void };

export const changeCover = mutation('dashboard/changeCover', sendCover, {
  input: ({ bgImage }: CoverChange) => ({ body: { bgImage } }),
  options: ({ onProgress }) => ({ onProgress }),
  toasts: { success: fromServer, failure: accountTexts.coverFailed },
});

export const endSession = mutation('dashboard/endSession', sessions.endSession, {
  input: (params: { id: string }) => ({ params }),
  toasts: { success: fromServer, failure: sessionTexts.endFailed },
});

export const endOtherSessions = mutation('dashboard/endOtherSessions', sessions.endOtherSessions, {
  input: () => ({}),
  toasts: { success: fromServer, failure: sessionTexts.endOthersFailed },
});
