import type { PostCard, PostDetails } from '@contract/entities';
import { limits } from '@contract/limits';
import { createSlice, isAsyncThunkAction, type PayloadAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer, withData } from '@/store/cache';
import { idsOf } from '@/store/idsOf';
import { postSaved } from '@/store/posts/postEvents';
import {
  notRequested,
  type RequestState,
  requestFailed,
  requestStarted,
  requestSucceeded,
} from '@/store/requestState';
import { rootReducer } from '@/store/rootReducer';
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

const initialState: PostState = {
  posts: [],
  summary: { ...notRequested, postId: null, shown: null },
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
      .addMatcher(isAsyncThunkAction(fetchPost), (state, action) => {
        state.posts = reducePosts(state.posts, action);
      })
      .addMatcher(isAsyncThunkAction(prefetchPost), (state, action) => {
        state.posts = reducePrefetched(state.posts, action);
      });
  },
});

export const { authorFollowed, summaryClosed } = postSlice.actions;
export const { selectSlice: selectPost } = postSlice.injectInto(rootReducer);
