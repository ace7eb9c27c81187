import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ownQuery } from '@/store/posts/ownQuery';
import type { OwnPart } from '@/store/posts/selectOwn';
import { useRouteData } from '@/store/useRouteData';
import { useCommentedPost } from '../model/CommentsContext';
import { selectComments } from '../model/commentData';
import { withOwnPart } from '../model/ownPart';
import { commentsChanged } from '../model/storedComments';

/** Shows the comments of a page that was rendered for visitors as the member sees them. Renders nothing itself. */
export function OwnComments({ viewerId }: { viewerId: string }) {
  const dispatch = useAppDispatch();
  const { postId } = useCommentedPost();
  const own = useRouteData(ownQuery({ viewerId, postId })).data;
  const comments = useAppSelector(selectComments(postId))?.data ?? null;
  const show = useEffectEvent((part: OwnPart) => {
    // Threads of another view were listed for the member.
    if (comments && !comments.view)
      dispatch(commentsChanged({ postId, data: withOwnPart(comments, part) }));
  });

  useEffect(() => {
    if (own) show(own);
  }, [own]);

  return null;
}
