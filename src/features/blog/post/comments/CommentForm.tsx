import { paths } from '@contract/pages';
import { draftForms } from '@contract/storageKeys';
import { type FormEvent, useId, useRef, useState } from 'react';
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

export function CommentForm({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  const draft = useCommentDraft(draftForms.comment(postId));
  const { text, change } = draft;
  const { isBusy, run } = useSingleRun();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const refusalId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send() {
    const comment = text.trim();
    const clientId = draft.clientIdFor(comment);
    const outcome = await dispatch(addComment({ postId, comment, clientId }));
    if (!addComment.fulfilled.match(outcome)) {
      // The comment that the key belongs to was deleted.
      if (outcome.payload?.status === 404) draft.forgetClientId(text);
      // The toast doesn't stay long enough to act on it.
      setRefusal(outcome.payload?.status === 429 ? outcome.payload.message : null);
      return;
    }
    setRefusal(null);
    draft.removeSent(text);
    if (form.current?.contains(document.activeElement)) box.current?.focus();
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
        data-return="comment"
        aria-label="Your comment"
        aria-describedby={refusal === null ? undefined : refusalId}
        placeholder="Your comment here"
        value={text}
        className={commentBoxClasses}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (isControlEnter(event)) void run(send);
        }}
      />
      {refusal === null ? null : <FieldError id={refusalId}>{refusal}</FieldError>}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {isLoggedIn ? null : <AccountHint postId={postId} />}
        <Button type="submit" busy={isBusy}>
          Comment
        </Button>
      </div>
    </form>
  );
}
