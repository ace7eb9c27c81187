import type { PostCard } from '@contract/entities';
import { postTexts } from '@contract/texts/postTexts';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { deleteOwnPost } from './dashboardThunks';

type DeletePostDialogProps = {
  /** The post in question; null while there is none. */
  post: PostCard | null;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeletePostDialog({ post, onClose, onDeleted }: DeletePostDialogProps) {
  const dispatch = useAppDispatch();

  async function handleDelete() {
    if (!post) return;
    const outcome = await dispatch(deleteOwnPost({ id: post._id, authorId: post.author._id }));
    onClose();
    if (deleteOwnPost.fulfilled.match(outcome)) onDeleted();
  }

  return (
    <ConfirmDialog
      title="Delete This Post"
      isOpen={post !== null}
      confirm="Delete"
      cancel="Cancel"
      danger
      onConfirm={handleDelete}
      onClose={onClose}
    >
      {postTexts.deleteQuestion}
    </ConfirmDialog>
  );
}
