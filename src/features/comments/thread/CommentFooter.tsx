import { draftForms } from '@contract/storageKeys';
import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useReport } from '@/lib/reporting';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useFormDraft } from '@/store/useFormDraft';
import { Button } from '@/ui/Button';
import { Count } from '@/ui/Count';
import { Icon } from '@/ui/Icon';
import { NeedsScript } from '@/ui/NeedsScript';
import type { WrittenComment } from '../model/commentData';
import { likeComment, unlikeComment } from '../model/commentLikeThunks';
import { CommentForm } from '../writing/CommentForm';
import { ClosedComments } from './closedComments';

type CommentFooterProps = { postId: string; comment: WrittenComment; threadId: string };

function CommentLike({ postId, comment }: Omit<CommentFooterProps, 'threadId'>) {
  const dispatch = useAppDispatch();
  const { run } = useSingleRun();
  const { _id: commentId, isLiked } = comment;
  const toggle = isLiked ? unlikeComment : likeComment;
  return (
    <Button
      variant="quiet"
      className="px-2.5! text-sm! tabular-nums aria-pressed:text-accent!"
      aria-label="Like this comment"
      aria-pressed={isLiked}
      onClick={() => void run(async () => void (await dispatch(toggle({ postId, commentId }))))}
    >
      <Icon name="heart" size={16} filled={isLiked} />
    </Button>
  );
}

/** The like button of a comment, the form in which it is answered, and the button that reports it. */
export function CommentFooter({ postId, comment, threadId }: CommentFooterProps) {
  const { _id: commentId, commentAuthor, likes } = comment;
  const { stored } = useFormDraft(draftForms.reply(commentId));
  const report = useReport();
  const isClosed = useContext(ClosedComments);
  const isOwn = useViewer()?.id === commentAuthor.id;
  const reportedName = `the comment of ${commentAuthor.fullName}`;
  const button = useRef<HTMLButtonElement>(null);
  /** null until the reader opens or closes the form: a reply of an earlier visit continues. */
  const [chosen, setChosen] = useState<'open' | 'closed' | null>(null);
  const isOpen = chosen ? chosen === 'open' : stored['comment'] !== undefined;

  function handleClose() {
    // The button that gets the focus has to be rendered first.
    flushSync(() => setChosen('closed'));
    button.current?.focus();
  }

  return (
    <>
      <NeedsScript className="-ms-2.5 flex flex-wrap items-center gap-1 print:hidden">
        <CommentLike postId={postId} comment={comment} />
        {likes > 0 ? (
          <span className="-ms-1 pe-2 text-sm text-quiet tabular-nums">
            <Count count={likes} />
            <span className="sr-only">{likes === 1 ? ' person likes' : ' people like'} this</span>
          </span>
        ) : null}
        {isOpen || isClosed ? null : (
          <Button
            ref={button}
            variant="quiet"
            className="px-2.5! text-sm!"
            onClick={() => setChosen('open')}
          >
            Reply{' '}
            <span className="sr-only">
              to <bdi>{commentAuthor.fullName}</bdi>
            </span>
          </Button>
        )}
        {isOwn ? null : (
          <Button
            variant="quiet"
            className="px-2.5! text-sm!"
            onClick={() => report({ kind: 'comment', subjectId: commentId, name: reportedName })}
          >
            Report{' '}
            <span className="sr-only">
              the comment of <bdi>{commentAuthor.fullName}</bdi>
            </span>
          </Button>
        )}
      </NeedsScript>
      {isOpen && !isClosed ? (
        <CommentForm
          postId={postId}
          answers={{ commentId, threadId }}
          takesFocus={chosen === 'open'}
          onClose={handleClose}
        />
      ) : null}
    </>
  );
}
