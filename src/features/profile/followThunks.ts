import { followAuthor, readFollow, unfollowAuthor } from '@contract/endpoints/follows';
import { can } from '@contract/permissions';
import { followTexts } from '@contract/texts/followTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { isApiError } from '@/lib/apiError';
import type { AppDispatch, RootState } from '@/store/appTypes';
import { entryOf } from '@/store/cache';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { orWhenConnected } from '@/store/orWhenConnected';
import { selectViewer } from '@/store/viewer';
import { followKey, follows } from './followState';
import { followChanged, followUndone } from './profileActions';

type FollowArg = { authorId: string; viewerId: string };
/** `viewerId` is null for a visitor, whom the gate turns away. */
type FollowRequest = { authorId: string; viewerId: string | null; blogId?: string | undefined };
type UnfollowRequest = { authorId: string; viewerId: string | null; followId: string | null };

type State = { getState: () => RootState };

/** A second change of the same follow has to wait for the first. */
function hasNoPendingChange({ authorId, viewerId }: FollowRequest, { getState }: State) {
  const known = entryOf(follows.select(getState()), followKey({ authorId, viewerId }));
  return !known?.data?.confirmed;
}

export const fetchFollow = createAppAsyncThunk(
  'profile/fetchFollow',
  async ({ authorId }: FollowArg, { call }) =>
    (await call(readFollow, { body: { authId: authorId } })).data,
);

type FollowChange = { authorId: string; viewerId: string | null; isFollowing: boolean };
type Sent<Answer> = {
  send: () => Promise<Answer>;
  /** With this status, the API has another state than the page. */
  outdatedStatus: number;
};

/** Shows a change before the API has confirmed it, and takes it back if the call fails. */
async function showAtOnce<Answer>(
  dispatch: AppDispatch,
  { authorId, viewerId, isFollowing }: FollowChange,
  { send, outdatedStatus }: Sent<Answer>,
): Promise<Answer> {
  if (viewerId === null) return send();
  const change = { authorId, viewerId, isFollowing };
  dispatch(followChanged(change));
  try {
    return await orWhenConnected(followKey(change), send);
  } catch (failure) {
    dispatch(followUndone(change));
    const isOutdated = isApiError(failure) && failure.status === outdatedStatus;
    if (isOutdated) void dispatch(fetchFollow({ authorId, viewerId }));
    throw failure;
  }
}

export const follow = createAppAsyncThunk(
  'profile/follow',
  ({ authorId, viewerId, blogId }: FollowRequest, { call, dispatch }) =>
    showAtOnce(
      dispatch,
      { authorId, viewerId, isFollowing: true },
      {
        send: () =>
          call(followAuthor, { body: { authId: authorId, ...(blogId ? { blogId } : {}) } }),
        outdatedStatus: 409,
      },
    ),
  {
    toasts: { success: fromServer, failure: followTexts.followFailed },
    gate: (state, { authorId }) => {
      const viewer = selectViewer(state);
      if (!viewer) return gateTexts.follow;
      return can(viewer, 'follow', { authorId }) ? null : gateTexts.unverified;
    },
    intent: ({ authorId }) => ({ action: 'follow', id: authorId }),
    condition: hasNoPendingChange,
  },
);

export const unfollow = createAppAsyncThunk(
  'profile/unfollow',
  ({ authorId, viewerId, followId }: UnfollowRequest, { call, dispatch }) =>
    showAtOnce(
      dispatch,
      { authorId, viewerId, isFollowing: false },
      {
        send: () => call(unfollowAuthor, { params: { followId: followId ?? '' } }),
        outdatedStatus: 404,
      },
    ),
  {
    toasts: { success: fromServer, failure: followTexts.statusFailed },
    gate: (state, { authorId, followId }) => {
      const viewer = selectViewer(state);
      if (!viewer || !followId) return gateTexts.unfollow;
      return can(viewer, 'follow', { authorId }) ? null : gateTexts.unverified;
    },
    condition: hasNoPendingChange,
  },
);
