import type { PostCard } from '@contract/entities';
import { limits } from '@contract/limits';
import { createSlice } from '@reduxjs/toolkit';
import { began, failed, type Loading, notLoaded, succeeded } from '@/store/loading';
import { rootReducer } from '@/store/rootReducer';
import { fetchHome, fetchPosts, type PostsQuery } from './blogThunks';
import { postDeleted } from './postEvents';

/** A page of posts as it was last seen; `allPosts` is null until it has come once. */
export type PostList = Loading & { allPosts: PostCard[] | null; areMore: boolean };

export type BlogState = {
  home: Loading;
  /** null until they have come once. */
  trendingPosts: PostCard[] | null;
  popularAuthorPosts: PostCard[];
  tags: string[];
  /** Every page seen so far by its query, so that going back shows it at once. */
  lists: Record<string, PostList>;
  keywords: string[];
  /** The request of the list that was asked for last; only its keywords are shown. */
  latestRequestId: string | null;
};

export function listKey({ term, page }: PostsQuery) {
  return `${page}:${term.toLowerCase()}`;
}

const initialState: BlogState = {
  home: notLoaded,
  trendingPosts: null,
  popularAuthorPosts: [],
  tags: [],
  lists: {},
  keywords: [],
  latestRequestId: null,
};

function listOf({ lists }: BlogState, query: PostsQuery): PostList {
  const key = listKey(query);
  lists[key] ??= { ...notLoaded, allPosts: null, areMore: false };
  return lists[key];
}

declare module '@/store/appTypes' {
  interface LazySlices {
    blog: BlogState;
  }
}

const blogSlice = createSlice({
  name: 'blog',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchHome.pending, ({ home }, { meta }) => began(home, meta))
      .addCase(fetchHome.rejected, ({ home }, { meta }) => failed(home, meta))
      .addCase(fetchHome.fulfilled, (state, { payload: { data }, meta }) => {
        if (!succeeded(state.home, meta)) return;
        state.trendingPosts = data.trendingPosts;
        state.popularAuthorPosts = data.authorPosts;
        state.tags = data.topKeywords.slice(0, limits.homeTags);
      })
      .addCase(fetchPosts.pending, (state, { meta }) => {
        began(listOf(state, meta.arg), meta);
        state.latestRequestId = meta.requestId;
      })
      .addCase(fetchPosts.rejected, (state, { meta }) => failed(listOf(state, meta.arg), meta))
      .addCase(fetchPosts.fulfilled, (state, { payload, meta }) => {
        const list = listOf(state, meta.arg);
        if (!succeeded(list, meta)) return;
        list.allPosts = payload.posts;
        list.areMore = payload.areMore;
        if (meta.requestId === state.latestRequestId) {
          state.keywords = payload.keywords.slice(0, limits.listKeywords);
        }
      })
      .addCase(postDeleted, (state, { payload }) => {
        const isLeft = ({ _id }: PostCard) => _id !== payload.id;
        state.trendingPosts = state.trendingPosts?.filter(isLeft) ?? null;
        state.popularAuthorPosts = state.popularAuthorPosts.filter(isLeft);
        for (const list of Object.values(state.lists)) {
          list.allPosts = list.allPosts?.filter(isLeft) ?? null;
        }
      });
  },
});

export const selectBlog = blogSlice.injectInto(rootReducer).selectSlice;
