import type { PostDetails } from '@contract/entities';
import { useState } from 'react';
import { useAppDispatch } from '@/lib/redux';
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
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm() {
    setIsBusy(true);
    const { _id: id, url, author } = post;
    const done = await dispatch(deletePost({ id, url, authorId: author._id }));
    setIsBusy(false);
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
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      Are you sure you want to delete this post? All of post's Data including content, likes and
      comments will be removed permanently. This action cannot be undone.
    </ConfirmDialog>
  );
}
