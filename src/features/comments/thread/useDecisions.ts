import { can } from '@contract/permissions';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useCommentedPost } from '../model/CommentsContext';
import type { WrittenComment } from '../model/commentData';
import { decideComment } from '../model/decisionThunks';

/** What those who decide about the comments of a post may do with this one. */
export function useDecisions({ _id: commentId, state, stateBy }: WrittenComment) {
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();
  const isModerator = can(useViewer(), 'moderate');

  // The author of the post shows what waits, and hides what is shown; not what a moderator has decided.
  const isAway = state === 'hidden' || state === 'removed';
  return {
    mayShow: state === 'held' || (isAway && (isModerator || stateBy === 'author')),
    mayHide: state === 'shown' || (state === 'held' && isModerator),
    async decide(next: 'shown' | 'hidden', reason = '') {
      const decision = { postId, commentId, state: next, reason };
      return decideComment.fulfilled.match(await dispatch(decideComment(decision)));
    },
  };
}
