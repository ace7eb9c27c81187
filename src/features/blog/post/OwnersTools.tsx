import type { PostDetails } from '@contract/entities';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '@/ui/IconButton';
import { DeletePostDialog } from './DeletePostDialog';

type OwnersToolsProps = { post: PostDetails; onDeleted: () => void };

const overPicture = 'border border-line bg-raised text-ink';

/** For the author and administrators alone, so it comes only to them. */
export function OwnersTools({ post, onDeleted }: OwnersToolsProps) {
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
