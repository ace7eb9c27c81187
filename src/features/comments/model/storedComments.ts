import type { Comment } from '@contract/comments/commentEntities';
import type { LikeState } from '@contract/entities';
import { limits } from '@contract/limits';
import { createAction } from '@reduxjs/toolkit';
import { authorBlocked, authorMuted } from '@/store/posts/postEvents';
import { queryOf } from '@/store/queryOf';
import {
  joinEarlier,
  joinReplies,
  joinThreads,
  mergeThreads,
  withComment,
  withoutComment,
  withoutCommentsBy,
  withSaved,
  withThread,
  withView,
} from './commentChanges';
import {
  type CommentData,
  type CommentList,
  type CommentView,
  commentLists,
  isPartial,
  listKey,
  usualView,
} from './commentData';
import { likeComment, unlikeComment } from './commentLikeThunks';
import {
  fetchComments,
  fetchLinkedThread,
  fetchMoreComments,
  fetchMoreReplies,
} from './commentQueryThunks';

export const commentsChanged = createAction<{ postId: string; data: CommentData }>(
  'comments/commentsChanged',
);

/** The API has answered a comment that was written, changed or decided about. */
export const commentSaved = createAction<{ postId: string; comment: Comment }>(
  'comments/commentSaved',
);

/** By its id. */
export const commentDeleted = createAction<string>('comments/commentDeleted');

export const commentsViewed = createAction<{ postId: string; view: CommentView }>(
  'comments/commentsViewed',
);

/** The thread of a block was closed. */
export const listDropped = createAction<CommentList>('comments/listDropped');

const definedRemarks = (remarks: CommentData['remarks']) =>
  remarks && remarks.length > 0 ? { remarks } : {};

type OfPost = { payload: { postId: string } };
type LikeAction = { meta: { arg: { commentId: string } } };

const ofPost = ({ payload }: OfPost) => payload.postId;
const ofList = ({ meta }: { meta: { arg: CommentList } }) => listKey(meta.arg);

/** Shows a like before its answer, or takes it back. */
const setLiked =
  (isLiked: boolean) =>
  (data: CommentData, { meta: { arg } }: LikeAction) =>
    withComment(data, arg.commentId, (before) =>
      before.isLiked === isLiked ? before : { isLiked, likes: before.likes + (isLiked ? 1 : -1) },
    );

const showLikes = (
  data: CommentData,
  { meta: { arg }, payload }: LikeAction & { payload: { data: LikeState } },
) =>
  withComment(data, arg.commentId, () => ({
    likes: payload.data.totalLikes,
    isLiked: payload.data.isLiked,
  }));

queryOf(fetchComments, {
  name: commentLists,
  keyOf: listKey,
  dataOf({ remarks, threads, areMore, ...answer }, before): CommentData {
    // A change of the view has left no threads; the only one can be gone.
    const known = before && isPartial(before) === isPartial(answer) ? before.threads : [];
    return {
      ...answer,
      threads: mergeThreads(known, threads, areMore),
      ...(before?.whole && isPartial(answer) ? { whole: before.whole, latest: before.latest } : {}),
      // Of a single thread they are not answered.
      ...definedRemarks(answer.view?.commentId ? before?.remarks : remarks),
    };
  },
  limit: limits.cache.commentLists,
})
  .on(commentsChanged, (_, { payload }) => payload.data, ofPost)
  .on(commentSaved, (data, { payload: { postId, comment } }, key) =>
    [listKey({ postId }), listKey({ postId, blockId: comment.blockId ?? undefined })].includes(key)
      ? withSaved(data, comment)
      : data,
  )
  .on(commentDeleted, (data, { payload }) => withoutComment(data, payload))
  .on(commentsViewed, (data, { payload }) => withView(data, payload.view), ofPost)
  .reducedBy((lists, action) =>
    listDropped.match(action) ? lists.filter(({ key }) => key !== listKey(action.payload)) : lists,
  )
  .on(authorMuted, (data, { payload }) =>
    payload.isMuted ? withoutCommentsBy(data, payload) : data,
  )
  // Comments that are seen again have to be loaded.
  .reducedBy((lists, action) => (authorMuted.match(action) && !action.payload.isMuted ? [] : lists))
  .on(authorBlocked, (data, { payload: { authorId, isBlocked } }) =>
    isBlocked ? withoutCommentsBy(data, { authorId, isMuted: false }) : data,
  )
  .on(
    fetchMoreComments.fulfilled,
    (data, { payload: { threads, areMore } }) => joinThreads(data, threads, areMore),
    ofList,
  )
  .on(
    fetchLinkedThread.fulfilled,
    (data, { payload }) =>
      payload === null
        ? data
        : {
            ...withView(data, { ...usualView, commentId: payload._id }),
            threads: [payload],
            isPending: undefined,
          },
    ({ meta }) => meta.arg.postId,
  )
  .on(
    fetchMoreReplies.fulfilled,
    (data, { meta, payload }) =>
      withThread(data, meta.arg.parentId, (thread) =>
        meta.arg.isEarlier
          ? joinEarlier(thread, payload, meta.arg.skip)
          : joinReplies(thread, payload),
      ),
    ofList,
  )
  .on(likeComment.pending, setLiked(true))
  .on(likeComment.rejected, setLiked(false))
  .on(unlikeComment.pending, setLiked(false))
  .on(unlikeComment.rejected, setLiked(true))
  .on(likeComment.fulfilled, showLikes)
  .on(unlikeComment.fulfilled, showLikes);
