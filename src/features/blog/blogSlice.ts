import type { PostCard } from '@contract/entities';
import { limits } from '@contract/limits';
import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { began, failed, type Loading, notLoaded, succeeded } from '@/lib/loading';
import { fetchHome, fetchPosts, type PostsQuery } from './blogThunks';
import { deletePost } from './postThunks';

/** A page of posts as it was last seen; `allPosts` is null until it has come once. */
export type PostList = Loading & { allPosts: string[] | null; areMore: boolean };

type BlogState = {
  posts: ReturnType<typeof cards.getInitialState>;
  home: Loading;
  trendingPosts: string[] | null;
  popularAuthorPosts: string[];
  tags: string[];
  /** Every page seen so far by its query, so that going back shows it at once. */
  lists: Record<string, PostList>;
  keywords: string[];
  /** The request of the list that was asked for last; only its keywords are shown. */
  latestRequestId: string | null;
};

const cards = createEntityAdapter({ selectId: ({ _id }: PostCard) => _id });
const idsOf = (posts: readonly PostCard[]) => posts.map(({ _id }) => _id);

export function listKey({ term, page }: PostsQuery) {
  return `${page}:${term.toLowerCase()}`;
}

const initialState: BlogState = {
  posts: cards.getInitialState(),
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
        cards.upsertMany(state.posts, [...data.trendingPosts, ...data.authorPosts]);
        state.trendingPosts = idsOf(data.trendingPosts);
        state.popularAuthorPosts = idsOf(data.authorPosts);
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
        cards.upsertMany(state.posts, payload.posts);
        list.allPosts = idsOf(payload.posts);
        list.areMore = payload.areMore;
        if (meta.requestId === state.latestRequestId) {
          state.keywords = payload.keywords.slice(0, limits.listKeywords);
        }
      })
      // The lists keep its id, and pass over what is not there any more.
      .addCase(deletePost.fulfilled, ({ posts }, { meta }) => {
        cards.removeOne(posts, meta.arg.id);
      });
  },
});

export const blogReducer = blogSlice.reducer;
