import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { useCommentedPost } from '../model/CommentsContext';
import type { CommentView } from '../model/commentData';
import { showComments } from '../model/commentThunks';
import { usualView } from '../model/commentViews';
import { Quote } from '../thread/Quote';

/** Says that only some threads are listed, and leads back to all of them. */
export function CommentViewBar({ view: { about, commentId } }: { view: CommentView }) {
  const { postId } = useCommentedPost();
  const dispatch = useAppDispatch();
  if (!about && commentId === null) return null;
  return (
    <div className="grid gap-2 rounded-card bg-sunken px-4 py-3">
      <p data-view-bar tabIndex={-1} className="font-medium outline-none">
        {about ? 'Remarks on one part of the text' : 'One thread of the comments'}
      </p>
      {about ? <Quote blockId={about.blockId}>{about.quote}</Quote> : null}
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
