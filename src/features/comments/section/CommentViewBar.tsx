import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { useCommentedPost } from '../model/CommentsContext';
import { type CommentView, usualView } from '../model/commentData';
import { showComments } from '../model/commentThunks';

/** Says that only one thread is listed, and leads back to all of them. */
export function CommentViewBar({ view: { commentId } }: { view: CommentView }) {
  const { postId } = useCommentedPost();
  const dispatch = useAppDispatch();
  if (commentId === null) return null;
  return (
    <div className="grid gap-2 rounded-card bg-sunken px-4 py-3">
      <p className="font-medium">One thread of the comments</p>
      <div>
        <Button
          variant="quiet"
          className="-ms-4"
          onClick={() => dispatch(showComments({ postId, view: usualView }))}
        >
          Show all comments
        </Button>
      </div>
    </div>
  );
}
