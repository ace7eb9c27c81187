import type { Comment } from '@contract/comments/commentEntities';
import type { LikeState } from '@contract/entities';
import { limits } from '@contract/limits';
import { createAction } from '@reduxjs/toolkit';
import { authorBlocked, authorMuted } from '@/store/posts/postEvents';
import { queryOf } from '@/store/queryOf';
import {
  addReply,
  joinComments,
  joinEarlier,
  joinReplies,
  withLikes,
  withOneMore,
  withoutCommentsBy,
  withThread,
  withView,
} from './commentChanges';
import {
  type CommentData,
  type CommentList,
  type CommentView,
  commentLists,
  isListOf,
  listKey,
} from './commentData';
import { likeComment, unlikeComment } from './commentLikeThunks';
import {
  fetchComments,
  fetchLinkedThread,
  fetchMoreComments,
  fetchMoreReplies,
} from './commentQueryThunks';
import { isPartial, usualView } from './commentViews';

export const commentsChanged = createAction<{ postId: string; data: CommentData }>(
  'comments/commentsChanged',
);

/** The viewer has answered a comment. */
export const replyAdded = createAction<{ postId: string; threadId: string; reply: Comment }>(
  'comments/replyAdded',
);

export const commentsViewed = createAction<{ postId: string; view: CommentView }>(
  'comments/commentsViewed',
);

/** The thread of a block was closed. */
export const listDropped = createAction<CommentList>('comments/listDropped');

const definedRemarks = (remarks: CommentData['remarks']) => (remarks ? { remarks } : {});

type OfPost = { payload: { postId: string } };
type LikeAction = { meta: { arg: { postId: string; commentId: string } } };

const ofPost = ({ payload }: OfPost) => payload.postId;
const ofList = ({ meta }: { meta: { arg: CommentList } }) => listKey(meta.arg);

/** Shows a like before its answer, or takes it back. */
const setLiked =
  (isLiked: boolean) =>
  (data: CommentData, { meta: { arg } }: LikeAction, key: string) =>
    isListOf(arg.postId, key)
      ? withLikes(data, arg.commentId, (before) =>
          before.isLiked === isLiked
            ? before
            : { isLiked, likes: before.likes + (isLiked ? 1 : -1) },
        )
      : data;

const showLikes = (
  data: CommentData,
  { meta: { arg }, payload }: LikeAction & { payload: LikeState },
  key: string,
) => {
  const { totalLikes: likes, isLiked } = payload;
  return isListOf(arg.postId, key)
    ? withLikes(data, arg.commentId, () => ({ likes, isLiked }))
    : data;
};

queryOf(fetchComments, {
  name: commentLists,
  keyOf: listKey,
  dataOf: ({ remarks, ...answer }, before): CommentData => ({
    ...answer,
    ...(before?.whole && isPartial(answer) ? { whole: before.whole } : {}),
    // Of a single thread they are not answered.
    ...definedRemarks(answer.view?.commentId ? before?.remarks : remarks),
  }),
  limit: limits.cache.commentLists,
})
  .on(commentsChanged, (_, { payload }) => payload.data, ofPost)
  .on(replyAdded, (data, { payload: { postId, threadId, reply } }, key) =>
    isListOf(postId, key)
      ? withOneMore(
          withThread(data, threadId, (thread) => addReply(thread, reply)),
          reply,
        )
      : data,
  )
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
  .on(fetchMoreComments.fulfilled, (data, { payload }) => joinComments(data, payload), ofList)
  .on(
    fetchLinkedThread.fulfilled,
    (data, { payload }) =>
      payload === null
        ? data
        : {
            ...withView(data, { ...usualView, commentId: payload._id }),
            comments: [payload],
            isPending: undefined,
          },
    ({ meta }) => meta.arg.postId,
  )
  .on(
    fetchMoreReplies.fulfilled,
    (data, { meta, payload }) =>
      withThread(data, meta.arg.parentId, (thread) =>
        meta.arg.isEarlier
          ? joinEarlier(thread, { replies: payload.comments, earlier: meta.arg.skip })
          : joinReplies(thread, payload.comments, payload.areMore),
      ),
    ofList,
  )
  .on(likeComment.pending, setLiked(true))
  .on(likeComment.rejected, setLiked(false))
  .on(unlikeComment.pending, setLiked(false))
  .on(unlikeComment.rejected, setLiked(true))
  .on(likeComment.fulfilled, showLikes)
  .on(unlikeComment.fulfilled, showLikes);
