import type { RouteQuery } from '@/store/routeQuery';
import { type CommentData, selectComments } from './commentData';
import { fetchComments } from './commentQueryThunks';
import './commentSlice';

/** Reloads as many comments as were loaded, and all replies of the thread `wholeThreadId`. */
export function commentsQuery(postId: string, wholeThreadId?: string): RouteQuery<CommentData> {
  const select = selectComments(postId);
  return {
    key: `post/comments/${postId}`,
    fetch: () => (dispatch, getState) => {
      const data = select(getState())?.data;
      const loaded = data?.comments ?? [];
      const replies = Object.fromEntries(
        loaded.map(({ _id: id, firstReplies, earlier = 0 }) => [
          id,
          {
            earlier,
            most: id === wholeThreadId ? Number.MAX_SAFE_INTEGER : firstReplies.length,
          },
        ]),
      );
      const view = data?.view ? { view: data.view } : {};
      return dispatch(fetchComments({ postId, loaded: loaded.length, replies, ...view }));
    },
    select,
  };
}
