import type { CommentData, FollowData, LikeData, LikeState } from '../port';
import type { LikeRow } from '../rows';
import { commentCard, followCard } from './cards';
import { pageOf } from './paging';
import type { Store } from './store';
import { keysOf } from './tableRows';

export function createMemoryComments(store: Store): CommentData {
  return {
    async insert(comment) {
      const { posts, users, comments } = store.tables;
      if (!posts.has(comment.postId) || !users.has(comment.authorId)) return 'no post';
      comments.put(comment);
      return { ...comment };
    },
    async byId(id) {
      const comment = store.tables.comments.get(id);
      return comment && { ...comment };
    },
    async ofPost(postId) {
      const newestFirst = store.tables.comments.list('byPost', postId).toReversed();
      return newestFirst.map((comment) => commentCard(store.tables, comment));
    },
    async update(id, { text, updatedAt }) {
      const comment = store.tables.comments.get(id);
      if (comment) store.tables.comments.put({ ...comment, text, updatedAt });
      return comment !== null;
    },
    remove: async (id) => store.tables.comments.remove(id) !== null,
  };
}

const likeKey = (like: Omit<LikeRow, 'createdAt'>) => keysOf.likes({ ...like, createdAt: 0 });

export function createMemoryLikes(store: Store): LikeData {
  const state = (postId: string, userId: string | null): LikeState => ({
    totalLikes: store.tables.likes.list('byPost', postId).length,
    isLiked: userId !== null && store.tables.likes.has(likeKey({ postId, userId })),
  });
  return {
    async add(like) {
      const { posts, users, likes } = store.tables;
      if (!posts.has(like.postId) || !users.has(like.userId)) return null;
      if (!likes.has(likeKey(like))) likes.put(like);
      return state(like.postId, like.userId);
    },
    async remove(like) {
      if (!store.tables.posts.has(like.postId)) return null;
      store.tables.likes.remove(likeKey(like));
      return state(like.postId, like.userId);
    },
    state: async (postId, userId) =>
      store.tables.posts.has(postId) ? state(postId, userId) : null,
  };
}

export function createMemoryFollows(store: Store): FollowData {
  const between = (authorId: string, followerId: string) =>
    store.tables.follows.list('byPair', `${authorId} ${followerId}`)[0];
  return {
    async insert(follow) {
      const { users, follows } = store.tables;
      if (!users.has(follow.authorId) || !users.has(follow.followerId)) return 'no author';
      if (between(follow.authorId, follow.followerId)) return 'already following';
      follows.put(follow);
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
    remove: async (id) => store.tables.follows.remove(id) !== null,
    async followersOf({ userId, ...page }) {
      const follows = store.tables.follows.list('byAuthor', userId).toReversed();
      return pageOf(follows, page, (follow) => followCard(store.tables, follow, 'followerId'));
    },
    async followedBy({ userId, ...page }) {
      const follows = store.tables.follows.list('byFollower', userId).toReversed();
      return pageOf(follows, page, (follow) => followCard(store.tables, follow, 'authorId'));
    },
  };
}
