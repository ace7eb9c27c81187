import { useAppDispatch } from '@/store/hooks';
import { NeedsScript } from '@/ui/NeedsScript';
import { useCommentedPost } from '../model/CommentsContext';
import type { CommentView } from '../model/commentData';
import { showComments } from '../model/commentThunks';

const orders = [
  { value: 'newest', name: 'Newest first' },
  { value: 'oldest', name: 'Oldest first' },
] as const;

/** The order in which the threads of a post are listed. */
export function OrderSelect({ view }: { view: CommentView }) {
  const { postId } = useCommentedPost();
  const dispatch = useAppDispatch();
  return (
    <NeedsScript>
      <select
        aria-label="Order of the comments"
        className="touchable rounded-control text-sm text-quiet"
        value={view.order}
        onChange={({ target }) => {
          const order = target.value === 'oldest' ? 'oldest' : 'newest';
          dispatch(showComments({ postId, view: { ...view, order } }));
        }}
      >
        {orders.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </NeedsScript>
  );
}
