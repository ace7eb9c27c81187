import type { Passage, PublicPassage } from '@contract/book/bookEntities';
import type { AppDispatch } from '@/store/appTypes';
import { keepWords, savePost } from '../model/bookThunks';

type KeptPassage = { viewerId: string; postId: string; passage: PublicPassage };

/**
 * Saves words under a public heading in the member's own book, or the post if there are no words. Loaded with the first
 * press. Resolves to null if they were not saved.
 */
export async function keepPassage(
  dispatch: AppDispatch,
  { viewerId, postId, passage }: KeptPassage,
): Promise<{ passage: Passage; message: string } | null> {
  const { blockId, quote, revision } = passage;
  if (quote === '') {
    const saved = await dispatch(savePost({ viewerId, postId }));
    return savePost.fulfilled.match(saved) ? saved.payload : null;
  }
  const words = { blockId, quote, before: '', after: '' };
  const kept = await dispatch(keepWords({ viewerId, postId, revision, words }));
  return keepWords.fulfilled.match(kept) ? kept.payload : null;
}
