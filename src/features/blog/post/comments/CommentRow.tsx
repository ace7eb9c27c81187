import type { Comment } from '@contract/entities';
import { can, type Viewer } from '@contract/permissions';
import { draftForms } from '@contract/storageKeys';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '@/lib/dates';
import { profilePath } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { useFormDraft } from '@/store/useFormDraft';
import { Avatar } from '@/ui/Avatar';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { deleteComment } from '../../commentThunks';
import { CommentEditor } from './CommentEditor';

type CommentRowProps = {
  postId: string;
  comment: Comment;
  viewer: Viewer;
  /** The first of a page of comments that the reader asked for. */
  takesFocus: boolean;
};

function CommentByline({ commentAuthor, createdAt }: Comment) {
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-[0.95rem]">
      <Link
        dir="auto"
        to={profilePath(commentAuthor.username)}
        className="font-medium hover:text-accent"
      >
        {commentAuthor.fullName}
      </Link>
      <time dateTime={createdAt} className="text-sm whitespace-nowrap text-quiet">
        {longDate(createdAt)}
      </time>
    </p>
  );
}

export function CommentRow({ postId, comment, viewer, takesFocus }: CommentRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const dispatch = useAppDispatch();
  const { stored } = useFormDraft(draftForms.commentEdit(comment._id));
  /** null until the viewer starts or ends an edit: an edit of an earlier visit continues. */
  const [chosen, setChosen] = useState<'reading' | 'editing' | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const subject = { authorId: comment.commentAuthor.id };
  const mayEdit = can(viewer, 'edit comment', subject);
  const hasDraft = stored['comment'] !== undefined;
  const isEditing = mayEdit && (chosen ? chosen === 'editing' : hasDraft);
  const isOwn = viewer?.id === subject.authorId;

  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  async function handleDelete() {
    await dispatch(deleteComment({ postId, commentId: comment._id }));
    setIsDeleting(false);
  }

  return (
    <li
      ref={ref}
      tabIndex={takesFocus ? -1 : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b py-5"
    >
      <Avatar src={comment.commentAuthor.image.secure_url} />
      <div className="grid gap-1">
        <div className="flex min-h-10 items-center justify-between gap-3 pointer-coarse:min-h-11">
          <CommentByline {...comment} />
          <div className="flex">
            {mayEdit && !isEditing ? (
              <IconButton icon="edit" label="Edit comment" onClick={() => setChosen('editing')} />
            ) : null}
            {can(viewer, 'delete comment', subject) ? (
              <IconButton
                icon="delete"
                label="Delete comment"
                onClick={() => (isOwn ? void handleDelete() : setIsDeleting(true))}
              />
            ) : null}
          </div>
        </div>
        {isEditing ? (
          <CommentEditor
            postId={postId}
            comment={comment}
            takesFocus={chosen === 'editing'}
            onDone={() => setChosen('reading')}
          />
        ) : (
          <p dir="auto" className="font-serif text-lg whitespace-pre-line">
            {comment.content}
          </p>
        )}
      </div>
      <ConfirmDialog
        title="Delete This Comment"
        isOpen={isDeleting}
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
        onConfirm={handleDelete}
        onClose={() => setIsDeleting(false)}
      >
        This comment by <bdi>{comment.commentAuthor.fullName}</bdi> will be deleted permanently.
        This action cannot be undone.
      </ConfirmDialog>
    </li>
  );
}
