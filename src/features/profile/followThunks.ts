import { can } from '@contract/permissions';
import { followTexts } from '@contract/texts/followTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import * as follows from '@/api/follows';
import { isApiError } from '@/lib/apiError';
import type { RootState } from '@/store/appTypes';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { selectViewer } from '@/store/viewer';
import { followExpected } from './followActions';

type Author = { authorId: string; viewerId: string };
type Followed = { authorId: string; viewerId: string | null; blogId?: string | undefined };
type Unfollowed = { authorId: string; followId: string | null };

const said = followTexts;
const gates = gateTexts;

/** One change at a time: a second press while the first is under way does nothing. */
const isSettled = (
  { authorId }: { authorId: string },
  { getState }: { getState: () => RootState },
) => !getState().profile?.follows[authorId]?.before;

export const fetchFollow = createAppAsyncThunk(
  'profile/fetchFollow',
  ({ authorId }: Author, { signal }) => follows.readFollow(authorId, { signal }),
);

export const follow = createAppAsyncThunk(
  'profile/follow',
  async ({ authorId, viewerId, blogId }: Followed, { dispatch }) => {
    dispatch(followExpected({ authorId, isFollowing: true }));
    try {
      return await follows.followAuthor({ authId: authorId, ...(blogId ? { blogId } : {}) });
    } catch (failure) {
      const isKnownElsewhere = isApiError(failure) && failure.status === 409;
      if (isKnownElsewhere && viewerId) void dispatch(fetchFollow({ authorId, viewerId }));
      throw failure;
    }
  },
  {
    toasts: { success: fromServer, failure: said.followFailed },
    gate: (state, { authorId }) => {
      const viewer = selectViewer(state);
      if (!viewer) return gates.follow;
      return can(viewer, 'follow', { authorId }) ? null : gates.unverified;
    },
    condition: isSettled,
  },
);

export const unfollow = createAppAsyncThunk(
  'profile/unfollow',
  async ({ authorId, followId }: Unfollowed, { dispatch, getState }) => {
    dispatch(followExpected({ authorId, isFollowing: false }));
    try {
      return await follows.unfollowAuthor(followId ?? '');
    } catch (failure) {
      const viewerId = getState().auth.user?.id;
      const isGone = isApiError(failure) && failure.status === 404;
      if (isGone && viewerId) void dispatch(fetchFollow({ authorId, viewerId }));
      throw failure;
    }
  },
  {
    toasts: { success: fromServer, failure: said.statusFailed },
    gate: (state, { authorId, followId }) => {
      const viewer = selectViewer(state);
      if (!viewer || !followId) return gates.unfollow;
      return can(viewer, 'follow', { authorId }) ? null : gates.unverified;
    },
    condition: isSettled,
  },
);
