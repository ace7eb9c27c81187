import type { ReceivedComment, ReceivedView } from '@contract/comments/receivedEntities';
import { listReceivedComments } from '@contract/endpoints/receivedComments';
import { limits } from '@contract/limits';
import { receivedTexts } from '@contract/texts/receivedTexts';
import type { AppDispatch, RootState } from '@/store/appTypes';
import { type PageArg, pageKey, skipTo } from '@/store/cachedQuery';
import { createAppAsyncThunk, type ThunkContext } from '@/store/createAppAsyncThunk';
import { decideListed } from '@/store/posts/decideListed';
import { authorMuted } from '@/store/posts/postEvents';
import { queryOf } from '@/store/queryOf';
import { reloadQuery } from '@/store/routeQuery';
import { addComment } from '../model/commentThunks';

export type ReceivedArg = PageArg & { view: ReceivedView };
type Asked = ReceivedArg & { isRecount?: boolean };

/** `answers`: how often the viewer has answered it since the list was loaded. */
export type ReceivedItem = ReceivedComment & { answers?: number };
type ReceivedList = {
  comments: readonly ReceivedItem[];
  areMore: boolean;
  waiting: number;
  unanswered: number;
};

const read = ({ page, view }: Asked, { call }: ThunkContext) =>
  call(listReceivedComments, { query: { ...skipTo(page), view } });

const fetchReceived = createAppAsyncThunk('received/fetch', read, {
  toasts: { failure: receivedTexts.failed },
});
const recount = createAppAsyncThunk('received/recount', read, { toasts: { isSilent: true } });

const changed = (
  list: ReceivedList,
  isChanged: (row: ReceivedItem) => boolean,
  change: (row: ReceivedItem) => Partial<ReceivedItem>,
): ReceivedList => ({
  ...list,
  comments: list.comments.map((row) => (isChanged(row) ? { ...row, ...change(row) } : row)),
});

/** The comments under the viewer’s posts. What is decided stays in its place until the list is loaded again. */
export const receivedQuery = queryOf(fetchReceived, {
  name: 'receivedComments',
  keyOf: (arg: Asked) => `${arg.view}/${pageKey(arg)}`,
  dataOf: (
    { comments, areMore, waiting, unanswered },
    before: ReceivedList | null,
    { isRecount },
  ): ReceivedList =>
    isRecount && before
      ? { ...before, waiting, unanswered }
      : { comments, areMore, waiting, unanswered },
  limit: limits.cache.dashboardPages,
  also: { thunk: recount, ignoresFailure: true },
})
  .on(decideListed.fulfilled, (list, { payload: { comment }, meta: { arg } }) =>
    changed(
      list,
      ({ _id }) => _id === arg.commentId,
      () => comment ?? { state: arg.state },
    ),
  )
  .on(addComment.fulfilled, (list, { meta: { arg } }) =>
    changed(
      list,
      ({ _id }) => _id === arg.answers?.commentId,
      ({ answers = 0 }) => ({ answers: answers + 1 }),
    ),
  )
  .on(authorMuted, (list, { payload: { authorId, isMuted } }) =>
    changed(
      list,
      ({ commentAuthor }) => commentAuthor?.id === authorId,
      () => ({ isMuted }),
    ),
  );

/** Counts again after a change, and leaves the rows as they are. */
export const recountReceived = (arg: ReceivedArg) =>
  reloadQuery({ ...receivedQuery(arg), fetch: () => recount({ ...arg, isRecount: true }) });

/** How many comments wait and are unanswered, as the last answer told. */
export const selectReceivedCounts = (state: RootState) =>
  receivedQuery.selectAll(state).findLast(({ data }) => data !== null)?.data ?? null;

/** A listed comment as it is by now. */
export const presentItem =
  (commentId: string) =>
  (_: AppDispatch, getState: () => RootState): ReceivedItem | undefined =>
    receivedQuery
      .selectAll(getState())
      .flatMap(({ data }) => data?.comments ?? [])
      .findLast(({ _id }) => _id === commentId);
