import type { Passage } from '@contract/book/bookEntities';
import type { AppDispatch } from '@/store/appTypes';
import { removePassage, savePost } from '../model/bookThunks';

type SavedPost = { viewerId: string; postId: string; saved: Passage | undefined };

/** Saves a post, or takes it out of the book again. Loaded with the first press, also without a connection. */
export async function toggleSaved(
  dispatch: AppDispatch,
  { viewerId, postId, saved }: SavedPost,
): Promise<void> {
  if (saved) await dispatch(removePassage({ viewerId, postId, passage: saved }));
  else await dispatch(savePost({ viewerId, postId }));
}
