import type { PostDetails } from '@contract/entities';
import { paths } from '@contract/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/store/hooks';
import { deletePost } from '@/store/posts/writingThunks';
import { DeletePostDialog } from '@/ui/DeletePostDialog';
import { IconButton } from '@/ui/IconButton';

type PostActionsProps = { post: PostDetails; onDeleted: () => void };

const overPicture = 'border border-line bg-raised text-ink';

/** Edit and delete, for the post's author and administrators. Loaded only for them. */
export function PostActions({ post, onDeleted }: PostActionsProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);

  async function handleDelete() {
    const { _id: id, author } = post;
    const outcome = await dispatch(deletePost({ id, authorId: author._id }));
    setIsDeleting(false);
    if (deletePost.fulfilled.match(outcome)) onDeleted();
  }

  return (
    <>
      <IconButton
        icon="edit"
        label="Edit post"
        className={overPicture}
        onClick={() => void navigate(paths.update, { state: { post } })}
      />
      <IconButton
        icon="delete"
        label="Delete post"
        className={overPicture}
        onClick={() => setIsDeleting(true)}
      />
      <DeletePostDialog
        isOpen={isDeleting}
        onDelete={handleDelete}
        onClose={() => setIsDeleting(false)}
      />
    </>
  );
}
