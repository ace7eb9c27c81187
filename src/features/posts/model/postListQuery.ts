import type { Answer } from '@contract/endpoint';
import { listPosts, searchPosts } from '@contract/endpoints/posts';
import { limits } from '@contract/limits';
import type { RootState } from '@/store/appTypes';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { idsOf } from '@/store/idsOf';
import { queryOf } from '@/store/queryOf';
import '@/store/posts/postCardsSlice';

/** One page of all posts, or of those that match a search term or a tag. */
export type PostsQuery = { term: string; page: number };

/** What matches a search besides the posts; missing if the server doesn't look for it. */
export type SearchMatches = Pick<
  Answer<typeof listPosts>,
  'corrected' | 'authors' | 'topics' | 'excerpts'
>;

export const fetchPosts = createAppAsyncThunk(
  'blog/fetchPosts',
  ({ term, page }: PostsQuery, { call }) => {
    const skip = page * limits.pageSize;
    return term
      ? call(searchPosts, { body: { tagsearch: term, skip } })
      : call(listPosts, { query: { skip } });
  },
  { posts: ({ posts: listed }) => ({ listed }) },
);

export const postListQuery = queryOf(fetchPosts, {
  name: 'postLists',
  keyOf: ({ term, page }) => `${page}:${term.toLowerCase()}`,
  dataOf: ({ posts, areMore, count = null, corrected, authors, topics, excerpts }) => ({
    ids: idsOf(posts),
    areMore,
    /** The number of posts on all pages; null if the server doesn't count. */
    count,
    matches: { corrected, authors, topics, excerpts } satisfies SearchMatches,
  }),
  limit: limits.cache.postLists,
});

/** Of the newest list. They stay until the next list has arrived. */
const newestKeywords = queryOf(fetchPosts, {
  name: 'keywords',
  keyOf: () => '',
  dataOf: ({ keywords }) => keywords.slice(0, limits.listKeywords),
  limit: 1,
});

const none: readonly string[] = [];

export const selectKeywords = (state: RootState): readonly string[] =>
  newestKeywords.selectAll(state)[0]?.data ?? none;
