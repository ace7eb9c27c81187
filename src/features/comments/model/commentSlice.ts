import type { Comment } from '@contract/comments/commentEntities';
import { limits } from '@contract/limits';
import { createSlice, isAsyncThunkAction, isFulfilled, type PayloadAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, withData } from '@/store/cache';
import { authorBlocked, authorMuted } from '@/store/posts/postEvents';
import { rootReducer } from '@/store/rootReducer';
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

/** By the key of the list. */
type CommentsState = { lists: Cache<CommentData> };

declare module '@/store/appTypes' {
  interface LazySlices {
    comments: CommentsState;
  }
}

const reduceComments = createCacheReducer({
  thunk: fetchComments,
  keyOf: listKey,
  dataOf: ({ remarks, ...answer }, before): CommentData => ({
    ...answer,
    ...(before?.whole && isPartial(answer) ? { whole: before.whole } : {}),
    // Of a single thread they are not answered.
    ...definedRemarks(answer.view?.commentId ? before?.remarks : remarks),
  }),
  limit: limits.cache.commentLists,
});

const definedRemarks = (remarks: CommentData['remarks']) => (remarks ? { remarks } : {});

/** Changes every list in which a comment of the post can stand. */
const withLists = (
  lists: Cache<CommentData>,
  postId: string,
  change: (data: CommentData) => CommentData,
) =>
  lists.map((entry) =>
    entry.data !== null && isListOf(postId, entry) ? { ...entry, data: change(entry.data) } : entry,
  );

const initialState: CommentsState = { lists: [] };

/** Shows a like before its answer, or takes it back. */
const setLiked =
  (isLiked: boolean) =>
  (
    state: CommentsState,
    { meta: { arg } }: { meta: { arg: { postId: string; commentId: string } } },
  ) => {
    state.lists = withLists(state.lists, arg.postId, (data) =>
      withLikes(data, arg.commentId, (before) =>
        before.isLiked === isLiked ? before : { isLiked, likes: before.likes + (isLiked ? 1 : -1) },
      ),
    );
  };

const commentSlice = createSlice({
  name: 'comments',
  initialState,
  reducers: {
    commentsChanged: (state, { payload }: PayloadAction<{ postId: string; data: CommentData }>) => {
      state.lists = withData(state.lists, payload.postId, () => payload.data);
    },
    /** The viewer has answered a comment. */
    replyAdded: (
      state,
      { payload }: PayloadAction<{ postId: string; threadId: string; reply: Comment }>,
    ) => {
      const { postId, threadId, reply } = payload;
      state.lists = withLists(state.lists, postId, (data) =>
        withOneMore(
          withThread(data, threadId, (thread) => addReply(thread, reply)),
          reply,
        ),
      );
    },
    commentsViewed: (state, { payload }: PayloadAction<{ postId: string; view: CommentView }>) => {
      state.lists = withData(state.lists, payload.postId, (data) => withView(data, payload.view));
    },
    /** The thread of a block was closed. */
    listDropped: (state, { payload }: PayloadAction<CommentList>) => {
      state.lists = state.lists.filter(({ key }) => key !== listKey(payload));
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(authorMuted, (state, { payload: { authorId, isMuted } }) => {
        // Comments that are seen again have to be loaded.
        state.lists = isMuted ? withoutCommentsBy(state.lists, { authorId, isMuted }) : [];
      })
      .addCase(authorBlocked, (state, { payload: { authorId, isBlocked } }) => {
        if (isBlocked) state.lists = withoutCommentsBy(state.lists, { authorId, isMuted: false });
      })
      .addCase(fetchMoreComments.fulfilled, (state, { meta, payload }) => {
        const join = (before: CommentData) => joinComments(before, payload);
        state.lists = withData(state.lists, listKey(meta.arg), join);
      })
      .addCase(fetchLinkedThread.fulfilled, (state, { meta, payload }) => {
        if (payload === null) return;
        state.lists = withData(state.lists, meta.arg.postId, (data) => ({
          ...withView(data, { ...usualView, commentId: payload._id }),
          comments: [payload],
          isPending: undefined,
        }));
      })
      .addCase(fetchMoreReplies.fulfilled, (state, { meta, payload }) => {
        const { parentId, skip, isEarlier } = meta.arg;
        const { comments: replies, areMore } = payload;
        state.lists = withData(state.lists, listKey(meta.arg), (data) =>
          withThread(data, parentId, (thread) =>
            isEarlier
              ? joinEarlier(thread, { replies, earlier: skip })
              : joinReplies(thread, replies, areMore),
          ),
        );
      })
      .addCase(likeComment.pending, setLiked(true))
      .addCase(likeComment.rejected, setLiked(false))
      .addCase(unlikeComment.pending, setLiked(false))
      .addCase(unlikeComment.rejected, setLiked(true))
      .addMatcher(isFulfilled(likeComment, unlikeComment), (state, { meta, payload }) => {
        const { postId, commentId } = meta.arg;
        const { totalLikes: likes, isLiked } = payload;
        state.lists = withLists(state.lists, postId, (data) =>
          withLikes(data, commentId, () => ({ likes, isLiked })),
        );
      })
      .addMatcher(isAsyncThunkAction(fetchComments), (state, action) => {
        state.lists = reduceComments(state.lists, action);
      });
  },
});

export const { commentsChanged, commentsViewed, listDropped, replyAdded } = commentSlice.actions;

commentSlice.injectInto(rootReducer);
