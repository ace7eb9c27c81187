import { entryOf } from '@/store/cache';
import type { RouteQuery } from '@/store/routeQuery';
import { type HomeData, homeKey, listKey, type PostListData, selectBlog } from './blogSlice';
import { fetchHome, fetchPosts, type PostsQuery } from './blogThunks';

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
