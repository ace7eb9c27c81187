import type { Comment } from '@contract/comments/commentEntities';
import type { RouteQuery } from '@/store/routeQuery';
import { repliesOf } from './commentChanges';
import { type CommentData, type LoadedThread, selectComments } from './commentData';
import { fetchComments } from './commentQueryThunks';
import './commentSlice';

function knownReplies(thread: LoadedThread, deletedId?: string) {
  const { before, after } = repliesOf(thread);
  const kept = (replies: readonly Comment[]) =>
    replies.map(({ _id: id }) => id).filter((id) => id !== deletedId);
  return { earlier: thread.earlier ?? 0, most: kept(before).length, apart: kept(after) };
}

/** Reloads as many comments as were loaded, after `deletedId` was deleted. */
export function commentsQuery(postId: string, deletedId?: string): RouteQuery<CommentData> {
  const select = selectComments(postId);
  return {
    key: `comments/${postId}`,
    fetch: () => (dispatch, getState) => {
      const data = select(getState())?.data;
      const loaded = data?.comments ?? [];
      const replies = Object.fromEntries(
        loaded.map((thread) => [thread._id, knownReplies(thread, deletedId)]),
      );
      const view = data?.view ? { view: data.view } : {};
      return dispatch(fetchComments({ postId, loaded: loaded.length, replies, ...view }));
    },
    select,
  };
}
