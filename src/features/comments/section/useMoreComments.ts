import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '@/store/hooks';
import { useCommentedPost } from '../model/CommentsContext';
import type { CommentData } from '../model/commentData';
import { fetchMoreComments } from '../model/commentQueryThunks';
import { gapAfter, loadedOf, newOnes } from '../model/gaps';

/** A button that is disabled or removed loses the focus to the body. */
function isFocusFree(button: Element) {
  return document.activeElement === document.body || document.activeElement === button;
}

/** Loads the page of comments that belongs into the gap. Its first one gets the focus, unless the reader has moved it. */
export function useMoreComments({ threads, view }: CommentData) {
  const dispatch = useAppDispatch();
  const { postId, blockId } = useCommentedPost();
  const [isBusy, setIsBusy] = useState(false);
  const [firstNewId, setFirstNewId] = useState<string | null>(null);

  async function showMore(button: Element) {
    setIsBusy(true);
    const skip = loadedOf(threads.slice(0, gapAfter(threads))).length;
    const page = { postId, blockId, skip, ...(view ? { view } : {}) };
    const outcome = await dispatch(fetchMoreComments(page));
    setIsBusy(false);
    if (!fetchMoreComments.fulfilled.match(outcome) || !isFocusFree(button)) return;
    const [first] = newOnes(outcome.payload.threads, threads);
    // At once: the reader could move the focus before a later render.
    flushSync(() => setFirstNewId(first?._id ?? null));
  }

  return { isBusy, firstNewId, showMore };
}
