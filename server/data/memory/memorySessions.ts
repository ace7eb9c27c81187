import type { SessionData } from '../port';
import type { Store } from './store';

export function createMemorySessions(store: Store): SessionData {
  return {
    async insert(session) {
      const { tables, indexes } = store;
      // The account can go while its password is being checked.
      if (!tables.users.has(session.userId)) return;
      for (const id of indexes.owned.sessions.of(session.userId)) {
        const older = tables.sessions.get(id);
        if (older && older.expiresAt <= session.createdAt) tables.sessions.drop(id);
      }
      tables.sessions.put(session);
    },
    byId: async (id) => store.tables.sessions.read(id),
    async rotate(id, expected, patch) {
      const session = store.tables.sessions.get(id);
      if (session?.refreshHash !== expected) return null;
      store.tables.sessions.put({ ...session, ...patch, id });
      return store.tables.sessions.read(id);
    },
    async remove(id) {
      store.tables.sessions.drop(id);
    },
    async removeOfUser(userId, except) {
      const { tables, indexes } = store;
      for (const id of indexes.owned.sessions.of(userId)) {
        if (id !== except) tables.sessions.drop(id);
      }
    },
  };
}
