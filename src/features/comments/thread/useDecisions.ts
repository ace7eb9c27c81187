import type { Comment } from '@contract/comments/commentEntities';
import { can, type Viewer } from '@contract/permissions';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { useCommentedPost } from '../model/CommentsContext';
import type { WrittenComment } from '../model/commentData';
import { decideComment } from '../model/decisionThunks';

/** The author of the post shows what waits, and hides what is shown; not what a moderator has decided. */
export function possibleDecisions(
  { state, stateBy }: Pick<Comment, 'state' | 'stateBy'>,
  viewer: Viewer,
) {
  const isModerator = can(viewer, 'moderate');
  const isAway = state === 'hidden' || state === 'removed';
  return {
    mayShow: state === 'held' || (isAway && (isModerator || stateBy === 'author')),
    mayHide: state === 'shown' || (state === 'held' && isModerator),
  };
}

/** What those who decide about the comments of a post may do with this one. */
export function useDecisions(comment: WrittenComment) {
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();
  const { _id: commentId } = comment;
  return {
    ...possibleDecisions(comment, useViewer()),
    async decide(next: 'shown' | 'hidden', reason = '') {
      const decision = { postId, commentId, state: next, reason };
      return decideComment.fulfilled.match(await dispatch(decideComment(decision)));
    },
  };
}
