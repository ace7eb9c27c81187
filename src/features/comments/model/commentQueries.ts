import type { Comment } from '@contract/comments/commentEntities';
import type { RouteQuery } from '@/store/routeQuery';
import { repliesOf } from './commentChanges';
import {
  type CommentData,
  type CommentList,
  type LoadedThread,
  listKey,
  selectList,
} from './commentData';
import { fetchComments } from './commentQueryThunks';
import './storedComments';

function knownReplies(thread: LoadedThread, deletedId?: string) {
  const { before, after } = repliesOf(thread);
  const kept = (replies: readonly Comment[]) =>
    replies.map(({ _id: id }) => id).filter((id) => id !== deletedId);
  return { earlier: thread.earlier ?? 0, most: kept(before).length, apart: kept(after) };
}

/** Reloads as many comments as were loaded, after `deletedId` was deleted. */
export function listQuery(list: CommentList, deletedId?: string): RouteQuery<CommentData> {
  const select = selectList(list);
  return {
    key: `comments/${listKey(list)}`,
    fetch: () => (dispatch, getState) => {
      const data = select(getState())?.data;
      const loaded = data?.comments ?? [];
      const replies = Object.fromEntries(
        loaded.map((thread) => [thread._id, knownReplies(thread, deletedId)]),
      );
      const view = data?.view ? { view: data.view } : {};
      return dispatch(fetchComments({ ...list, loaded: loaded.length, replies, ...view }));
    },
    select,
  };
}

export const commentsQuery = (postId: string) => listQuery({ postId });
