import { limits } from '@contract/limits';
import { createSlice, isAsyncThunkAction } from '@reduxjs/toolkit';
import { type Cache, createCacheReducer } from '@/store/cache';
import { idsOf } from '@/store/idsOf';
import { rootReducer } from '@/store/rootReducer';
import { fetchHome, fetchPosts, type PostList, type PostsQuery } from './blogThunks';
import '@/store/posts/postCardsSlice';

export type HomeData = { trendingIds: string[]; authorPostIds: string[]; tags: string[] };
/** What matches a search besides the posts; missing if the server doesn't look for it. */
export type SearchMatches = Pick<PostList, 'corrected' | 'authors' | 'topics' | 'excerpts'>;

export type PostListData = {
  ids: string[];
  areMore: boolean;
  /** The number of posts on all pages; null if the server doesn't count. */
  count: number | null;
  matches: SearchMatches;
};

type BlogState = {
  home: Cache<HomeData>;
  lists: Cache<PostListData>;
  /** The keywords of the newest list. They stay until the next list has arrived. */
  keywords: string[];
  newestListRequestId: string | null;
};

declare module '@/store/appTypes' {
  interface LazySlices {
    blog: BlogState;
  }
}

export const homeKey = 'home';
export const listKey = ({ term, page }: PostsQuery) => `${page}:${term.toLowerCase()}`;

const reduceHome = createCacheReducer({
  thunk: fetchHome,
  keyOf: () => homeKey,
  dataOf: ({ trendingPosts, authorPosts, topKeywords }): HomeData => ({
    trendingIds: idsOf(trendingPosts),
    authorPostIds: idsOf(authorPosts),
    tags: topKeywords.slice(0, limits.homeTags),
  }),
  limit: 1,
});

const reduceLists = createCacheReducer({
  thunk: fetchPosts,
  keyOf: listKey,
  dataOf: ({
    posts,
    areMore,
    count = null,
    corrected,
    authors,
    topics,
    excerpts,
  }): PostListData => ({
    ids: idsOf(posts),
    areMore,
    count,
    matches: { corrected, authors, topics, excerpts },
  }),
  limit: limits.cache.postLists,
});

const initialState: BlogState = {
  home: [],
  lists: [],
  keywords: [],
  newestListRequestId: null,
};

const blogSlice = createSlice({
  name: 'blog',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchPosts.pending, (state, { meta }) => {
        state.newestListRequestId = meta.requestId;
      })
      .addCase(fetchPosts.fulfilled, (state, { meta, payload }) => {
        if (meta.requestId !== state.newestListRequestId) return;
        state.keywords = payload.keywords.slice(0, limits.listKeywords);
      })
      .addMatcher(isAsyncThunkAction(fetchHome), (state, action) => {
        state.home = reduceHome(state.home, action);
      })
      .addMatcher(isAsyncThunkAction(fetchPosts), (state, action) => {
        state.lists = reduceLists(state.lists, action);
      });
  },
});

export const { selectSlice: selectBlog } = blogSlice.injectInto(rootReducer);
