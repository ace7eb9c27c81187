import type { RouteQuery } from '@/store/routeQuery';
import { type CommentData, type CommentList, listKey, selectList } from './commentData';
import { fetchComments } from './commentQueryThunks';
import './storedComments';

/** Loads the first page again; what is loaded after it stays. */
export function listQuery(list: CommentList): RouteQuery<CommentData> {
  const select = selectList(list);
  return {
    key: `comments/${listKey(list)}`,
    fetch: () => (dispatch, getState) => {
      const view = select(getState())?.data?.view;
      return dispatch(fetchComments({ ...list, ...(view ? { view } : {}) }));
    },
    select,
  };
}

export const commentsQuery = (postId: string) => listQuery({ postId });
