import { can } from '@contract/permissions';
import { useState } from 'react';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { ReasonDialog } from '@/ui/ReasonDialog';
import { useCommentedPost } from '../model/CommentsContext';
import type { WrittenComment } from '../model/commentData';
import { decideComment } from '../model/decisionThunks';
import { CommentMenu } from './CommentMenu';

/** The menu of those who decide about the comments of a post. */
export function DeciderMenu({ comment }: { comment: WrittenComment }) {
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();
  const [isHiding, setIsHiding] = useState(false);
  const { _id: commentId, state, stateBy, commentAuthor } = comment;
  const isModerator = can(useViewer(), 'moderate');

  async function decide(next: 'shown' | 'hidden', reason = '') {
    const decision = { postId, commentId, state: next, reason };
    return decideComment.fulfilled.match(await dispatch(decideComment(decision)));
  }

  const hide = { label: 'Hide…', onSelect: () => setIsHiding(true) };
  const show = {
    label: state === 'held' ? 'Approve' : 'Show',
    onSelect: () => void decide('shown'),
  };
  // The author of the post shows what waits, and hides what is shown; not what a moderator has decided.
  const isAway = state === 'hidden' || state === 'removed';
  const mayShow = state === 'held' || (isAway && (isModerator || stateBy === 'author'));
  const mayHide = state === 'shown' || (state === 'held' && isModerator);
  return (
    <>
      <CommentMenu
        comment={comment}
        entries={[...(mayShow ? [show] : []), ...(mayHide ? [hide] : [])]}
      />
      {isHiding ? (
        <ReasonDialog
          title="Hide This Comment"
          confirmLabel="Hide"
          onConfirm={(reason) => decide('hidden', reason)}
          onClose={() => setIsHiding(false)}
        >
          Only <bdi>{commentAuthor.fullName}</bdi> and those who decide will see it, with your
          reason.
        </ReasonDialog>
      ) : null}
    </>
  );
}
