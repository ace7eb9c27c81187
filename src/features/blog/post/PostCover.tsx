import type { PostDetails } from '@contract/entities';
import { can } from '@contract/permissions';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectViewer, useAppSelector } from '@/lib/redux';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';
import { DeletePostDialog } from './DeletePostDialog';

type PostCoverProps = { post: PostDetails; onDeleted: () => void };

const overPicture = 'border border-line bg-raised text-ink';

function OwnersTools({ post, onDeleted }: PostCoverProps) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <IconButton
        icon="edit"
        label="Edit post"
        className={overPicture}
        onClick={() => void navigate('/update', { state: { post } })}
      />
      <IconButton
        icon="delete"
        label="Delete post"
        className={overPicture}
        onClick={() => setIsAsking(true)}
      />
      <DeletePostDialog
        post={post}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}

/** The cover, where there is one, and over it the tools of those who may change the post. */
export function PostCover({ post, onDeleted }: PostCoverProps) {
  const viewer = useAppSelector(selectViewer);
  const cover = post.public_image.resource_url;
  const isOwner = can(viewer, 'edit post', { authorId: post.author._id });
  return (
    <div className="relative">
      {cover ? (
        <Picture src={cover} alt="" ratio="2 / 1" isFirst className="rounded-control" />
      ) : null}
      {isOwner ? (
        <div className={cover ? 'absolute top-3 right-3 flex gap-2' : 'flex justify-end gap-2'}>
          <OwnersTools post={post} onDeleted={onDeleted} />
        </div>
      ) : null}
    </div>
  );
}
