import * as comments from '@contract/endpoints/comments';
import { useEffect, useEffectEvent, useState } from 'react';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useCommentedPost } from '../model/CommentsContext';

/** How many comments others have written since the newest loaded one. */
export const countNewComments = createAppAsyncThunk(
  'comments/countNew',
  async ({ postId, after }: { postId: string; after: string }, { call }) =>
    (await call(comments.countNewComments, { params: { blogId: postId }, query: { after } })).count,
  { toasts: { isSilent: true } },
);

const pause = 60_000;

type Counted = { after: string; count: number };

/**
 * How many comments others have written since the newest loaded one. Asked when the reader comes back to the page, of
 * members also every minute while they see it; at most once a minute.
 */
export function useNewComments(latest: string | null): number {
  const { postId } = useCommentedPost();
  const dispatch = useAppDispatch();
  const isMember = useViewer() !== null;
  const [counted, setCounted] = useState<Counted | null>(null);
  const after = latest ?? new Date(0).toISOString();

  const ask = useEffectEvent(async () => {
    const outcome = await dispatch(countNewComments({ postId, after }));
    if (countNewComments.fulfilled.match(outcome)) setCounted({ after, count: outcome.payload });
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let askedAt = 0;
    function askIfSeen() {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < pause) return;
      askedAt = Date.now();
      void ask();
    }
    document.addEventListener('visibilitychange', askIfSeen, { signal });
    window.addEventListener('focus', askIfSeen, { signal });
    const timer = isMember ? setInterval(askIfSeen, pause) : undefined;
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, [isMember]);

  return counted?.after === after ? counted.count : 0;
}
