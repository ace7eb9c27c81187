import type { Comment } from '@contract/comments/commentEntities';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '@/store/hooks';
import { useCommentedPost } from '../model/CommentsContext';
import type { CommentView } from '../model/commentData';
import { fetchMoreComments } from '../model/commentQueryThunks';

/** A button that is disabled or removed loses the focus to the body. */
function isFocusFree(button: Element) {
  return document.activeElement === document.body || document.activeElement === button;
}

/**
 * Loads the next page of comments. Its first one gets the focus, unless the reader has moved the focus.
 */
export function useMoreComments(view?: CommentView) {
  const dispatch = useAppDispatch();
  const { postId, blockId } = useCommentedPost();
  const [isBusy, setIsBusy] = useState(false);
  const [firstNewId, setFirstNewId] = useState<string | null>(null);

  async function showMore(shown: readonly Comment[], button: Element) {
    setIsBusy(true);
    const outcome = await dispatch(
      fetchMoreComments({ postId, blockId, loaded: shown.length, ...(view ? { view } : {}) }),
    );
    setIsBusy(false);
    if (!fetchMoreComments.fulfilled.match(outcome) || !isFocusFree(button)) return;
    const known = new Set(shown.map(({ _id: id }) => id));
    const first = outcome.payload.comments.find(({ _id: id }) => !known.has(id));
    // At once: the reader could move the focus before a later render.
    flushSync(() => setFirstNewId(first?._id ?? null));
  }

  return { isBusy, firstNewId, showMore };
}
