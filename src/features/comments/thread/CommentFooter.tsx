import { draftForms } from '@contract/draftKeys';
import { useRef, useState } from 'react';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { useFormDraft } from '@/store/useFormDraft';
import { Button } from '@/ui/Button';
import { Count } from '@/ui/Count';
import { Icon } from '@/ui/Icon';
import { NeedsScript } from '@/ui/NeedsScript';
import { useCommentedPost } from '../model/CommentsContext';
import type { WrittenComment } from '../model/commentData';
import { commentLikeKey, likeComment, unlikeComment } from '../model/commentLikeThunks';
import { CommentForm } from '../writing/CommentForm';

type CommentFooterProps = { comment: WrittenComment };

function CommentLike({ comment }: CommentFooterProps) {
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();
  const { run } = useSingleRun();
  const { _id: commentId, isLiked } = comment;
  const toggle = isLiked ? unlikeComment : likeComment;

  function handleToggle() {
    // The state before is that of the API.
    if (queuedCalls.giveUp(commentLikeKey(commentId))) return;
    void run(async () => void (await dispatch(toggle({ postId, commentId }))));
  }

  return (
    <Button
      variant="quiet"
      className="px-2.5! text-sm! tabular-nums aria-pressed:text-accent!"
      aria-label="Like this comment"
      aria-pressed={isLiked}
      onClick={handleToggle}
    >
      <Icon name="heart" size={16} filled={isLiked} />
    </Button>
  );
}

/** The like button of a comment, and the form in which it is answered. */
export function CommentFooter({ comment }: CommentFooterProps) {
  const { _id: commentId, parentId, commentAuthor, likes } = comment;
  const { stored } = useFormDraft(draftForms.reply(commentId));
  const isClosed = useCommentedPost().commentsClosed !== null;
  const button = useRef<HTMLButtonElement>(null);
  /** null until the reader opens or closes the form: a reply of an earlier visit continues. */
  const [chosen, setChosen] = useState<'open' | 'closed' | null>(null);
  const isOpen = chosen ? chosen === 'open' : stored['comment'] !== undefined;

  function handleClose() {
    setChosen('closed');
    button.current?.focus();
  }

  return (
    <>
      <NeedsScript className="-ms-2.5 flex flex-wrap items-center gap-1 print:hidden">
        <CommentLike comment={comment} />
        {likes > 0 ? (
          <span className="-ms-1 pe-2 text-sm text-quiet tabular-nums">
            <Count count={likes} />
            <span className="sr-only">{likes === 1 ? ' person likes' : ' people like'} this</span>
          </span>
        ) : null}
        {isClosed ? null : (
          // It stays while the form is open: with another button in its place, a double click would press that one.
          <Button
            ref={button}
            variant="quiet"
            className="px-2.5! text-sm!"
            aria-expanded={isOpen}
            onClick={() => setChosen('open')}
          >
            Reply{' '}
            <span className="sr-only">
              to <bdi>{commentAuthor.fullName}</bdi>
            </span>
          </Button>
        )}
      </NeedsScript>
      {isOpen && !isClosed ? (
        <CommentForm
          answers={{ commentId, threadId: parentId ?? commentId }}
          takesFocus={chosen === 'open'}
          onClose={handleClose}
        />
      ) : null}
    </>
  );
}
