import { useEffect } from 'react';
import type { AppDispatch, RootState } from '@/store/appTypes';
import { useAppDispatch } from '@/store/hooks';
import { postOpened } from '@/store/posts/openPost';
import { ownQuery } from '@/store/posts/ownQuery';
import { useRouteData } from '@/store/useRouteData';
import { useCommentedPost } from '../model/CommentsContext';
import { selectComments } from '../model/commentData';
import { type OwnComments as OwnPart, withOwnPart } from '../model/ownPart';
import { commentsChanged } from '../model/storedComments';

/** Changes the present comments: replies can have arrived since the last render. */
const showOwnPart =
  (postId: string, part: OwnPart) => (dispatch: AppDispatch, getState: () => RootState) => {
    const comments = selectComments(postId)(getState())?.data ?? null;
    // Threads of another view were listed for the member.
    if (!comments || comments.view) return;
    dispatch(commentsChanged({ postId, data: withOwnPart(comments, part) }));
  };

/** Shows the comments of a page that was rendered for visitors as the member sees them, and names the post that is open. Renders nothing. */
export function OwnComments({ viewerId }: { viewerId: string }) {
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();
  const own = useRouteData(ownQuery({ viewerId, postId })).data;

  useEffect(() => {
    dispatch(postOpened(postId));
  }, [dispatch, postId]);

  // What else changes in the own part leaves the comments as they are now.
  const { likedComments, waiting, muted } = own ?? {};
  useEffect(() => {
    if (likedComments && waiting && muted)
      dispatch(showOwnPart(postId, { likedComments, waiting, muted }));
  }, [dispatch, likedComments, waiting, muted, postId]);

  return null;
}
