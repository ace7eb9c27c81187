import type { Comment } from '@contract/comments/commentEntities';
import type { AppDispatch, RootState, ThunkExtra } from '@/store/appTypes';
import { reloadQuery } from '@/store/routeQuery';
import { type CommentList, selectRemarked } from './commentData';
import { listQuery } from './commentQueries';
import { commentSaved, listDropped } from './storedComments';

/** Loads the remarks again that are listed beside their block. */
export const reloadRemarks =
  (postId: string) => (dispatch: AppDispatch, getState: () => RootState) => {
    for (const blockId of selectRemarked(postId)(getState()))
      dispatch(reloadQuery(listQuery({ postId, blockId })));
  };

/** Loads the comments of a post again, and the remarks that are listed beside their block. */
export const reloadLists = (postId: string) => (dispatch: AppDispatch) => {
  dispatch(reloadQuery(listQuery({ postId })));
  dispatch(reloadRemarks(postId));
};

/** Shows a comment as the API has answered it, at once and then with all that has changed meanwhile. */
export const showSaved =
  (postId: string, comment: Comment | null | undefined) => (dispatch: AppDispatch) => {
    if (comment) dispatch(commentSaved({ postId, comment }));
    dispatch(reloadLists(postId));
  };

/** Forgets a list that is no longer shown. */
export const dropList =
  (list: CommentList) =>
  (dispatch: AppDispatch, _: () => RootState, { requests }: ThunkExtra) => {
    requests.abort(listQuery(list).key);
    dispatch(listDropped(list));
  };
