import { followAuthor, readFollow, unfollowAuthor } from '@contract/endpoints/follows';
import { can } from '@contract/permissions';
import { followTexts } from '@contract/texts/followTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { isApiError } from '@/lib/apiError';
import type { RootState } from '@/store/appTypes';
import { entryOf } from '@/store/cache';
import { createAppAsyncThunk, fromServer, type ThunkContext } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';
import { selectViewer } from '@/store/viewer';
import { followKey, follows } from './followState';
import { followChanged, followUndone } from './profileActions';

type FollowArg = { authorId: string; viewerId: string };
/** `viewerId` is null for a visitor, whom the gate turns away. */
type FollowedAuthor = { authorId: string; viewerId: string | null };
type FollowRequest = FollowedAuthor & { blogId?: string | undefined };
type UnfollowRequest = FollowedAuthor & { followId: string | null };

type State = { getState: () => RootState };

/** A second change of the same follow has to wait for the first. */
function hasNoPendingChange({ authorId, viewerId }: FollowedAuthor, { getState }: State) {
  const known = entryOf(follows.select(getState()), followKey({ authorId, viewerId }));
  return !known?.data?.confirmed;
}

export const fetchFollow = createAppAsyncThunk(
  'profile/fetchFollow',
  async ({ authorId }: FollowArg, { call }) =>
    (await call(readFollow, { body: { authId: authorId } })).data,
);

/** Shows a change at once. With `outdatedStatus`, the API has another state than the page. */
const atOnce = (isFollowing: boolean, outdatedStatus: number) => ({
  waits: followKey,
  show({ authorId, viewerId }: FollowedAuthor, { dispatch }: ThunkContext) {
    if (viewerId !== null) dispatch(followChanged({ authorId, viewerId, isFollowing }));
  },
  undo(failure: unknown, { authorId, viewerId }: FollowedAuthor, { dispatch }: ThunkContext) {
    if (viewerId === null) return;
    dispatch(followUndone({ authorId, viewerId, isFollowing }));
    const isOutdated = isApiError(failure) && failure.status === outdatedStatus;
    if (isOutdated) void dispatch(fetchFollow({ authorId, viewerId }));
  },
  condition: hasNoPendingChange,
});

export const follow = mutation('profile/follow', followAuthor, {
  ...atOnce(true, 409),
  input: ({ authorId, blogId }: FollowRequest) => ({
    body: { authId: authorId, ...(blogId ? { blogId } : {}) },
  }),
  toasts: { success: fromServer, failure: followTexts.followFailed },
  gate: (state, { authorId }) => {
    const viewer = selectViewer(state);
    if (!viewer) return gateTexts.follow;
    return can(viewer, 'follow', { authorId }) ? null : gateTexts.unverified;
  },
  intent: ({ authorId }) => ({ action: 'follow', id: authorId }),
});

export const unfollow = mutation('profile/unfollow', unfollowAuthor, {
  ...atOnce(false, 404),
  input: ({ followId }: UnfollowRequest) => ({ params: { followId: followId ?? '' } }),
  toasts: { success: fromServer, failure: followTexts.statusFailed },
  gate: (state, { authorId, followId }) => {
    const viewer = selectViewer(state);
    if (!viewer || !followId) return gateTexts.unfollow;
    return can(viewer, 'follow', { authorId }) ? null : gateTexts.unverified;
  },
});
