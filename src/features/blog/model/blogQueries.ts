import { entryOf } from '@/store/cache';
import type { RouteQuery } from '@/store/routeQuery';
import {
  type HomeData,
  homeKey,
  listKey,
  type MoreData,
  moreKey,
  type PostListData,
  selectBlog,
} from './blogSlice';
import {
  fetchHome,
  fetchMorePosts,
  fetchPosts,
  type MoreQuery,
  type PostsQuery,
} from './blogThunks';

export const homeQuery: RouteQuery<HomeData> = {
  key: 'blog/home',
  fetch: () => fetchHome(),
  select: (state) => entryOf(selectBlog(state).home, homeKey),
};

export function postListQuery(query: PostsQuery): RouteQuery<PostListData> {
  return {
    key: `blog/list/${listKey(query)}`,
    fetch: () => fetchPosts(query),
    select: (state) => entryOf(selectBlog(state).lists, listKey(query)),
  };
}

export function morePostsQuery(query: MoreQuery): RouteQuery<MoreData> {
  return {
    key: `blog/more/${moreKey(query)}`,
    fetch: () => fetchMorePosts(query),
    select: (state) => entryOf(selectBlog(state).more, moreKey(query)),
  };
}
