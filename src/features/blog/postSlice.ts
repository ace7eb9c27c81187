import type { Comment, LikeState, PostCard, PostDetails } from '@contract/entities';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { began, failed, type Loading, notLoaded, succeeded } from '@/store/loading';
import { rootReducer } from '@/store/rootReducer';
import type { Summary } from './post/summary/readSummary';
import { postDeleted } from './postEvents';
import {
  fetchComments,
  fetchPost,
  likePost,
  readyPost,
  summarisePost,
  unlikePost,
} from './postThunks';

/** A post as it was last seen; `details` is null until it has come. */
export type PostEntry = Loading & {
  details: PostDetails | null;
  recentPosts: PostCard[];
  /** Who it was answered to; what may be seen depends on it. */
  viewerId: string | null;
  /** The like that is on its way, and what holds if it fails. */
  like: { requestId: string; confirmed: LikeState } | null;
};

export type CommentList = Loading & { comments: Comment[] | null };

export type PostState = {
  posts: Record<string, PostEntry>;
  comments: Record<string, CommentList>;
  summary: Loading & { postId: string | null; shown: Summary | null };
};

const initialState: PostState = {
  posts: {},
  comments: {},
  summary: { ...notLoaded, postId: null, shown: null },
};

function entryOf({ posts }: PostState, url: string): PostEntry {
  posts[url] ??= { ...notLoaded, details: null, recentPosts: [], viewerId: null, like: null };
  return posts[url];
}

function commentsOf({ comments }: PostState, postId: string): CommentList {
  comments[postId] ??= { ...notLoaded, comments: null };
  return comments[postId];
}

function showLikes({ details }: PostEntry, { totalLikes, isLiked }: LikeState) {
  if (details) Object.assign(details, { likes: totalLikes, isLiked });
}

function likeBegan(entry: PostEntry, requestId: string, isLiked: boolean) {
  const { details } = entry;
  if (!details) return;
  const shown = { totalLikes: details.likes, isLiked: details.isLiked };
  entry.like = { requestId, confirmed: entry.like?.confirmed ?? shown };
  if (isLiked === shown.isLiked) return;
  showLikes(entry, { totalLikes: shown.totalLikes + (isLiked ? 1 : -1), isLiked });
}

declare module '@/store/appTypes' {
  interface LazySlices {
    post: PostState;
  }
}

const postSlice = createSlice({
  name: 'post',
  initialState,
  reducers: {
    authorFollowed: (state, { payload }: PayloadAction<{ url: string; by: 1 | -1 }>) => {
      const { details } = entryOf(state, payload.url);
      if (details) details.author.followers += payload.by;
    },
    summaryClosed: ({ summary }) => {
      summary.shown = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(postDeleted, (state, { payload }) => {
        entryOf(state, payload.url).details = null;
      })
      .addCase(likePost.pending, (state, { meta }) =>
        likeBegan(entryOf(state, meta.arg.url), meta.requestId, true),
      )
      .addCase(unlikePost.pending, (state, { meta }) =>
        likeBegan(entryOf(state, meta.arg.url), meta.requestId, false),
      )
      .addCase(fetchComments.pending, (state, { meta }) =>
        began(commentsOf(state, meta.arg.postId), meta),
      )
      .addCase(fetchComments.rejected, (state, { meta }) =>
        failed(commentsOf(state, meta.arg.postId), meta),
      )
      .addCase(fetchComments.fulfilled, (state, { payload, meta }) => {
        const list = commentsOf(state, meta.arg.postId);
        if (succeeded(list, meta)) list.comments = payload.comments;
      })
      .addCase(summarisePost.pending, ({ summary }, { meta }) => {
        began(summary, meta);
        summary.postId = meta.arg.postId;
        summary.shown = null;
      })
      .addCase(summarisePost.rejected, ({ summary }, { meta }) => failed(summary, meta))
      .addCase(summarisePost.fulfilled, ({ summary }, { payload, meta }) => {
        if (succeeded(summary, meta)) summary.shown = payload.summary;
      })
      .addMatcher(isAnyOf(fetchPost.pending, readyPost.pending), (state, { meta }) =>
        began(entryOf(state, meta.arg.url), meta),
      )
      .addMatcher(isAnyOf(fetchPost.fulfilled, readyPost.fulfilled), (state, { payload, meta }) => {
        const entry = entryOf(state, meta.arg.url);
        if (!succeeded(entry, meta)) return;
        entry.details = payload.postDetails;
        entry.recentPosts = payload.recentPosts;
        entry.viewerId = payload.viewerId;
        entry.like = null;
      })
      .addMatcher(isAnyOf(fetchPost.rejected), (state, { payload, meta }) => {
        const entry = entryOf(state, meta.arg.url);
        if (entry.requestId === meta.requestId && payload?.kind === 'refused') entry.details = null;
        failed(entry, meta);
      })
      .addMatcher(isAnyOf(readyPost.rejected), (state, { meta }) =>
        failed(entryOf(state, meta.arg.url), { ...meta, aborted: true }),
      )
      .addMatcher(isAnyOf(likePost.fulfilled, unlikePost.fulfilled), (state, { payload, meta }) => {
        const entry = entryOf(state, meta.arg.url);
        if (entry.like?.requestId === meta.requestId) {
          entry.like = null;
          showLikes(entry, payload.data);
        } else if (entry.like) entry.like.confirmed = payload.data;
      })
      .addMatcher(isAnyOf(likePost.rejected, unlikePost.rejected), (state, { meta }) => {
        const entry = entryOf(state, meta.arg.url);
        if (entry.like?.requestId !== meta.requestId) return;
        showLikes(entry, entry.like.confirmed);
        entry.like = null;
      });
  },
});

export const { authorFollowed, summaryClosed } = postSlice.actions;
export const postReducer = postSlice.reducer;

export const selectPost = postSlice.injectInto(rootReducer).selectSlice;
