import type { FollowData } from '../port';
import { followCard } from './cards';
import { pageOf } from './paging';
import type { Store } from './store';

export function createMemoryFollows(store: Store): FollowData {
  return {
    async insert(follow) {
      const { users, follows } = store.tables;
      if (!users.has(follow.authorId) || !users.has(follow.followerId)) return 'no author';
      if (store.indexes.follows.idBetween(follow) !== null) return 'already following';
      follows.put(follow);
      return { ...follow };
    },
    byId: async (id) => store.tables.follows.read(id),
    async between(pair) {
      const id = store.indexes.follows.idBetween(pair);
      return id === null ? null : store.tables.follows.read(id);
    },
    remove: async (id) => store.tables.follows.drop(id) !== null,
    async followersOf({ userId, ...page }) {
      const followers = store.indexes.follows.ofAuthor.of(userId);
      return pageOf(followers, page, (id) => followCard(store, id, 'followerId'));
    },
    async followedBy({ userId, ...page }) {
      const followed = store.indexes.follows.ofFollower.of(userId);
      return pageOf(followed, page, (id) => followCard(store, id, 'authorId'));
    },
  };
}
