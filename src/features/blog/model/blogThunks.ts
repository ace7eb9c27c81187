import { limits } from '@contract/limits';
import * as posts from '@/api/posts';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** One page of all posts, or of those that match a search term or a tag. */
export type PostsQuery = { term: string; page: number };

export type PostList = Awaited<ReturnType<typeof posts.listPosts>>;

export const fetchHome = createAppAsyncThunk(
  'blog/fetchHome',
  async (_: void, { request }) => (await posts.readHome(request)).data,
  { posts: ({ trendingPosts, authorPosts }) => ({ listed: [...trendingPosts, ...authorPosts] }) },
);

export const fetchPosts = createAppAsyncThunk(
  'blog/fetchPosts',
  ({ term, page }: PostsQuery, { request }) => {
    const skip = page * limits.pageSize;
    return term
      ? posts.searchPosts({ tagsearch: term, skip }, request)
      : posts.listPosts(skip, request);
  },
  { posts: ({ posts: listed }) => ({ listed }) },
);
