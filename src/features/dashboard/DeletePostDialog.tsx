import type { PostCard } from '@contract/entities';
import { useState } from 'react';
import { useAppDispatch } from '@/lib/redux';
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
  const [isBusy, setIsBusy] = useState(false);

  async function handleDelete() {
    if (!post) return;
    setIsBusy(true);
    const outcome = await dispatch(deleteOwnPost({ id: post._id, authorId: post.author._id }));
    setIsBusy(false);
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
      busy={isBusy}
      onConfirm={() => void handleDelete()}
      onClose={onClose}
    >
      Are you sure you want to delete this post? All of post's Data including content, likes and
      comments will be removed permanently. This action cannot be undone.
    </ConfirmDialog>
  );
}
