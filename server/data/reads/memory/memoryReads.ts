import { activeUser, canRead } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { ReadData } from '../readPort';

export function createMemoryReads(store: Store): ReadData {
  const latestFirst = (userId: string) =>
    store.tables.reads
      .list('userId', userId)
      .toSorted((one, other) => other.readAt - one.readAt || (one.postId < other.postId ? 1 : -1));
  const removeAll = (rows: readonly { userId: string; postId: string }[]) => {
    for (const row of rows) store.tables.reads.remove(row);
  };

  return {
    list: async (userId, take) =>
      latestFirst(userId)
        .slice(0, take)
        .map((row) => ({ ...row })),
    find: async (read) => store.tables.reads.get(read),
    async save({ userId, reads: saved, ifKept, most }) {
      const { users, posts, reads } = store.tables;
      const user = activeUser(store.tables, userId);
      if (!user) return null;
      if (ifKept && !user.keepsReads) return 'not kept';
      users.put({ ...user, keepsReads: true });
      for (const row of saved) {
        const stored = reads.get({ ...row, userId });
        const isLater = !stored || row.readAt >= stored.readAt;
        if (isLater && canRead(store.tables, userId, posts.get(row.postId)))
          reads.put({ userId, ...row });
      }
      removeAll(latestFirst(userId).slice(most));
      return 'saved';
    },
    async forget(userId) {
      const user = activeUser(store.tables, userId);
      if (!user) return false;
      store.tables.users.put({ ...user, keepsReads: false });
      removeAll(latestFirst(userId));
      return true;
    },
  };
}
