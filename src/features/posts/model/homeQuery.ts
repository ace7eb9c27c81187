import { readHome } from '@contract/endpoints/posts';
import { limits } from '@contract/limits';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { idsOf } from '@/store/idsOf';
import { queryOf } from '@/store/queryOf';
import '@/store/posts/postCardsSlice';

export const fetchHome = createAppAsyncThunk(
  'blog/fetchHome',
  async (_: null, { call }) => (await call(readHome, {})).data,
  { posts: ({ trendingPosts, authorPosts }) => ({ listed: [...trendingPosts, ...authorPosts] }) },
);

export const homeQuery = queryOf(fetchHome, {
  name: 'home',
  keyOf: () => '',
  dataOf: ({ trendingPosts, authorPosts, topKeywords }) => ({
    trendingIds: idsOf(trendingPosts),
    authorPostIds: idsOf(authorPosts),
    tags: topKeywords.slice(0, limits.homeTags),
  }),
  limit: 1,
})(null);
