import { draftForms } from '@contract/draftKeys';
import { can } from '@contract/permissions';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useViewer } from '@/store/hooks';
import { useFormDraft } from '@/store/useFormDraft';
import { Avatar } from '@/ui/Avatar';
import { useCommentedPost } from '../model/CommentsContext';
import type { WrittenComment } from '../model/commentData';
import { CommentActions } from './CommentActions';
import { CommentByline } from './CommentByline';
import { CommentFooter } from './CommentFooter';
import { CommentState } from './CommentState';
import { CommentText } from './CommentText';
import { Quote } from './Quote';

// Only members edit and delete.
const CommentEditor = lazy(async () => ({
  default: (await import('../writing/CommentEditor')).CommentEditor,
}));
const DeleteCommentDialog = lazy(async () => ({
  default: (await import('./DeleteCommentDialog')).DeleteCommentDialog,
}));

type ShownCommentProps = {
  comment: WrittenComment;
  deleteButton: RefObject<HTMLButtonElement | null>;
  /** The viewer deletes an own comment. */
  onDelete: () => void;
};

/** A comment that is not deleted: its text, or the field in which it is edited. */
export function ShownComment({ comment, deleteButton, onDelete }: ShownCommentProps) {
  const viewer = useViewer();
  const post = useCommentedPost();
  const ref = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const { stored } = useFormDraft(draftForms.commentEdit(comment._id));
  /** null until the viewer starts or ends an edit: an edit of an earlier visit continues. */
  const [chosen, setChosen] = useState<'reading' | 'editing' | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const subject = { authorId: comment.commentAuthor.id };
  const hasDraft = stored['comment'] !== undefined;
  const isEditing =
    comment.state !== 'removed' &&
    can(viewer, 'edit comment', subject) &&
    (chosen ? chosen === 'editing' : hasDraft);
  const isOwn = viewer?.id === subject.authorId;

  function handleEdited() {
    const hadFocus = ref.current?.contains(document.activeElement);
    // The button that gets the focus has to be rendered first.
    flushSync(() => setChosen('reading'));
    if (hadFocus) editButton.current?.focus();
  }

  return (
    <>
      <Avatar
        src={comment.commentAuthor.image.secure_url}
        name={comment.commentAuthor.fullName}
        size={comment.parentId === null ? 'medium' : 'small'}
      />
      <div ref={ref} className="grid gap-1">
        <div className="flex min-h-10 flex-wrap items-center gap-x-3 pointer-coarse:min-h-11">
          <CommentByline comment={comment} isByPostAuthor={subject.authorId === post.authorId} />
          {isEditing ? null : (
            <CommentActions
              {...{ comment, editButton, deleteButton }}
              onEdit={() => setChosen('editing')}
              onDelete={() => (isOwn ? onDelete() : setIsDeleting(true))}
            />
          )}
        </div>
        {isEditing ? (
          <Suspense fallback={null}>
            <CommentEditor
              comment={comment}
              takesFocus={chosen === 'editing'}
              onDone={handleEdited}
            />
          </Suspense>
        ) : (
          <>
            {comment.quote === '' ? null : <Quote blockId={comment.blockId}>{comment.quote}</Quote>}
            <CommentState {...comment} />
            <CommentText text={comment.content} mentions={comment.mentions} />
            {comment.state === 'shown' && !comment.isMuted ? (
              <CommentFooter comment={comment} />
            ) : null}
          </>
        )}
      </div>
      {isDeleting ? (
        <Suspense fallback={null}>
          <DeleteCommentDialog comment={comment} onClose={() => setIsDeleting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
