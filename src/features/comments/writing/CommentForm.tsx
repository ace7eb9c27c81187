import { draftForms } from '@contract/draftKeys';
import { paths } from '@contract/pages';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/browser/lazyPart';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import { useIsQueued } from '@/lib/hooks/useIsQueued';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { attemptedState } from '@/store/session/signInState';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { useCommentedPost } from '../model/CommentsContext';
import { addComment, commentIntent, newCommentKey } from '../model/commentThunks';
import {
  commentBoxClasses,
  isControlEnter,
  LazyMentions,
  LazyQueuedNote,
  MarkdownHint,
} from './commentBox';
import { useCommentDraft } from './useCommentDraft';
import { useOwnRestriction } from './useOwnRestriction';

// Only for restricted members.
const OwnRestriction = lazyPart({
  load: async () => (await import('./OwnRestriction')).OwnRestriction,
});

function AccountHint({ about }: { about: CommentFormProps['about'] }) {
  const { postId } = useCommentedPost();
  const state = attemptedState(useLocation(), commentIntent(postId, about));
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
  /** The comment that it answers, and the thread of that; absent for a new thread. */
  answers?: { commentId: string; threadId: string };
  /** The block that it is about; absent for the whole post. */
  about?: { blockId: string; quote: string };
  takesFocus?: boolean;
  /** A reply was sent or given up. */
  onClose?: () => void;
};

function draftOf(postId: string, { answers, about }: CommentFormProps) {
  if (answers) return draftForms.reply(answers.commentId);
  return about ? draftForms.remark(postId, about.blockId) : draftForms.comment(postId);
}

export function CommentForm(props: CommentFormProps) {
  const { answers, about, takesFocus = false, onClose } = props;
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();
  const isLoggedIn = useAppSelector(({ auth }) => auth.isLoggedIn);
  const draft = useCommentDraft(draftOf(postId, props));
  const { text, change } = draft;
  const { isBusy, run } = useSingleRun();
  const queueKey = newCommentKey({ postId, answers, about });
  const isQueued = useIsQueued(queueKey);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [refusalId, restrictionId, hintId] = [useId(), useId(), useId()];
  const restriction = useOwnRestriction();
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  async function send() {
    // The page was left and opened again.
    if (isQueued) return;
    const comment = text.trim();
    const clientId = draft.clientIdFor(comment);
    const outcome = await dispatch(addComment({ postId, comment, clientId, answers, about }));
    if (addComment.rejected.match(outcome)) {
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

  // A refusal says the same as the restriction, or something newer.
  const problemId = refusal !== null ? refusalId : restriction !== null ? restrictionId : null;
  const describedBy = [problemId, isLoggedIn ? hintId : null].filter((id) => id !== null).join(' ');
  return (
    <form ref={form} className="grid gap-3" onSubmit={handleSubmit}>
      {restriction ? <OwnRestriction id={restrictionId} {...restriction} /> : null}
      <textarea
        dir="auto"
        ref={box}
        data-return={answers || about ? undefined : 'comment'}
        aria-label={answers ? 'Your reply' : about ? 'Your remark' : 'Your comment'}
        aria-describedby={describedBy || undefined}
        placeholder={answers ? 'Your reply here' : about ? 'Your remark here' : 'Your comment here'}
        readOnly={isQueued}
        value={text}
        className={commentBoxClasses}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (isControlEnter(event)) void run(send);
          if (event.key !== 'Escape' || !onClose) return;
          // It closes nothing around the form.
          event.preventDefault();
          onClose();
        }}
      />
      {isLoggedIn && text.includes('@') ? (
        <LazyMentions box={box} text={text} onChange={change} />
      ) : null}
      {isQueued ? (
        <LazyQueuedNote box={box} onTakeBack={() => queuedCalls.giveUp(queueKey)} />
      ) : null}
      {refusal === null ? null : <FieldError id={refusalId}>{refusal}</FieldError>}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {isLoggedIn ? <MarkdownHint id={hintId} /> : <AccountHint about={about} />}
        {onClose ? (
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" busy={isBusy || isQueued}>
          {answers ? 'Send reply' : 'Comment'}
        </Button>
      </div>
    </form>
  );
}
