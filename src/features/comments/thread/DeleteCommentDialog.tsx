import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useCommentedPost } from '../model/CommentsContext';
import type { WrittenComment } from '../model/commentData';
import { deleteComment } from '../model/commentThunks';

type DeleteCommentDialogProps = { comment: WrittenComment; onClose: () => void };

/** Asks an administrator before a comment of another user is deleted. */
export function DeleteCommentDialog({ comment, onClose }: DeleteCommentDialogProps) {
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();

  async function handleDelete() {
    await dispatch(deleteComment({ postId, commentId: comment._id }));
    onClose();
  }

  return (
    <ConfirmDialog
      title="Delete This Comment"
      isOpen
      confirmLabel="Delete"
      danger
      onConfirm={handleDelete}
      onClose={onClose}
    >
      This comment by <bdi>{comment.commentAuthor.fullName}</bdi> will be deleted permanently. This
      action cannot be undone.
    </ConfirmDialog>
  );
}
