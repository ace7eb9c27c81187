import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/store/hooks';
import { type CommentData, joinReplies, missingReplies } from '../../commentData';
import { fetchMoreComments, fetchMoreReplies } from '../../commentQueryThunks';
import { commentAnchor, commentOfHash } from '../postAnchors';

/** A link to an older comment loads at most this many pages. */
const mostPages = 25;

function show(commentId: string) {
  const row = document.getElementById(commentAnchor(commentId));
  row?.scrollIntoView({ block: 'start' });
  row?.focus({ preventScroll: true });
}

/** Shows and focuses the comment that the address names, and loads the pages before it. */
export function useLinkedComment(postId: string, data: CommentData | null) {
  const dispatch = useAppDispatch();
  const { hash, key } = useLocation();
  const commentId = commentOfHash(hash);
  const isLoaded = data !== null;

  const open = useEffectEvent(async (id: string, isLeft: () => boolean, _visit: string) => {
    let threads = data?.comments ?? [];
    let areMore = data?.areMore ?? false;
    const has = () =>
      threads.some(({ _id, firstReplies }) =>
        [{ _id }, ...firstReplies].some((row) => row._id === id),
      );
    for (let pages = 0; pages < mostPages && !has() && !isLeft(); pages += 1) {
      const thread = threads.find((row) => missingReplies(row) > 0);
      if (thread) {
        const { _id: parentId, firstReplies } = thread;
        const of = { postId, parentId, loaded: firstReplies.length };
        const more = await dispatch(fetchMoreReplies(of));
        if (!fetchMoreReplies.fulfilled.match(more) || more.payload.comments.length === 0) return;
        const { comments, areMore: areMoreReplies } = more.payload;
        const joined = joinReplies(thread, comments, areMoreReplies);
        threads = threads.map((row) => (row === thread ? joined : row));
      } else if (areMore) {
        const more = await dispatch(fetchMoreComments({ postId, loaded: threads.length }));
        if (!fetchMoreComments.fulfilled.match(more)) return;
        threads = [...threads, ...more.payload.comments];
        ({ areMore } = more.payload);
      } else {
        return;
      }
    }
    if (!isLeft()) show(id);
  });

  useEffect(() => {
    let isLeft = false;
    if (commentId !== null && isLoaded) void open(commentId, () => isLeft, key);
    return () => {
      isLeft = true;
    };
  }, [commentId, isLoaded, key]);
}
