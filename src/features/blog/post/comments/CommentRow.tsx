import type { Comment } from '@contract/entities';
import { can, type Viewer } from '@contract/permissions';
import { draftForms } from '@contract/storageKeys';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormDraft } from '@/store/useFormDraft';
import { Avatar } from '@/ui/Avatar';
import { IconButton } from '@/ui/IconButton';
import { CommentByline } from './CommentByline';
import { CommentEditor } from './CommentEditor';
import { DeleteCommentDialog } from './DeleteCommentDialog';
import { DeletedComment } from './DeletedComment';
import { useDeletion } from './useDeletion';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

type CommentRowProps = {
  postId: string;
  comment: Comment;
  viewer: Viewer;
  /** The first of a page of comments that the reader asked for. */
  takesFocus: boolean;
};

export function CommentRow({ postId, comment, viewer, takesFocus }: CommentRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const { stored } = useFormDraft(draftForms.commentEdit(comment._id));
  /** null until the viewer starts or ends an edit: an edit of an earlier visit continues. */
  const [chosen, setChosen] = useState<'reading' | 'editing' | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const deletion = useDeletion({ postId, commentId: comment._id, onRestore: handleRestore });
  useFocusAfterRemoval(ref);
  const subject = { authorId: comment.commentAuthor.id };
  const mayEdit = can(viewer, 'edit comment', subject);
  const hasDraft = stored['comment'] !== undefined;
  const isEditing = mayEdit && (chosen ? chosen === 'editing' : hasDraft);
  const isOwn = viewer?.id === subject.authorId;

  useLayoutEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  function handleEdited() {
    const hadFocus = ref.current?.contains(document.activeElement);
    // The button that gets the focus has to be rendered first.
    flushSync(() => setChosen('reading'));
    if (hadFocus) editButton.current?.focus();
  }

  function handleRestore(show: () => void) {
    const hadFocus = ref.current?.contains(document.activeElement);
    // The button that gets the focus has to be rendered first.
    flushSync(show);
    if (hadFocus) deleteButton.current?.focus();
  }

  function renderActions() {
    return (
      <div className="flex">
        {mayEdit ? (
          <IconButton
            ref={editButton}
            icon="edit"
            label="Edit comment"
            onClick={() => setChosen('editing')}
          />
        ) : null}
        {can(viewer, 'delete comment', subject) ? (
          <IconButton
            ref={deleteButton}
            icon="delete"
            label="Delete comment"
            onClick={() => (isOwn ? deletion.start() : setIsDeleting(true))}
          />
        ) : null}
      </div>
    );
  }

  function renderComment() {
    return (
      <>
        <Avatar src={comment.commentAuthor.image.secure_url} />
        <div className="grid gap-1">
          <div className="flex min-h-10 items-center justify-between gap-3 pointer-coarse:min-h-11">
            <CommentByline {...comment} />
            {isEditing ? null : renderActions()}
          </div>
          {isEditing ? (
            <CommentEditor
              postId={postId}
              comment={comment}
              takesFocus={chosen === 'editing'}
              onDone={handleEdited}
            />
          ) : (
            <p dir="auto" className="font-serif text-lg whitespace-pre-line">
              {comment.content}
            </p>
          )}
        </div>
        <DeleteCommentDialog
          isOpen={isDeleting}
          postId={postId}
          comment={comment}
          onClose={() => setIsDeleting(false)}
        />
      </>
    );
  }

  return (
    <li
      ref={ref}
      tabIndex={takesFocus ? -1 : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b py-5"
    >
      {deletion.status === 'none' ? (
        renderComment()
      ) : (
        <DeletedComment isSent={deletion.status === 'sent'} onUndo={deletion.undo} />
      )}
    </li>
  );
}
