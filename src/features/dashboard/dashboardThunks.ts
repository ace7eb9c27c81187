import { limits } from '@contract/limits';
import { accountTexts } from '@contract/texts/accountTexts';
import { followTexts } from '@contract/texts/followTexts';
import { postTexts } from '@contract/texts/postTexts';
import * as account from '@/api/account';
import * as follows from '@/api/follows';
import * as posts from '@/api/posts';
import * as profiles from '@/api/profiles';
import { apiError } from '@/lib/apiError';
import type { RootState } from '@/store/appTypes';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

const said = accountTexts;
const ofPosts = postTexts;
const ofFollows = followTexts;

type Paged = { page: number };
type Context = { signal: AbortSignal; getState: () => RootState };

const skipTo = (page: number) => page * limits.pageSize;

function readOwn(page: number, { signal, getState }: Context) {
  const { user } = getState().auth;
  if (!user) throw apiError('cancelled');
  return profiles.readProfile(user.username, skipTo(page), { signal });
}

export const fetchOwnProfile = createAppAsyncThunk(
  'dashboard/fetchOwnProfile',
  async (_: void, context) => (await readOwn(0, context)).userDetails,
  { toasts: { failure: said.profileFailed } },
);

export const fetchCharts = createAppAsyncThunk(
  'dashboard/fetchCharts',
  async (_: void, { signal }) => (await profiles.readChartData({ signal })).chartData,
  { toasts: { failure: said.statisticsFailed } },
);

async function readOwnPosts({ page }: Paged, context: Context) {
  const { userDetails, areMore } = await readOwn(page, context);
  return { posts: userDetails.blogPosts, areMore };
}

export const fetchOwnPosts = createAppAsyncThunk('dashboard/fetchOwnPosts', readOwnPosts, {
  toasts: { failure: ofPosts.loadFailed },
});

/** The same posts, asked for by turning the page: that is said when it worked. */
export const turnOwnPosts = createAppAsyncThunk('dashboard/turnOwnPosts', readOwnPosts, {
  toasts: { success: ofPosts.fetched, failure: ofPosts.loadFailed },
});

export const fetchUsers = createAppAsyncThunk(
  'dashboard/fetchUsers',
  async ({ page, searchTerm }: Paged & { searchTerm: string }, { signal }) => {
    const skip = skipTo(page);
    const { data, count, areMore } = searchTerm
      ? await profiles.searchUsers({ searchTerm, skip }, { signal })
      : await profiles.listUsers(skip, { signal });
    return { users: data, count, areMore };
  },
  { toasts: { failure: said.usersFailed } },
);

export const fetchFollowers = createAppAsyncThunk(
  'dashboard/fetchFollowers',
  async ({ page }: Paged, { signal }) => {
    const answer = await follows.listFollowers(skipTo(page), { signal });
    return { people: answer.followers, areMore: answer.areMoreFollowers };
  },
  { toasts: { failure: ofFollows.followersFailed } },
);

export const fetchFollowings = createAppAsyncThunk(
  'dashboard/fetchFollowings',
  async ({ page }: Paged, { signal }) => {
    const { authors, areMore } = await follows.listFollowing(skipTo(page), { signal });
    return { people: authors, areMore };
  },
  { toasts: { failure: ofFollows.followingFailed } },
);

export const sendVerification = createAppAsyncThunk(
  'dashboard/sendVerification',
  () => account.sendVerification(),
  { toasts: { success: fromServer, failure: said.verificationSendFailed } },
);

type Publication = { id: string; isPublished: boolean };

/** One change of a post at a time, so that its switch and the API can't end up apart. */
export const setPublished = createAppAsyncThunk(
  'dashboard/setPublished',
  ({ id, isPublished }: Publication) =>
    isPublished ? posts.publishPost(id) : posts.unpublishPost(id),
  {
    toasts: { success: fromServer, failure: ofPosts.updateFailed },
    condition: ({ id }, { getState }) => !getState().dashboard?.posts.changing.includes(id),
  },
);

export const deleteOwnPost = createAppAsyncThunk(
  'dashboard/deleteOwnPost',
  ({ id, authorId }: { id: string; authorId: string }) => posts.deletePost(id, authorId),
  { toasts: { success: fromServer, failure: ofPosts.deleteFailed } },
);

export const changeCover = createAppAsyncThunk(
  'dashboard/changeCover',
  ({ bgImage, onProgress }: { bgImage: File; onProgress: (share: number) => void }, { signal }) =>
    profiles.changeCover(bgImage, { signal, onProgress }),
  { toasts: { success: fromServer, failure: said.coverFailed } },
);
