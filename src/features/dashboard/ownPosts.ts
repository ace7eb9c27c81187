import type { PostCard } from '@contract/entities';
import type { UnknownAction } from '@reduxjs/toolkit';
import { fetchOwnPosts, setPublished, turnOwnPosts } from './dashboardThunks';
import { type Loadable, loadableReducer } from './loadable';

type Page = { posts: PostCard[]; areMore: boolean };

export type OwnPosts = {
  list: Loadable<Page>;
  /** The posts whose publication is being changed. */
  changing: readonly string[];
};

const listReducer = loadableReducer<Page>(fetchOwnPosts, turnOwnPosts);

function withPublished(list: Loadable<Page>, id: string, isPublished: boolean): Loadable<Page> {
  if (!list.data) return list;
  const posts = list.data.posts.map((post) => (post._id === id ? { ...post, isPublished } : post));
  return { ...list, data: { ...list.data, posts } };
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** One's own posts: a switch turns at once, and turns back when the API says no. */
export function ownPostsReducer(state: OwnPosts | undefined, action: UnknownAction): OwnPosts {
  const { list, changing } = state ?? { list: undefined, changing: [] };
  const listNow = listReducer(list, action);
  if (setPublished.pending.match(action)) {
    const { id, isPublished } = action.meta.arg;
    return { list: withPublished(listNow, id, isPublished), changing: [...changing, id] };
  }
  if (setPublished.fulfilled.match(action)) {
    const { id, isPublished } = action.meta.arg;
    return { list: withPublished(listNow, id, isPublished), changing: without(changing, id) };
  }
  if (setPublished.rejected.match(action) && !action.meta.condition) {
    const { id, isPublished } = action.meta.arg;
    return { list: withPublished(listNow, id, !isPublished), changing: without(changing, id) };
  }
  return state && listNow === list ? state : { list: listNow, changing };
}
