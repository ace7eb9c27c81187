import type { Intent } from '@/lib/attempted';
import type { AppDispatch, RootState } from '@/store/appTypes';

type Thunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;

async function like(postId: string, dispatch: AppDispatch) {
  const { likePost } = await import('@/store/postThunks');
  await dispatch(likePost({ postId }));
}

async function followOnce(authorId: string, dispatch: AppDispatch, viewerId: string) {
  if (viewerId === authorId) return;
  const { fetchFollow, follow } = await import('@/features/profile/followThunks');
  const known = await dispatch(fetchFollow({ authorId, viewerId }));
  if (fetchFollow.fulfilled.match(known) && known.payload.isFollowing) return;
  await dispatch(follow({ authorId, viewerId }));
}

/** The post shows the summary when it arrives. */
async function startSummary(postId: string, dispatch: AppDispatch) {
  const [{ summarisePost }] = await Promise.all([
    import('@/features/blog/postThunks'),
    import('@/features/blog/postSlice'),
  ]);
  void dispatch(summarisePost({ postId }));
}

/** Does what a visitor wanted to do before signing in. A comment stays a draft. */
export const carryOutIntent =
  ({ action, id }: Intent): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const viewerId = getState().auth.user?.id;
    if (!viewerId) return;
    if (action === 'like') await like(id, dispatch);
    if (action === 'follow') await followOnce(id, dispatch, viewerId);
    if (action === 'summary') await startSummary(id, dispatch);
  };
