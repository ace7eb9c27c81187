import type { SignInIntent } from '@contract/people/signInIntent';
import { summarisePost } from '@/features/blog/model/postThunks';
import { fetchFollow, follow } from '@/features/profile/followThunks';
import type { AppDispatch, RootState } from '@/store/appTypes';
import { likePost } from '@/store/posts/postThunks';
// The summary is kept there until the post is shown.
import '@/features/blog/model/postSlice';

type Thunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;

async function followOnce(authorId: string, dispatch: AppDispatch, viewerId: string) {
  const known = await dispatch(fetchFollow({ authorId, viewerId }));
  if (fetchFollow.fulfilled.match(known) && known.payload.isFollowing) return;
  await dispatch(follow({ authorId, viewerId }));
}

/**
 * Does what a visitor wanted to do before signing in. A comment stays a draft. Resolves to false if
 * the page has no control for it: users can't follow themselves.
 */
export const carryOutIntent =
  ({ action, id }: SignInIntent): Thunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const viewerId = getState().auth.user?.id;
    if (!viewerId) return true;
    if (action === 'like') await dispatch(likePost({ postId: id }));
    if (action === 'follow') {
      if (id === viewerId) return false;
      await followOnce(id, dispatch, viewerId);
    }
    // The post shows the summary when it arrives.
    if (action === 'summary') void dispatch(summarisePost({ postId: id }));
    return true;
  };
