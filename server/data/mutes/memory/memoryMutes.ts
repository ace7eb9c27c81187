import { activeUser } from '../../memory/tables/access';
import { personCard } from '../../memory/tables/cards';
import { pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import type { MuteData } from '../mutePort';

export function createMemoryMutes(store: Store): MuteData {
  const find = (userId: string, mutedId: string) => store.tables.mutes.get({ userId, mutedId });

  return {
    async put(mute) {
      const { users, mutes } = store.tables;
      if (!activeUser(store.tables, mute.userId) || !users.has(mute.mutedId)) return false;
      if (!find(mute.userId, mute.mutedId)) mutes.put(mute);
      return true;
    },
    async remove(pair) {
      if (!activeUser(store.tables, pair.userId)) return false;
      store.tables.mutes.remove(pair);
      return true;
    },
    async list({ userId, ...page }) {
      const newestFirst = store.tables.mutes
        .list('userId', userId)
        .toSorted(
          (one, other) => other.createdAt - one.createdAt || (one.mutedId < other.mutedId ? 1 : -1),
        );
      return pageOf(newestFirst, page, (mute) => ({
        ...mute,
        account: personCard(store.tables, mute.mutedId),
      }));
    },
    async mutedUsernames({ userId, postId }) {
      const comments = store.tables.comments.list('postId', postId);
      const writers = new Set(comments.map(({ authorId }) => authorId));
      const muted = store.tables.mutes
        .list('userId', userId)
        .filter(({ mutedId }) => writers.has(mutedId));
      const names = muted.map(({ mutedId }) => personCard(store.tables, mutedId).username);
      return names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
    },
    async mutedBy({ usernames, mutedIds }) {
      const keys = new Set(usernames.map((username) => username.toLowerCase()));
      return [...new Set(mutedIds)]
        .flatMap((mutedId) => store.tables.mutes.list('mutedId', mutedId))
        .map(({ userId, mutedId }) => ({
          username: personCard(store.tables, userId).username,
          mutedId,
        }))
        .filter(({ username }) => keys.has(username.toLowerCase()))
        .toSorted((one, other) =>
          `${one.username.toLowerCase()} ${one.mutedId}` <
          `${other.username.toLowerCase()} ${other.mutedId}`
            ? -1
            : 1,
        );
    },
    async mutesBetween({ userId, others }) {
      const pairs = others.flatMap((other) => [find(userId, other), find(other, userId)]);
      return pairs
        .flatMap((mute) => (mute ? [{ userId: mute.userId, mutedId: mute.mutedId }] : []))
        .toSorted((one, other) =>
          `${one.userId} ${one.mutedId}` < `${other.userId} ${other.mutedId}` ? -1 : 1,
        );
    },
  };
}
