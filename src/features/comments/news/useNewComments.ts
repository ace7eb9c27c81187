import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { selectOpenPost } from '@/store/posts/openPost';
import { useCommentedPost } from '../model/CommentsContext';
import type { CommentData } from '../model/commentData';
import { countNewComments } from './countNewComments';

const pause = 60_000;

type Counted = { after: string; count: number };

/** What the member’s stream tells about the post. */
function useToldPost(postId: string) {
  const open = useAppSelector(selectOpenPost);
  return open.postId === postId ? open : { isStreamed: false, count: null };
}

/**
 * How many comments others have written since the newest loaded one. Asked when the reader comes back to the page, of
 * members also every minute while they see it and no stream tells of new ones; at most once a minute. What came before a
 * stream is asked for once.
 */
export function useNewComments({ latest, count: known }: CommentData): number {
  const { postId } = useCommentedPost();
  const dispatch = useAppDispatch();
  const isMember = useViewer() !== null;
  const { isStreamed, count: told } = useToldPost(postId);
  const [counted, setCounted] = useState<Counted | null>(null);
  const askedAt = useRef(0);
  /** The number of loaded comments of which some are gone. */
  const outdated = useRef<number | undefined>(undefined);
  const after = latest ?? new Date(0).toISOString();
  const count = counted?.after === after ? counted.count : 0;

  const ask = useEffectEvent(async () => {
    askedAt.current = Date.now();
    const outcome = await dispatch(countNewComments({ postId, after }));
    if (countNewComments.fulfilled.match(outcome)) setCounted({ after, count: outcome.payload });
  });

  /** Returns whether it was asked for. */
  const askIfSeen = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt.current < pause)
      return false;
    void ask();
    return true;
  });

  /** The own comments count, too. */
  const compare = useEffectEvent((shown: number) => {
    if (known !== undefined && shown < known) outdated.current = known;
    if (shown === known && count === 0 && outdated.current !== known) return;
    void ask();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', () => askIfSeen(), { signal });
    window.addEventListener('focus', () => askIfSeen(), { signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (!isMember) return undefined;
    const timer = setInterval(() => {
      if (askIfSeen() && isStreamed) clearInterval(timer);
    }, pause);
    return () => clearInterval(timer);
  }, [isMember, isStreamed]);

  useEffect(() => {
    if (told !== null) compare(told);
  }, [told]);

  return count;
}
