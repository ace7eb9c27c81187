import { sentDeletionKey } from '@contract/draftKeys';
import { limits } from '@contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { storage } from '@/lib/browser/storage';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { useAppDispatch } from '@/store/hooks';
import { useCommentedPost } from '../model/CommentsContext';
import { checkComment } from '../model/commentQueryThunks';
import { deleteComment } from '../model/commentThunks';
import { commentDeleted } from '../model/storedComments';

/** A deletion whose answer has not arrived; stored, because the page can be left before it does. */
const sentDeletion = {
  has: (commentId: string) => storage.read(sentDeletionKey(commentId)) !== null,
  add: (commentId: string) => storage.write(sentDeletionKey(commentId), 'sent'),
  remove: (commentId: string) => storage.remove(sentDeletionKey(commentId)),
};

type Status = 'none' | 'undoable' | 'sent';

type Deletion = {
  commentId: string;
  /** Called when the comment has to be shown again; `show` renders it. */
  onRestore: (show: () => void) => void;
};

/**
 * Deletes a comment after the time to undo it, or at once when the page is left or hidden. A deletion
 * that fails is taken back. If the page was left before the answer, it is looked up whether the comment is gone.
 */
export function useDeletion({ commentId, onRestore }: Deletion) {
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();
  const [status, setStatus] = useState<Status>('none');
  const isUndoable = useRef(false);
  const wasSent = useBrowserValue(() => sentDeletion.has(commentId), false);
  const [isChecked, setIsChecked] = useState(false);
  const isUnknown = status === 'none' && wasSent && !isChecked;

  async function send() {
    if (!isUndoable.current) return;
    isUndoable.current = false;
    setStatus('sent');
    sentDeletion.add(commentId);
    const outcome = await dispatch(deleteComment({ postId, commentId }));
    sentDeletion.remove(commentId);
    if (!deleteComment.fulfilled.match(outcome)) onRestore(() => setStatus('none'));
  }

  const check = useEffectEvent(async () => {
    const outcome = await dispatch(checkComment({ postId, commentId }));
    const isGone = checkComment.fulfilled.match(outcome) && !outcome.payload;
    if (isGone) dispatch(commentDeleted(commentId));
    sentDeletion.remove(commentId);
  });

  useEffect(() => {
    if (isUnknown) void check().then(() => setIsChecked(true));
  }, [isUnknown]);

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
    status: isUnknown ? 'sent' : status,
    start() {
      isUndoable.current = true;
      setStatus('undoable');
    },
    undo() {
      isUndoable.current = false;
      onRestore(() => setStatus('none'));
    },
  };
}
