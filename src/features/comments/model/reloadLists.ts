import type { AppDispatch, RootState, ThunkExtra } from '@/store/appTypes';
import { reloadQuery } from '@/store/routeQuery';
import { type CommentList, selectRemarked } from './commentData';
import { listQuery } from './commentQueries';
import { listDropped } from './storedComments';

type Reloaded = {
  postId: string;
  deletedId?: string;
  /** Only those that still wait for an answer, or only the remarks on blocks. */
  only?: 'unanswered' | 'remarks';
};

/** Loads the comments of a post again, and the remarks that are listed beside their block. */
export const reloadLists =
  ({ postId, deletedId, only }: Reloaded) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const blocks = selectRemarked(postId)(getState());
    for (const blockId of only === 'remarks' ? blocks : [undefined, ...blocks]) {
      const query = listQuery({ postId, blockId }, deletedId);
      const isReady = query.select(getState())?.status === 'ready';
      if (only !== 'unanswered' || !isReady) dispatch(reloadQuery(query));
    }
  };

/** Forgets a list that is no longer shown. */
export const dropList =
  (list: CommentList) =>
  (dispatch: AppDispatch, _: () => RootState, { requests }: ThunkExtra) => {
    requests.abort(listQuery(list).key);
    dispatch(listDropped(list));
  };
