import { canRead } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import { notify, withdrawSource } from '../../notifications/memory/notify';
import { likeSource } from '../../notifications/notificationSources';
import type { LikeState } from '../../rows/rows';
import type { LikeData } from '../likePort';

export function createMemoryLikes(store: Store): LikeData {
  const state = (postId: string, userId: string | null): LikeState => ({
    totalLikes: store.tables.likes.list('postId', postId).length,
    isLiked: userId !== null && store.tables.likes.has({ postId, userId }),
  });
  return {
    async add(like) {
      const { posts, likes } = store.tables;
      if (!canRead(store.tables, like.userId, posts.get(like.postId))) return null;
      const post = posts.get(like.postId);
      if (post && !likes.has(like)) {
        likes.put(like);
        const { postId, userId: actorId, createdAt } = like;
        const source = likeSource(postId, actorId);
        const notice = { recipient: post.authorId, kind: 'likes', postId } as const;
        notify(store.tables, notice, { source, actorId, commentId: null, createdAt });
      }
      return state(like.postId, like.userId);
    },
    async remove(like) {
      const post = store.tables.posts.get(like.postId);
      if (!canRead(store.tables, like.userId, post)) return null;
      store.tables.likes.remove(like);
      withdrawSource(store.tables, likeSource(like.postId, like.userId));
      return state(like.postId, like.userId);
    },
    state: async (postId, userId) =>
      store.tables.posts.has(postId) ? state(postId, userId) : null,
  };
}
