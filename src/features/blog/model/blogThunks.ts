import type { Answer } from '@contract/endpoint';
import * as posts from '@contract/endpoints/posts';
import { limits } from '@contract/limits';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** One page of all posts, or of those that match a search term or a tag. */
export type PostsQuery = { term: string; page: number };

export type PostList = Answer<typeof posts.listPosts>;

export const fetchHome = createAppAsyncThunk(
  'blog/fetchHome',
  async (_: void, { call }) => (await call(posts.readHome, {})).data,
  { posts: ({ trendingPosts, authorPosts }) => ({ listed: [...trendingPosts, ...authorPosts] }) },
);

export const fetchPosts = createAppAsyncThunk(
  'blog/fetchPosts',
  ({ term, page }: PostsQuery, { call }) => {
    const skip = page * limits.pageSize;
    return term
      ? call(posts.searchPosts, { body: { tagsearch: term, skip } })
      : call(posts.listPosts, { query: { skip } });
  },
  { posts: ({ posts: listed }) => ({ listed }) },
);
