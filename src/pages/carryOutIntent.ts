import { paths } from '@contract/pages';
import type { SignInIntent } from '@contract/people/signInIntent';
import { keepWords, savePost } from '@/features/book/model/bookThunks';
import { summarisePost } from '@/features/posts/model/summaryQuery';
import { fetchFollow, follow } from '@/features/profile/followThunks';
import { notify } from '@/lib/notify';
import type { AppDispatch, RootState } from '@/store/appTypes';
import { likePost } from '@/store/posts/postThunks';

type Thunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;

async function followOnce(authorId: string, dispatch: AppDispatch, viewerId: string) {
  const known = await dispatch(fetchFollow({ authorId, viewerId }));
  if (fetchFollow.fulfilled.match(known) && known.payload.isFollowing) return;
  await dispatch(follow({ authorId, viewerId }));
}

type Wanted = { id: string; about: SignInIntent['about']; viewerId: string };

/** Resolves to false if the words could not be saved. */
async function keepOnce({ id, about, viewerId }: Wanted, dispatch: AppDispatch) {
  if (!about) return false;
  const { revision, before = '', after = '', ...place } = about;
  const words = { ...place, before, after };
  const outcome = await dispatch(keepWords({ viewerId, postId: id, revision, words }));
  if (!keepWords.fulfilled.match(outcome)) return false;
  const openBook = { label: 'Open', name: 'Open your book', to: paths.book };
  notify.success(outcome.payload.message, 'kept-words', [openBook]);
  return true;
}

/**
 * Does what a visitor wanted to do before signing in. A comment stays a draft. Resolves to false if
 * the page has no place for it: users can't follow themselves.
 */
export const carryOutIntent =
  ({ action, id, about }: SignInIntent): Thunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const viewerId = getState().auth.user?.id;
    if (!viewerId) return true;
    if (action === 'like') await dispatch(likePost({ postId: id }));
    if (action === 'save') await dispatch(savePost({ viewerId, postId: id }));
    if (action === 'keep' || action === 'note') return keepOnce({ id, about, viewerId }, dispatch);
    if (action === 'follow') {
      if (id === viewerId) return false;
      await followOnce(id, dispatch, viewerId);
    }
    // The post shows the summary when it arrives.
    if (action === 'summary') void dispatch(summarisePost({ postId: id }));
    return true;
  };
