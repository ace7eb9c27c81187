import type { PostCard, PostDetails } from '@contract/entities';
import { limits } from '@contract/limits';
import { createSlice, isAsyncThunkAction, isFulfilled, type PayloadAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, withData } from '@/store/cache';
import { idsOf } from '@/store/idsOf';
import { authorBlocked, authorMuted, postSaved } from '@/store/posts/postEvents';
import {
  notRequested,
  type RequestState,
  requestFailed,
  requestStarted,
  requestSucceeded,
} from '@/store/requestState';
import { rootReducer } from '@/store/rootReducer';
import {
  type CommentData,
  joinComments,
  joinReplies,
  withLikes,
  withoutCommentsBy,
  withThread,
} from './commentData';
import { likeComment, unlikeComment } from './commentLikeThunks';
import { fetchComments, fetchMoreComments, fetchMoreReplies } from './commentQueryThunks';
import { fetchPost, prefetchPost, summarisePost } from './postThunks';
import type { Summary } from './readSummary';
import '@/store/posts/postCardsSlice';

/** What a post has beside its card. */
export type PostData = {
  id: string;
  content: string;
  revision: PostDetails['revision'];
  canonicalUrl: string;
  commentsClosed: PostDetails['commentsClosed'];
  author: PostDetails['author'];
  recentIds: string[];
};

type PostState = {
  /** By url. */
  posts: Cache<PostData>;
  /** By the id of the post. */
  comments: Cache<CommentData>;
  summary: RequestState & { postId: string | null; shown: Summary | null };
};

declare module '@/store/appTypes' {
  interface LazySlices {
    post: PostState;
  }
}

type PostAnswer = { postDetails: PostDetails; recentPosts: PostCard[] };

const postCache = {
  keyOf: ({ url }: { url: string }) => url,
  dataOf: ({ postDetails, recentPosts }: PostAnswer): PostData => ({
    id: postDetails._id,
    content: postDetails.content,
    revision: postDetails.revision,
    canonicalUrl: postDetails.canonicalUrl,
    commentsClosed: postDetails.commentsClosed,
    author: postDetails.author,
    recentIds: idsOf(recentPosts),
  }),
  limit: limits.cache.posts,
};
const reducePosts = createCacheReducer({ ...postCache, thunk: fetchPost, dropsRefused: true });
const reducePrefetched = createCacheReducer({
  ...postCache,
  thunk: prefetchPost,
  ignoresFailure: true,
});

const reduceComments = createCacheReducer({
  thunk: fetchComments,
  keyOf: ({ postId }) => postId,
  dataOf: (answer): CommentData => answer,
  limit: limits.cache.commentLists,
});

const initialState: PostState = {
  posts: [],
  comments: [],
  summary: { ...notRequested, postId: null, shown: null },
};

/** Shows a like before its answer, or takes it back. */
const setLiked =
  (isLiked: boolean) =>
  (
    state: PostState,
    { meta: { arg } }: { meta: { arg: { postId: string; commentId: string } } },
  ) => {
    state.comments = withData(state.comments, arg.postId, (data) =>
      withLikes(data, arg.commentId, (before) =>
        before.isLiked === isLiked ? before : { isLiked, likes: before.likes + (isLiked ? 1 : -1) },
      ),
    );
  };

const postSlice = createSlice({
  name: 'post',
  initialState,
  reducers: {
    authorFollowed: (state, { payload }: PayloadAction<{ url: string; by: 1 | -1 }>) => {
      state.posts = withData(state.posts, payload.url, ({ author, ...data }) => ({
        ...data,
        author: { ...author, followers: author.followers + payload.by },
      }));
    },
    commentsChanged: (state, { payload }: PayloadAction<{ postId: string; data: CommentData }>) => {
      state.comments = withData(state.comments, payload.postId, () => payload.data);
    },
    summaryClosed: ({ summary }) => {
      summary.shown = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(postSaved, (state, { payload }) => {
        const { url, content, revision, canonicalUrl, commentsClosed, author } = payload;
        const saved = { content, revision, canonicalUrl, commentsClosed, author };
        state.posts = withData(state.posts, url, (data) => ({ ...data, ...saved }));
      })
      .addCase(authorMuted, (state, { payload: { authorId, isMuted } }) => {
        // Comments that are seen again have to be loaded.
        state.comments = isMuted ? withoutCommentsBy(state.comments, authorId) : [];
      })
      .addCase(authorBlocked, (state, { payload: { authorId, isBlocked } }) => {
        if (isBlocked) state.comments = withoutCommentsBy(state.comments, authorId);
      })
      .addCase(summarisePost.pending, ({ summary }, { meta }) => {
        Object.assign(summary, requestStarted(meta), { postId: meta.arg.postId, shown: null });
      })
      .addCase(summarisePost.rejected, ({ summary }, { meta, payload }) => {
        if (summary.requestId !== meta.requestId) return;
        Object.assign(summary, requestFailed(meta, payload ?? null));
      })
      .addCase(summarisePost.fulfilled, ({ summary }, { meta, payload }) => {
        if (summary.requestId !== meta.requestId) return;
        Object.assign(summary, requestSucceeded, { shown: payload.summary });
      })
      .addCase(fetchMoreComments.fulfilled, (state, { meta, payload }) => {
        const join = (before: CommentData) => joinComments(before, payload);
        state.comments = withData(state.comments, meta.arg.postId, join);
      })
      .addCase(fetchMoreReplies.fulfilled, (state, { meta, payload }) => {
        const { postId, parentId } = meta.arg;
        state.comments = withData(state.comments, postId, (data) =>
          withThread(data, parentId, (thread) =>
            joinReplies(thread, payload.comments, payload.areMore),
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
        state.comments = withData(state.comments, postId, (data) =>
          withLikes(data, commentId, () => ({ likes, isLiked })),
        );
      })
      .addMatcher(isAsyncThunkAction(fetchPost), (state, action) => {
        state.posts = reducePosts(state.posts, action);
      })
      .addMatcher(isAsyncThunkAction(prefetchPost), (state, action) => {
        state.posts = reducePrefetched(state.posts, action);
      })
      .addMatcher(isAsyncThunkAction(fetchComments), (state, action) => {
        state.comments = reduceComments(state.comments, action);
      });
  },
});

export const { authorFollowed, commentsChanged, summaryClosed } = postSlice.actions;
export const { selectSlice: selectPost } = postSlice.injectInto(rootReducer);
