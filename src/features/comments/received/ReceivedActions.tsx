import { draftForms } from '@contract/draftKeys';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { decideListed, isOvertaken } from '@/store/posts/decideListed';
import { unmuteUser } from '@/store/posts/muteThunks';
import { useFormDraft } from '@/store/useFormDraft';
import { Button, MainButton } from '@/ui/Button';
import type { WrittenComment } from '../model/commentData';
import { HideDialog } from '../thread/HideDialog';
import { MuteDialog } from '../thread/MuteDialog';
import { possibleDecisions } from '../thread/useDecisions';
import { CommentForm } from '../writing/CommentForm';
import { presentItem, type ReceivedItem } from './receivedQuery';

export type ReceivedActionsProps = {
  comment: WrittenComment & Pick<ReceivedItem, 'answers'>;
  /** The comment was decided about or answered, or its writer was muted. */
  onChanged: () => void;
  /** Its writer has changed it meanwhile. */
  onOvertaken: () => void;
};

/** Decides about the comment as it was read. Returns whether it was decided, and says in place why not. */
function useDecision({ comment, onOvertaken }: Omit<ReceivedActionsProps, 'onChanged'>) {
  const { _id: commentId, updatedAt } = comment;
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string | null>(null);
  async function decide(state: 'shown' | 'hidden', reason = '') {
    const outcome = await dispatch(decideListed({ commentId, state, reason, updatedAt }));
    const error = decideListed.rejected.match(outcome) ? outcome.payload : null;
    const isLate = error !== null && error !== undefined && isOvertaken(error);
    setProblem(isLate ? error.message : null);
    if (isLate) onOvertaken();
    return decideListed.fulfilled.match(outcome);
  }
  return { problem, decide };
}

/** Returns what tells whether the comment has changed since this render, which can be before a call was answered. */
function useHasChanged({ _id: id, state, isMuted, answers }: ReceivedActionsProps['comment']) {
  const dispatch = useAppDispatch();
  return () => {
    const now = dispatch(presentItem(id));
    return now?.state !== state || now.isMuted !== isMuted || now.answers !== answers;
  };
}

/** What the author of the post can do about a comment. */
export function ReceivedActions({ comment, onChanged, onOvertaken }: ReceivedActionsProps) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const { isBusy, run } = useSingleRun();
  const [dialog, setDialog] = useState<'hide' | 'mute' | null>(null);
  const { problem, decide } = useDecision({ comment, onOvertaken });
  const { _id: commentId, commentAuthor: author, parentId, state, isMuted = false } = comment;
  const hasChanged = useHasChanged(comment);
  const replyButton = useRef<HTMLButtonElement>(null);
  const { stored } = useFormDraft(draftForms.reply(commentId));
  /** null until it was opened or closed: a reply of an earlier visit continues. */
  const [replying, setReplying] = useState<boolean | null>(null);
  const isReplying = replying ?? stored['comment'] !== undefined;
  const isOwn = author.id === viewer?.id;
  const { mayShow, mayHide } = possibleDecisions(comment, viewer);
  const canReply = state === 'shown' && !isMuted;

  function closeDialog() {
    // The dialog gives the focus back first.
    flushSync(() => setDialog(null));
    if (hasChanged()) onChanged();
  }
  function closeReply() {
    setReplying(false);
    replyButton.current?.focus();
    if (hasChanged()) onChanged();
  }
  const approve = async () => void ((await decide('shown')) && onChanged());
  const unmute = async () => void (await dispatch(unmuteUser({ authorId: author.id })));

  return (
    <>
      {problem === null ? null : <p className="text-sm font-medium text-accent">{problem}</p>}
      <div className="flex flex-wrap gap-2">
        {mayShow && !isOwn ? (
          <MainButton aria-keyshortcuts="a" busy={isBusy} onClick={() => void run(approve)}>
            {state === 'held' ? 'Approve' : 'Show'}
          </MainButton>
        ) : null}
        {canReply ? (
          <Button
            ref={replyButton}
            variant="secondary"
            aria-keyshortcuts="r"
            aria-expanded={isReplying}
            onClick={() => setReplying(true)}
          >
            Reply
          </Button>
        ) : null}
        {mayHide && !isOwn ? (
          <Button variant="secondary" aria-keyshortcuts="h" onClick={() => setDialog('hide')}>
            Hide…
          </Button>
        ) : null}
        {isOwn ? null : isMuted ? (
          <Button variant="quiet" busy={isBusy} onClick={() => void run(unmute)}>
            Unmute
          </Button>
        ) : (
          <Button variant="quiet" aria-keyshortcuts="m" onClick={() => setDialog('mute')}>
            Mute…
          </Button>
        )}
      </div>
      {canReply && isReplying ? (
        <CommentForm
          answers={{ commentId, threadId: parentId ?? commentId }}
          takesFocus={replying === true}
          onClose={closeReply}
        />
      ) : null}
      {dialog === 'hide' ? (
        <HideDialog
          name={author.fullName}
          onHide={async (reason) => decide('hidden', reason)}
          onClose={closeDialog}
        />
      ) : null}
      {dialog === 'mute' ? <MuteDialog author={author} onClose={closeDialog} /> : null}
    </>
  );
}
