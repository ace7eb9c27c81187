import type { PostDetails } from '@contract/entities';
import { postTexts } from '@contract/texts/postTexts';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { deletePost } from '../postThunks';

type DeletePostDialogProps = {
  post: PostDetails;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeletePostDialog({ post, isOpen, onClose, onDeleted }: DeletePostDialogProps) {
  const dispatch = useAppDispatch();

  async function handleConfirm() {
    const { _id: id, url, author } = post;
    const done = await dispatch(deletePost({ id, url, authorId: author._id }));
    onClose();
    if (deletePost.fulfilled.match(done)) onDeleted();
  }

  return (
    <ConfirmDialog
      title="Delete This Post"
      isOpen={isOpen}
      confirm="Delete"
      cancel="Cancel"
      danger
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {postTexts.deleteQuestion}
    </ConfirmDialog>
  );
}
