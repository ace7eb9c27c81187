import type { FollowData } from '../followPort';
import type { LikeData } from '../likePort';
import { followSource, likeSource } from '../notificationSources';
import type { LikeRow, LikeState } from '../rows';
import { activeUser, canRead } from './access';
import { followCard } from './cards';
import { pageOf } from './paging';
import { keysOf } from './rowKeys';
import type { Store } from './store';
import { tell, untellSource } from './tell';

const likeKey = (like: Omit<LikeRow, 'createdAt'>) => keysOf.likes({ ...like, createdAt: 0 });

export function createMemoryLikes(store: Store): LikeData {
  const state = (postId: string, userId: string | null): LikeState => ({
    totalLikes: store.tables.likes.list('postId', postId).length,
    isLiked: userId !== null && store.tables.likes.has(likeKey({ postId, userId })),
  });
  return {
    async add(like) {
      const { posts, likes } = store.tables;
      if (!canRead(store.tables, like.userId, posts.get(like.postId))) return null;
      const post = posts.get(like.postId);
      if (post && !likes.has(likeKey(like))) {
        likes.put(like);
        const { postId, userId: actorId, createdAt } = like;
        const source = likeSource(postId, actorId);
        const told = { recipient: post.authorId, kind: 'likes', postId } as const;
        tell(store.tables, told, { source, actorId, commentId: null, createdAt });
      }
      return state(like.postId, like.userId);
    },
    async remove(like) {
      const post = store.tables.posts.get(like.postId);
      if (!canRead(store.tables, like.userId, post)) return null;
      store.tables.likes.remove(likeKey(like));
      untellSource(store.tables, likeSource(like.postId, like.userId));
      return state(like.postId, like.userId);
    },
    state: async (postId, userId) =>
      store.tables.posts.has(postId) ? state(postId, userId) : null,
  };
}

export function createMemoryFollows(store: Store): FollowData {
  const isFollower = (id: string) => activeUser(store.tables, id)?.isVerified === true;
  const between = (authorId: string, followerId: string) =>
    store.tables.follows.list('byPair', `${authorId} ${followerId}`)[0];
  return {
    async insert(follow) {
      const { follows } = store.tables;
      if (!activeUser(store.tables, follow.authorId)) return 'no author';
      if (!isFollower(follow.followerId)) return 'not allowed';
      if (between(follow.authorId, follow.followerId)) return 'already following';
      follows.put(follow);
      const { id, authorId: recipient, followerId: actorId, createdAt } = follow;
      const event = { source: followSource(id), actorId, commentId: null, createdAt };
      tell(store.tables, { recipient, kind: 'follower' }, event);
      return { ...follow };
    },
    async byId(id) {
      const follow = store.tables.follows.get(id);
      return follow && { ...follow };
    },
    async between({ authorId, followerId }) {
      const follow = between(authorId, followerId);
      return follow ? { ...follow } : null;
    },
    async remove(id, followerId) {
      const isOwn = store.tables.follows.get(id)?.followerId === followerId;
      if (!isOwn || !isFollower(followerId)) return null;
      untellSource(store.tables, followSource(id));
      return store.tables.follows.remove(id)?.authorId ?? null;
    },
    async followersOf({ userId, ...page }) {
      const follows = store.tables.follows.list('authorId', userId).toReversed();
      return pageOf(follows, page, (follow) => followCard(store.tables, follow, 'followerId'));
    },
    async followedBy({ userId, ...page }) {
      const follows = store.tables.follows.list('followerId', userId).toReversed();
      return pageOf(follows, page, (follow) => followCard(store.tables, follow, 'authorId'));
    },
  };
}
