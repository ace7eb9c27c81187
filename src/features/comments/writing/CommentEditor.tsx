import type { Comment } from '@contract/comments/commentEntities';
import { draftForms } from '@contract/draftKeys';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import { useIsQueued } from '@/lib/hooks/useIsQueued';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FieldError } from '@/ui/Field';
import { useCommentedPost } from '../model/CommentsContext';
import { commentEditKey, updateComment } from '../model/commentThunks';
import {
  commentBoxClasses,
  isControlEnter,
  LazyMentions,
  LazyQueuedNote,
  MarkdownHint,
} from './commentBox';
import { useCommentDraft } from './useCommentDraft';

type CommentEditorProps = {
  comment: Comment;
  /** False if the edit was restored. */
  takesFocus: boolean;
  onDone: () => void;
};

export function CommentEditor({ comment, takesFocus, onDone }: CommentEditorProps) {
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();
  const ref = useRef<HTMLTextAreaElement>(null);
  const { content, _id: commentId } = comment;
  const draft = useCommentDraft(draftForms.commentEdit(commentId), content);
  const { text, change } = draft;
  const { isBusy, run } = useSingleRun();
  const queueKey = commentEditKey(commentId);
  const isQueued = useIsQueued(queueKey);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [refusalId, hintId] = [useId(), useId()];
  /** Why the account may not write, which the toast doesn't show long enough. */
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    const box = ref.current;
    if (!takesFocus || !box) return;
    box.focus();
    // Browsers put it before the text.
    box.setSelectionRange(box.value.length, box.value.length);
  }, [takesFocus]);

  async function save() {
    // The page was left and opened again.
    if (isQueued) return;
    const outcome = await dispatch(updateComment({ postId, commentId, comment: text.trim() }));
    if (updateComment.rejected.match(outcome)) {
      setRefusal(outcome.payload?.status === 403 ? outcome.payload.message : null);
      ref.current?.focus();
    } else if (!draft.isChangedSince(text)) close();
  }

  function close() {
    queuedCalls.giveUp(queueKey);
    draft.discard();
    onDone();
  }

  function handleCancel() {
    if (text === content) close();
    else setIsDiscarding(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // The same key press must not close the dialog that it opens.
      event.preventDefault();
      handleCancel();
    }
    if (isControlEnter(event)) void run(save);
  }

  return (
    <div className="grid gap-2">
      <textarea
        dir="auto"
        ref={ref}
        aria-label="Edited comment"
        aria-describedby={refusal === null ? hintId : `${refusalId} ${hintId}`}
        readOnly={isQueued}
        value={text}
        className={commentBoxClasses}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {text.includes('@') ? <LazyMentions box={ref} text={text} onChange={change} /> : null}
      {isQueued ? (
        <LazyQueuedNote box={ref} isEdit onTakeBack={() => queuedCalls.giveUp(queueKey)} />
      ) : null}
      {refusal === null ? null : <FieldError id={refusalId}>{refusal}</FieldError>}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <MarkdownHint id={hintId} />
        <Button variant="quiet" onClick={handleCancel} onKeyDown={handleKeyDown}>
          Cancel
        </Button>
        <Button
          aria-label="Save comment"
          busy={isBusy || isQueued}
          onClick={() => void run(save)}
          onKeyDown={handleKeyDown}
        >
          Save
        </Button>
      </div>
      <ConfirmDialog
        title="Discard Your Changes"
        isOpen={isDiscarding}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        onConfirm={close}
        onClose={() => setIsDiscarding(false)}
      >
        The comment stays as it was before you edited it.
      </ConfirmDialog>
    </div>
  );
}
