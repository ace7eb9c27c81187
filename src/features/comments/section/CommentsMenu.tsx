import { can } from '@contract/permissions';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { ActionMenu } from '@/ui/ActionMenu';
import { useCommentedPost } from '../model/CommentsContext';
import { setCommentsClosed } from '../model/decisionThunks';

/** Closes the comments of a post and opens them again; for its author and moderators. */
export function CommentsMenu() {
  const { postId, authorId, commentsClosed } = useCommentedPost();
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const isClosed = commentsClosed !== null;
  const isAllowed = isClosed
    ? can(viewer, 'open comments', { authorId, commentsClosed })
    : can(viewer, 'close comments', { authorId });
  if (!isAllowed) return null;
  const toggle = () => void dispatch(setCommentsClosed({ postId, isClosed: !isClosed }));
  return (
    <ActionMenu
      icon="more"
      label="Decide about the comments"
      entries={[{ label: isClosed ? 'Open comments' : 'Close comments', onSelect: toggle }]}
    />
  );
}
