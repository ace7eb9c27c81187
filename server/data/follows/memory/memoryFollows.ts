import { activeUser } from '../../memory/tables/access';
import { followCard } from '../../memory/tables/cards';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import { notify, withdrawSource } from '../../notifications/memory/notify';
import { followSource } from '../../notifications/notificationSources';
import type { FollowData } from '../followPort';

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
      notify(store.tables, { recipient, kind: 'follower' }, event);
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
      withdrawSource(store.tables, followSource(id));
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
