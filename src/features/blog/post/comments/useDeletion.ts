import { limits } from '@contract/limits';
import { commentTexts } from '@contract/texts/commentTexts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/store/hooks';
import { deleteComment } from '../../commentThunks';

type Status = 'none' | 'undoable' | 'sent';

/**
 * Deletes a comment after the time to undo it, or at once when the page is left or hidden. A deletion
 * that fails is taken back.
 */
export function useDeletion(place: { postId: string; commentId: string }) {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<Status>('none');
  const isUndoable = useRef(false);

  async function send() {
    if (!isUndoable.current) return;
    isUndoable.current = false;
    setStatus('sent');
    const outcome = await dispatch(deleteComment(place));
    if (!deleteComment.fulfilled.match(outcome)) setStatus('none');
  }

  const sendNow = useEffectEvent(() => void send());

  useEffect(() => {
    if (status !== 'undoable') return undefined;
    const timer = setTimeout(() => sendNow(), limits.undoFor);
    const handlePageHide = () => sendNow();
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') sendNow();
    };
    window.addEventListener('pagehide', handlePageHide);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', handlePageHide);
      document.removeEventListener('visibilitychange', handleVisibility);
      // The reader has left the post.
      sendNow();
    };
  }, [status]);

  return {
    status,
    start() {
      isUndoable.current = true;
      setStatus('undoable');
      notify.success(commentTexts.deleted);
    },
    undo() {
      isUndoable.current = false;
      setStatus('none');
      notify.dismiss(commentTexts.deleted);
    },
  };
}
