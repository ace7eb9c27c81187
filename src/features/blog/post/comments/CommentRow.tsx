import type { Comment } from '@contract/entities';
import { can, type Viewer } from '@contract/permissions';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '@/lib/dates';
import { useAppDispatch } from '@/lib/redux';
import { Avatar } from '@/ui/Avatar';
import { IconButton } from '@/ui/IconButton';
import { deleteComment } from '../../postThunks';
import { CommentEditor } from './CommentEditor';

type CommentRowProps = { postId: string; comment: Comment; viewer: Viewer };

function WrittenBy({ commentAuthor, createdAt }: Comment) {
  return (
    <p className="min-w-0 text-[0.95rem]">
      <Link
        to={`/username/${encodeURIComponent(commentAuthor.username)}`}
        className="font-medium hover:text-accent"
      >
        {commentAuthor.fullName}
      </Link>
      <time dateTime={createdAt} className="ml-2 text-sm text-quiet">
        {longDate(createdAt)}
      </time>
    </p>
  );
}

export function CommentRow({ postId, comment, viewer }: CommentRowProps) {
  const dispatch = useAppDispatch();
  const [isEditing, setIsEditing] = useState(false);
  const written = { authorId: comment.commentAuthor.id };
  const handleDelete = () => void dispatch(deleteComment({ postId, commentId: comment._id }));
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b py-5">
      <Avatar src={comment.commentAuthor.image.secure_url} />
      <div className="grid gap-1">
        <div className="flex min-h-10 items-center justify-between gap-3 pointer-coarse:min-h-11">
          <WrittenBy {...comment} />
          <div className="flex">
            {can(viewer, 'edit comment', written) && !isEditing ? (
              <IconButton icon="edit" label="Edit comment" onClick={() => setIsEditing(true)} />
            ) : null}
            {can(viewer, 'delete comment', written) ? (
              <IconButton icon="delete" label="Delete comment" onClick={handleDelete} />
            ) : null}
          </div>
        </div>
        {isEditing ? (
          <CommentEditor postId={postId} comment={comment} onDone={() => setIsEditing(false)} />
        ) : (
          <p className="font-serif text-lg whitespace-pre-line">{comment.content}</p>
        )}
      </div>
    </li>
  );
}
