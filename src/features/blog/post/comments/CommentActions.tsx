import { can, type Viewer } from '@contract/permissions';
import type { RefObject } from 'react';
import { IconButton } from '@/ui/IconButton';
import type { WrittenComment } from '../../commentData';

type CommentActionsProps = {
  comment: WrittenComment;
  viewer: Viewer;
  editButton: RefObject<HTMLButtonElement | null>;
  deleteButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onDelete: () => void;
};

/** The buttons of a comment that the viewer may use. */
export function CommentActions(props: CommentActionsProps) {
  const { comment, viewer, editButton, deleteButton, onEdit, onDelete } = props;
  const subject = { authorId: comment.commentAuthor.id };
  return (
    <div className="flex">
      {can(viewer, 'edit comment', subject) ? (
        <IconButton ref={editButton} icon="edit" label="Edit comment" onClick={onEdit} />
      ) : null}
      {can(viewer, 'delete comment', subject) ? (
        <IconButton ref={deleteButton} icon="delete" label="Delete comment" onClick={onDelete} />
      ) : null}
    </div>
  );
}
