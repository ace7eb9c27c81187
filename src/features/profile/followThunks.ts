import { can } from '@contract/permissions';
import { followTexts } from '@contract/texts/followTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import * as follows from '@/api/follows';
import { isApiError } from '@/lib/apiError';
import type { RootState } from '@/store/appTypes';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { selectViewer } from '@/store/viewer';
import { followKey } from './followKey';
import { followChanged } from './profileActions';

type FollowArg = { authorId: string; viewerId: string };
/** `viewerId` is null for a visitor, whom the gate turns away. */
type FollowRequest = { authorId: string; viewerId: string | null; blogId?: string | undefined };
type UnfollowRequest = { authorId: string; viewerId: string | null; followId: string | null };

type State = { getState: () => RootState };

/** A second change of the same follow has to wait for the first. */
function hasNoPendingChange({ authorId, viewerId }: FollowRequest, { getState }: State) {
  const key = followKey({ authorId, viewerId });
  return !getState().profile?.follows.find((entry) => entry.key === key)?.data?.confirmed;
}

export const fetchFollow = createAppAsyncThunk(
  'profile/fetchFollow',
  async ({ authorId }: FollowArg, { request }) =>
    (await follows.readFollow(authorId, request)).data,
);

export const follow = createAppAsyncThunk(
  'profile/follow',
  async ({ authorId, viewerId, blogId }: FollowRequest, { request, dispatch }) => {
    if (viewerId) dispatch(followChanged({ authorId, viewerId, isFollowing: true }));
    try {
      return await follows.followAuthor(
        { authId: authorId, ...(blogId ? { blogId } : {}) },
        request,
      );
    } catch (failure) {
      const followsAlready = isApiError(failure) && failure.status === 409;
      if (followsAlready && viewerId) void dispatch(fetchFollow({ authorId, viewerId }));
      throw failure;
    }
  },
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
  async ({ authorId, viewerId, followId }: UnfollowRequest, { request, dispatch }) => {
    if (viewerId) dispatch(followChanged({ authorId, viewerId, isFollowing: false }));
    try {
      return await follows.unfollowAuthor(followId ?? '', request);
    } catch (failure) {
      const isGone = isApiError(failure) && failure.status === 404;
      if (isGone && viewerId) void dispatch(fetchFollow({ authorId, viewerId }));
      throw failure;
    }
  },
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
