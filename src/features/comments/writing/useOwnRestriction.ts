import { useAppSelector, useViewer } from '@/store/hooks';
import { selectOwn } from '@/store/posts/selectOwn';
import { useCommentedPost } from '../model/CommentsContext';

/** What forbids the member to comment now, and which comments wait; the comments of the post load it. */
export function useOwnRestriction() {
  const { postId } = useCommentedPost();
  const viewerId = useViewer()?.id ?? null;
  const own = useAppSelector((state) =>
    viewerId === null ? undefined : selectOwn({ viewerId, postId })(state)?.data,
  );
  const restriction = own?.restrictions.find(({ kind }) => kind === 'comment');
  if (restriction) return { restriction };
  return own && own.holds !== 'none' ? { holds: own.holds } : null;
}
