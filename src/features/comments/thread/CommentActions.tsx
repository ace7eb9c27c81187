import { can } from '@contract/permissions';
import type { RefObject } from 'react';
import { useAppSelector, useViewer } from '@/store/hooks';
import { selectOwn } from '@/store/posts/selectOwn';
import { IconButton } from '@/ui/IconButton';
import { useCommentedPost } from '../model/CommentsContext';
import type { WrittenComment } from '../model/commentData';
import { CommentMenu } from './CommentMenu';

type CommentActionsProps = {
  comment: WrittenComment;
  editButton: RefObject<HTMLButtonElement | null>;
  deleteButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onDelete: () => void;
};

/** Whether the viewer decides about comments of this account under the post. */
function useDecides(writerId: string) {
  const { postId, authorId } = useCommentedPost();
  const viewer = useViewer();
  const own = useAppSelector(selectOwn({ viewerId: viewer?.id ?? '', postId }))?.data;
  if (writerId === viewer?.id || own?.notDecidable.includes(writerId)) return false;
  return can(viewer, 'decide comments', { authorId });
}

/** The buttons of a comment that the viewer may use. */
export function CommentActions(props: CommentActionsProps) {
  const { comment, editButton, deleteButton, onEdit, onDelete } = props;
  const viewer = useViewer();
  const subject = { authorId: comment.commentAuthor.id };
  const isDecider = useDecides(subject.authorId);
  // What a decision has removed stays as it is.
  const isKept = comment.state === 'removed';
  return (
    <div className="ms-auto flex">
      {!isKept && can(viewer, 'edit comment', subject) ? (
        <IconButton ref={editButton} icon="edit" label="Edit comment" onClick={onEdit} />
      ) : null}
      {!isKept && can(viewer, 'delete comment', subject) ? (
        <IconButton ref={deleteButton} icon="delete" label="Delete comment" onClick={onDelete} />
      ) : null}
      <CommentMenu comment={comment} isDecider={isDecider} />
    </div>
  );
}
