import { can, type Viewer } from '@contract/permissions';
import { lazy, type RefObject, Suspense } from 'react';
import { IconButton } from '@/ui/IconButton';
import type { WrittenComment } from '../model/commentData';

const DecideComment = lazy(async () => ({
  default: (await import('./DecideComment')).DecideComment,
}));

type CommentActionsProps = {
  postId: string;
  /** Whether the viewer decides about comments of this account. */
  decides: (writerId: string) => boolean;
  comment: WrittenComment;
  viewer: Viewer;
  editButton: RefObject<HTMLButtonElement | null>;
  deleteButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onDelete: () => void;
};

/** The buttons of a comment that the viewer may use. */
export function CommentActions(props: CommentActionsProps) {
  const { postId, decides, comment, viewer } = props;
  const { editButton, deleteButton, onEdit, onDelete } = props;
  const subject = { authorId: comment.commentAuthor.id };
  return (
    <div className="flex">
      {can(viewer, 'edit comment', subject) ? (
        <IconButton ref={editButton} icon="edit" label="Edit comment" onClick={onEdit} />
      ) : null}
      {can(viewer, 'delete comment', subject) ? (
        <IconButton ref={deleteButton} icon="delete" label="Delete comment" onClick={onDelete} />
      ) : null}
      {decides(comment.commentAuthor.id) ? (
        <Suspense fallback={null}>
          <DecideComment postId={postId} comment={comment} />
        </Suspense>
      ) : null}
    </div>
  );
}
