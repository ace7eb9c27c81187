import { paths } from '@contract/pages';
import { draftForms } from '@contract/storageKeys';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { attemptedState } from '@/lib/attempted';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { addComment } from '../../commentThunks';
import { commentBoxClasses } from './commentBoxClasses';
import { isControlEnter } from './isControlEnter';
import { useCommentDraft } from './useCommentDraft';

function AccountHint({ postId }: { postId: string }) {
  const state = attemptedState(useLocation(), { action: 'comment', id: postId });
  return (
    <p className="min-w-0 flex-1 basis-60 text-sm text-quiet">
      You need an account to comment.{' '}
      <Link to={paths.signIn} state={state} className="text-link">
        Sign in
      </Link>{' '}
      or{' '}
      <Link to={paths.signUp} state={state} className="text-link">
        Create an account
      </Link>
    </p>
  );
}

type CommentFormProps = {
  postId: string;
  /** The comment that it answers, and the thread of that; absent for a new thread. */
  answers?: { commentId: string; threadId: string };
  takesFocus?: boolean;
  /** A reply was sent or given up. */
  onClose?: () => void;
};

export function CommentForm({ postId, answers, takesFocus = false, onClose }: CommentFormProps) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  const draft = useCommentDraft(
    answers ? draftForms.reply(answers.commentId) : draftForms.comment(postId),
  );
  const { text, change } = draft;
  const { isBusy, run } = useSingleRun();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const refusalId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  async function send() {
    const comment = text.trim();
    const clientId = draft.clientIdFor(comment);
    const outcome = await dispatch(addComment({ postId, comment, clientId, answers }));
    if (!addComment.fulfilled.match(outcome)) {
      // The comment that the key belongs to was deleted.
      if (outcome.payload?.status === 404) draft.forgetClientId(text);
      // The toast doesn't stay long enough to act on it.
      const { status, message = null } = outcome.payload ?? {};
      setRefusal(status === 403 || status === 429 ? message : null);
      return;
    }
    setRefusal(null);
    draft.removeSent(text);
    if (onClose && !draft.isChangedSince('')) onClose();
    else if (form.current?.contains(document.activeElement)) box.current?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(send);
  }

  return (
    <form ref={form} className="grid gap-3" onSubmit={handleSubmit}>
      <textarea
        dir="auto"
        ref={box}
        data-return={answers ? undefined : 'comment'}
        aria-label={answers ? 'Your reply' : 'Your comment'}
        aria-describedby={refusal === null ? undefined : refusalId}
        placeholder={answers ? 'Your reply here' : 'Your comment here'}
        value={text}
        className={commentBoxClasses}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (isControlEnter(event)) void run(send);
          if (event.key === 'Escape') onClose?.();
        }}
      />
      {refusal === null ? null : <FieldError id={refusalId}>{refusal}</FieldError>}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {isLoggedIn ? null : <AccountHint postId={postId} />}
        {onClose ? (
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" busy={isBusy}>
          {answers ? 'Send reply' : 'Comment'}
        </Button>
      </div>
    </form>
  );
}
