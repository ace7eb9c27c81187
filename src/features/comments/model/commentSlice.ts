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
import type { CommentData, CommentView } from './commentData';
import { likeComment, unlikeComment } from './commentLikeThunks';
import {
  fetchComments,
  fetchLinkedThread,
  fetchMoreComments,
  fetchMoreReplies,
} from './commentQueryThunks';
import { isPartial, usualView } from './commentViews';

/** By the id of the post. */
type CommentsState = { ofPosts: Cache<CommentData> };

declare module '@/store/appTypes' {
  interface LazySlices {
    comments: CommentsState;
  }
}

const reduceComments = createCacheReducer({
  thunk: fetchComments,
  keyOf: ({ postId }) => postId,
  dataOf: ({ remarks, ...answer }, before): CommentData => ({
    ...answer,
    ...(before?.whole && isPartial(answer) ? { whole: before.whole } : {}),
    // Of a single thread they are not answered.
    ...definedRemarks(answer.view?.commentId ? before?.remarks : remarks),
  }),
  limit: limits.cache.commentLists,
});

const definedRemarks = (remarks: CommentData['remarks']) => (remarks ? { remarks } : {});

const initialState: CommentsState = { ofPosts: [] };

/** Shows a like before its answer, or takes it back. */
const setLiked =
  (isLiked: boolean) =>
  (
    state: CommentsState,
    { meta: { arg } }: { meta: { arg: { postId: string; commentId: string } } },
  ) => {
    state.ofPosts = withData(state.ofPosts, arg.postId, (data) =>
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
      state.ofPosts = withData(state.ofPosts, payload.postId, () => payload.data);
    },
    /** The viewer has answered a comment. */
    replyAdded: (
      state,
      { payload }: PayloadAction<{ postId: string; threadId: string; reply: Comment }>,
    ) => {
      const { postId, threadId, reply } = payload;
      state.ofPosts = withData(state.ofPosts, postId, (data) =>
        withOneMore(
          withThread(data, threadId, (thread) => addReply(thread, reply)),
          reply,
        ),
      );
    },
    commentsViewed: (state, { payload }: PayloadAction<{ postId: string; view: CommentView }>) => {
      state.ofPosts = withData(state.ofPosts, payload.postId, (data) =>
        withView(data, payload.view),
      );
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(authorMuted, (state, { payload: { authorId, isMuted } }) => {
        // Comments that are seen again have to be loaded.
        state.ofPosts = isMuted ? withoutCommentsBy(state.ofPosts, { authorId, isMuted }) : [];
      })
      .addCase(authorBlocked, (state, { payload: { authorId, isBlocked } }) => {
        if (isBlocked)
          state.ofPosts = withoutCommentsBy(state.ofPosts, { authorId, isMuted: false });
      })
      .addCase(fetchMoreComments.fulfilled, (state, { meta, payload }) => {
        const join = (before: CommentData) => joinComments(before, payload);
        state.ofPosts = withData(state.ofPosts, meta.arg.postId, join);
      })
      .addCase(fetchLinkedThread.fulfilled, (state, { meta, payload }) => {
        if (payload === null) return;
        state.ofPosts = withData(state.ofPosts, meta.arg.postId, (data) => ({
          ...withView(data, { ...usualView, commentId: payload._id }),
          comments: [payload],
          isPending: undefined,
        }));
      })
      .addCase(fetchMoreReplies.fulfilled, (state, { meta, payload }) => {
        const { postId, parentId, skip, isEarlier } = meta.arg;
        const { comments: replies, areMore } = payload;
        state.ofPosts = withData(state.ofPosts, postId, (data) =>
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
        state.ofPosts = withData(state.ofPosts, postId, (data) =>
          withLikes(data, commentId, () => ({ likes, isLiked })),
        );
      })
      .addMatcher(isAsyncThunkAction(fetchComments), (state, action) => {
        state.ofPosts = reduceComments(state.ofPosts, action);
      });
  },
});

export const { commentsChanged, commentsViewed, replyAdded } = commentSlice.actions;

commentSlice.injectInto(rootReducer);
