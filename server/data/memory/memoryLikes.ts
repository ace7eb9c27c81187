import type { LikeData, LikeState } from '../port';
import type { Store } from './store';
import { keysOf } from './tableRows';

type Liked = { postId: string; userId: string };

const keyOf = (like: Liked) => keysOf.likes({ ...like, createdAt: 0 });

function stateOf({ tables, indexes }: Store, { postId, userId }: Liked): LikeState {
  return {
    totalLikes: indexes.likes.ofPost.count(postId),
    isLiked: tables.likes.has(keyOf({ postId, userId })),
  };
}

export function createMemoryLikes(store: Store): LikeData {
  return {
    async add(like) {
      const { posts, users, likes } = store.tables;
      if (!posts.has(like.postId) || !users.has(like.userId)) return null;
      if (!likes.has(keyOf(like))) likes.put(like);
      return stateOf(store, like);
    },
    async remove(like) {
      if (!store.tables.posts.has(like.postId)) return null;
      store.tables.likes.drop(keyOf(like));
      return stateOf(store, like);
    },
    async state(postId, userId) {
      if (!store.tables.posts.has(postId)) return null;
      return stateOf(store, { postId, userId: userId ?? '' });
    },
  };
}
