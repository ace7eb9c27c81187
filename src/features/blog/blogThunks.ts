import { limits } from '@contract/limits';
import * as posts from '@/api/posts';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** One page of the posts: of all, or of those that a term or a tag finds. */
export type PostsQuery = { term: string; page: number };

export const fetchHome = createAppAsyncThunk('blog/fetchHome', (_: void, { signal }) =>
  posts.readHome({ signal }),
);

export const fetchPosts = createAppAsyncThunk(
  'blog/fetchPosts',
  ({ term, page }: PostsQuery, { signal }) => {
    const skip = page * limits.pageSize;
    return term
      ? posts.searchPosts({ tagsearch: term, skip }, { signal })
      : posts.listPosts(skip, { signal });
  },
);
