import type { PostDetails } from '@contract/entities';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { withheldTexts } from '@contract/texts/withheldTexts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { deletePost, setPublished } from '@/store/posts/writingThunks';
import { DeleteOthersPostDialog, DeletePostDialog } from '@/ui/DeletePostDialog';
import { IconButton } from '@/ui/IconButton';
import { ReasonDialog } from '@/ui/ReasonDialog';

type PostActionsProps = { post: PostDetails; onDeleted: () => void };

const overPicture = 'border border-line bg-raised text-ink';

/** Edit and delete, for the post's author and administrators. Loaded only for them. */
export function PostActions({ post, onDeleted }: PostActionsProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isUnpublishing, setIsUnpublishing] = useState(false);
  const [isUnpublished, setIsUnpublished] = useState(!post.isPublished);
  const mayWithhold = can(useViewer(), 'withhold post', { authorId: post.author._id });

  async function handleDelete(reason?: string) {
    const { _id: id, author } = post;
    const outcome = await dispatch(deletePost({ id, authorId: author._id, reason }));
    setIsDeleting(false);
    if (deletePost.fulfilled.match(outcome)) onDeleted();
  }

  async function handleUnpublish(reason: string) {
    const change = { id: post._id, isPublished: false, reason };
    const isDone = setPublished.fulfilled.match(await dispatch(setPublished(change)));
    if (isDone) setIsUnpublished(true);
    return isDone;
  }

  return (
    <>
      <IconButton
        icon="edit"
        label="Edit post"
        className={overPicture}
        onClick={() => void navigate(paths.update, { state: { post } })}
      />
      {mayWithhold && !isUnpublished ? (
        <IconButton
          icon="eye"
          label="Unpublish post"
          className={overPicture}
          onClick={() => setIsUnpublishing(true)}
        />
      ) : null}
      <IconButton
        icon="delete"
        label="Delete post"
        className={overPicture}
        onClick={() => setIsDeleting(true)}
      />
      {isUnpublishing ? (
        <ReasonDialog
          title="Unpublish This Post"
          confirmLabel="Unpublish"
          onConfirm={handleUnpublish}
          onClose={() => setIsUnpublishing(false)}
        >
          {withheldTexts.unpublishQuestion}
        </ReasonDialog>
      ) : null}
      {mayWithhold && isDeleting ? (
        <DeleteOthersPostDialog onDelete={handleDelete} onClose={() => setIsDeleting(false)} />
      ) : null}
      <DeletePostDialog
        isOpen={isDeleting && !mayWithhold}
        onDelete={handleDelete}
        onClose={() => setIsDeleting(false)}
      />
    </>
  );
}
